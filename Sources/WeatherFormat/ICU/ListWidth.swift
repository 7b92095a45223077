import ICUShim

/// `UListFormatterWidth`.
enum ListWidth: Sendable, Hashable {
    case wide, short, narrow

    var icuWidth: WFListWidth {
        switch self {
        case .wide: .wide
        case .short: .short
        case .narrow: .narrow
        }
    }
}
