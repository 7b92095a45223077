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

/// A file of the zone database that is not read.
public struct RefusedZoneFile: Sendable, Hashable {
    /// The zone whose file it is: `Europe/Berlin`.
    public let zone: String
    /// The database's folder: `/usr/share/zoneinfo`.
    public let folder: String
    /// What is wrong with it.
    public let problem: ZoneFileProblem
}

extension RefusedZoneFile: CustomStringConvertible {
    /// `"Europe/Berlin" in "/usr/share/zoneinfo": cut off at 1200 bytes: expected 2298`
    public var description: String {
        "\(WeatherFormatError.quoted(zone)) in \(WeatherFormatError.quoted(folder)): \(problem)"
    }
}
