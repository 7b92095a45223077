/// A chance of precipitation, checked when it is made: a fraction from 0 to 1, whatever the service wrote it in.
public struct PrecipChance: Sendable, Hashable {
    /// From 0 to 1, not rounded.
    ///
    /// Compare it with nothing: ``PrecipDisplay`` has the gates.
    public let fraction: Double

    /// Takes a fraction as it is; nothing is rounded.
    ///
    /// - Parameter fraction: from 0 to 1.
    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for NaN, below 0 or above 1, such as a percent.
    public init(fraction: Double) throws(WeatherFormatError) {
        guard fraction >= 0, fraction <= 1 else { throw .notAChance(value: fraction) }
        self.fraction = fraction
    }

    /// Takes a chance in percent, as some services give it.
    ///
    ///     try PrecipChance(percent: 45).fraction  // 0.45
    ///
    /// - Parameter percent: from 0 to 100.
    /// - Throws: ``WeatherFormatError/valueOutOfRange(quantity:value:unit:lowest:highest:)`` for NaN, below 0 or above 100.
    public init(percent: Double) throws(WeatherFormatError) {
        guard percent >= 0, percent <= 100 else {
            throw .valueOutOfRange(
                quantity: "chance of precipitation", value: percent, unit: "%", lowest: 0, highest: 100)
        }
        try self.init(fraction: percent / 100)
    }
}

/// Stored as its ``fraction``.
extension PrecipChance: Codable {
    /// Reads a fraction, and checks it as ``init(fraction:)`` does.
    ///
    /// - Parameter decoder: of a single number from 0 to 1.
    /// - Throws: what a decoder throws, and ``WeatherFormatError/notAChance(value:)``.
    public init(from decoder: any Decoder) throws {
        try self.init(fraction: try decoder.singleValueContainer().decode(Double.self))
    }

    /// Writes the ``fraction`` as a single number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(fraction)
    }
}
