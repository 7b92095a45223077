/// The global solar UV index of the WHO and the WMO: 0 at night, 11 and more is extreme.
public struct UVIndex: WeatherIndex {
    package static let name = "UV index"
    /// From 0 up.
    public let value: Double

    /// Makes an index of a number; it is rounded to a whole one only when it is written.
    ///
    /// - Parameter value: from 0 to 1,000,000,000. What rounds to zero, such as a model's -0.01, is taken for it.
    /// - Throws: ``WeatherFormatError/notANumber(quantity:value:)`` for NaN and infinity,
    ///   ``WeatherFormatError/valueTooLarge(quantity:value:limit:)`` beyond the limit, and
    ///   ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)`` for a negative one.
    public init(_ value: Double) throws(WeatherFormatError) { self.value = try Self.checked(value) }
}

/// Stored as its ``value``.
extension UVIndex: Codable {
    /// Reads a number, and checks it as the initializer does.
    ///
    /// - Parameter decoder: of a single number.
    /// - Throws: what a decoder throws, and what ``init(_:)`` does.
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(Double.self))
    }

    /// Writes the ``value`` as a single number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
