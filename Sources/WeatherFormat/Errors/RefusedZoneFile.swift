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
    /// Such as `"Europe/Berlin" in "/usr/share/zoneinfo": cut off at 1200 bytes: expected 2298`.
    public var description: String {
        "\(WeatherFormatError.quoted(zone)) in \(WeatherFormatError.quoted(folder)): \(problem)"
    }
}
