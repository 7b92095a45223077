import ICUShim

/// The units that elapsed time is counted in.
enum RelativeDateUnit: Sendable, Hashable, CaseIterable {
    case minute, hour, day

    var icuUnit: WFRelativeDateTimeUnit {
        switch self {
        case .minute: .minute
        case .hour: .hour
        case .day: .day
        }
    }
}
