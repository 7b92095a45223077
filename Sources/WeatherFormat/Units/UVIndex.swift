/// The global solar UV index of the WHO and the WMO: 0 at night, 11 and more is extreme.
public struct UVIndex: WeatherIndex {
    package static let name = "UV index"
    /// From 0 up.
    public let value: Double

    /// - Throws: as ``Quantity`` does for a value that is no number, negative, or beyond 1,000,000,000.
    public init(_ value: Double) throws(WeatherFormatError) { self.value = try Self.checked(value) }
}

/// Stored as its ``value``.
extension UVIndex: Codable {
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
