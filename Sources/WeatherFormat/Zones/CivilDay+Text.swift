extension CivilDay {
    /// Reads a day of ISO 8601.
    ///
    ///     try CivilDay("2026-08-15").month  // 8
    ///
    /// - Parameter text: four digits of the year, two of the month and of the day, with hyphens; no time behind it.
    /// - Throws: ``WeatherFormatError/notADay(text:)`` for another shape, and
    ///   ``WeatherFormatError/noSuchDay(year:month:day:)`` for a day that the calendar does not have.
    public init(_ text: String) throws(WeatherFormatError) {
        guard let read = try TimeText(text), read.local == nil else { throw .notADay(text: text) }
        self = read.day
    }
}

/// Stored as ISO 8601 writes it: `"2026-08-15"`.
extension CivilDay: Codable {
    /// Reads `"2026-08-15"`.
    ///
    /// - Parameter decoder: of a single string.
    /// - Throws: what a decoder throws, and what ``init(_:)`` does.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes `"2026-08-15"`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
