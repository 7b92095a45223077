/// Where the rules of a zone come from.
public enum ZoneRulesOrigin: Sendable, Hashable {
    /// The name says it all: UTC, `GMT+05:30`.
    case offset
    /// A rule of POSIX that the caller wrote.
    case rule
    /// The machine's zone database.
    case database
    /// ICU's own data, since the machine has no database, or this zone is not in it, or its file there is refused.
    case icu(refused: RefusedZoneFile?)

    var isICU: Bool {
        switch self {
        case .icu: true
        case .offset, .rule, .database: false
        }
    }
}
