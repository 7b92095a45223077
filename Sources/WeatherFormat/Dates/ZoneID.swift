/// The identifier of a time zone that ICU knows: one of the IANA time zone database (`Europe/Berlin`, `UTC`), or a
/// fixed offset from UTC (`GMT+05:30`).
///
/// Checked when it is made, since ICU would silently take the process's own zone for one that it does not know.
public struct ZoneID: Sendable, Hashable {
    /// `Europe/Berlin`
    public let identifier: String

    /// - Throws: ``WeatherFormatError/unknownZone(identifier:near:)``, for a wrong case too: `europe/berlin`.
    public init(_ identifier: String) throws(WeatherFormatError) {
        guard let resolved = try ZoneRegistry.resolve(identifier) else {
            throw .unknownZone(
                identifier: identifier, near: NearestNames.to(identifier, among: try ZoneRegistry.identifiers()))
        }
        self.identifier = resolved.identifier
    }

    /// Every identifier of ICU's time zone data, aliases too, in ICU's order.
    public static func known() throws(WeatherFormatError) -> [String] {
        try ZoneRegistry.identifiers()
    }
}

extension ZoneID: CustomStringConvertible {
    public var description: String { identifier }
}

extension ZoneID {
    /// Coordinated Universal Time, which every ICU knows.
    public static let utc = ZoneID(known: "UTC")

    private init(known identifier: String) { self.identifier = identifier }
}
