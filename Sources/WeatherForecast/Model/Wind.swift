public import WeatherFormat

/// The mean wind: one speed, or the slowest and the fastest of a period.
public struct Wind: Sendable, Hashable, Codable {
    /// The slowest; of one speed, this.
    public var low: WindSpeed
    /// The fastest; of one speed, this.
    public var high: WindSpeed

    /// Makes a wind of one speed.
    public init(_ speed: WindSpeed) {
        low = speed
        high = speed
    }

    /// Makes a wind of two speeds, which may be in different units.
    public init(low: WindSpeed, high: WindSpeed) {
        self.low = low
        self.high = high
    }
}
