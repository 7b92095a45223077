/// A chance of precipitation, checked when it is made: a fraction from 0 to 1, whatever the service wrote it in.
public struct PrecipChance: Sendable, Hashable {
    /// From 0 to 1, not rounded. Compare it with nothing: ``PrecipDisplay`` has the gates.
    public let fraction: Double

    /// - Throws: ``WeatherFormatError/notAChance(value:)`` for NaN, below 0 or above 1, such as a percent.
    public init(fraction: Double) throws(WeatherFormatError) {
        guard fraction >= 0, fraction <= 1 else { throw .notAChance(value: fraction) }
        self.fraction = fraction
    }

    /// - Parameter percent: from 0 to 100.
    /// - Throws: ``WeatherFormatError/notAChance(value:)``, which names the fraction.
    public init(percent: Double) throws(WeatherFormatError) {
        try self.init(fraction: percent / 100)
    }
}
