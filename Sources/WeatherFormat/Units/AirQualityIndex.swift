/// An air-quality index, on whatever scale its source uses: the US EPA's runs from 0 to 500 and beyond.
public struct AirQualityIndex: WeatherIndex {
    package static let name = "air-quality index"
    /// From 0 up.
    public let value: Double

    /// - Throws: as ``Quantity`` does for a value that is no number, negative, or beyond 1,000,000,000.
    public init(_ value: Double) throws(WeatherFormatError) { self.value = try Self.checked(value) }
}

/// Stored as its ``value``.
extension AirQualityIndex: Codable {
    /// Reads a number, and checks it as the initializer does.
    ///
    /// - Throws: what a decoder throws, and ``WeatherFormatError``.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(Double.self))
    }

    /// Writes the number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
