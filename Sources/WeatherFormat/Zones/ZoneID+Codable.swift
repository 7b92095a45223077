import FoundationEssentials

/// Stored as its identifier: `"Europe/Berlin"`, `"GMT-05:00"`, a rule of POSIX, or a document's two offsets.
extension ZoneID: Codable {
    /// Reads an identifier, and checks it against the zones that are known here.
    ///
    /// - Throws: what a decoder throws, and ``WeatherFormatError/unknownZone(identifier:near:)``.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        if let zone = try ZoneID(twoOffsets: identifier) {
            self = zone
            return
        }
        do throws(WeatherFormatError) {
            try self.init(identifier)
        } catch {
            guard PosixZoneRule(identifier.utf8.prefix(129), presumesUSRules: true) != nil else { throw error }
            try self.init(posixRule: identifier)
        }
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The zone of a document that changes its offset: `GMT-07:00, from 2026-03-08T09:00Z GMT-06:00`; nil for another text.
    private init?(twoOffsets identifier: String) throws(WeatherFormatError) {
        let parts = identifier.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0].hasSuffix(","), parts[1] == "from",
            let change = try TimeText(String(parts[2]))?.instant(),
            let before = OffsetName.seconds(of: parts[0].dropLast()), let after = OffsetName.seconds(of: parts[3])
        else { return nil }
        try self.init(secondsFromUTC: before, then: after, from: change)
    }
}

extension OffsetName {
    /// The seconds of a spelling, of the bare `GMT` too.
    fileprivate static func seconds(of name: Substring) -> Int? {
        name == "GMT" ? 0 : OffsetName(String(name))?.seconds
    }
}
