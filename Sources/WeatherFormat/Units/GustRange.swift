/// A wind with its gusts, which is written as a range only where the gusts are stronger after rounding.
///
///     let wind = GustRange(wind: try WindSpeed(12, .milesPerHour), gust: try WindSpeed(18, .milesPerHour))
///     try UnitFormatter(language: .de).string(wind)  // "12-18mph"
///
/// Gusts below the wind occur in data, and a range turned round (`25-18km/h`) or of one number (`12-12mph`) tells a
/// reader nothing: the wind stands alone there.
public struct GustRange: Sendable, Hashable {
    /// The mean wind, whose unit both are read in.
    public let wind: WindSpeed
    /// The gusts, in the unit of ``wind``.
    public let gust: WindSpeed

    /// Puts a wind and its gusts together.
    ///
    /// - Parameters:
    ///   - wind: the mean wind; its unit is the one that is written.
    ///   - gust: in any unit; it is read in the wind's. It may be weaker than the wind.
    public init(wind: WindSpeed, gust: WindSpeed) {
        self.wind = wind
        self.gust = gust.converted(to: wind.unit)
    }
}

/// Stored as `{"gust":{…},"wind":{…}}`.
extension GustRange: Codable {
    private enum Keys: String, CodingKey { case wind, gust }

    /// Reads two speeds; the gust is read in the wind's unit, whatever it was stored in.
    ///
    /// - Parameter decoder: of an object with the keys `wind` and `gust`.
    /// - Throws: what a decoder throws, and what ``Quantity/init(from:)`` does.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self.init(
            wind: try container.decode(WindSpeed.self, forKey: .wind),
            gust: try container.decode(WindSpeed.self, forKey: .gust))
    }

    /// Writes both speeds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(wind, forKey: .wind)
        try container.encode(gust, forKey: .gust)
    }
}
