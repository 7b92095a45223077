/// The identifier of a time zone that ICU knows: one of the IANA time zone database (`Europe/Berlin`, `UTC`), or a
/// fixed offset from UTC (`GMT+05:30`).
///
/// Checked when it is made, since ICU would silently take the process's own zone for one that it does not know.
public struct ZoneID: Sendable {
    /// `Europe/Berlin`
    public let identifier: String
    /// Where a local time's offset from UTC comes from.
    let offsets: ZoneOffsets

    /// - Throws: ``WeatherFormatError/unknownZone(identifier:near:)``, for a wrong case too: `europe/berlin`.
    public init(_ identifier: String) throws(WeatherFormatError) {
        if let windows = ZoneWindowsTable.shared.find(identifier) {
            self.identifier = identifier
            offsets = .windows(windows)
            return
        }
        guard let resolved = try ZoneRegistry.resolve(identifier) else {
            throw .unknownZone(
                identifier: identifier, near: NearestNames.to(identifier, among: try ZoneRegistry.identifiers()))
        }
        self.identifier = resolved.identifier
        offsets = try ZoneOffsets(identifier: resolved.identifier, isFixed: resolved.isFixedOffset)
    }

    /// A zone that is always so many seconds ahead of UTC, as an offset in a document names it: `GMT-05:00`.
    ///
    /// - Throws: ``WeatherFormatError/unknownZone(identifier:near:)`` for 24 hours or more.
    public init(secondsFromUTC seconds: Int) throws(WeatherFormatError) {
        let magnitude = seconds.magnitude
        let parts = [magnitude / 3600, magnitude / 60 % 60, magnitude % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let shown = parts[2] == "00" ? parts.dropLast() : parts[...]
        try self.init("GMT\(seconds < 0 ? "-" : "+")" + shown.joined(separator: ":"))
    }

    /// Every identifier of ICU's time zone data, aliases too, in ICU's order.
    public static func known() throws(WeatherFormatError) -> [String] {
        try ZoneRegistry.identifiers()
    }

    /// Coordinated Universal Time.
    public static let utc = ZoneID(identifier: "UTC", offsets: .fixed(seconds: 0))

    private init(identifier: String, offsets: ZoneOffsets) {
        self.identifier = identifier
        self.offsets = offsets
    }
}

extension ZoneID: Hashable {
    public static func == (left: ZoneID, right: ZoneID) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension ZoneID: CustomStringConvertible {
    public var description: String { identifier }
}
