public import FoundationEssentials
public import WeatherFormat

/// One step of the precipitation forecast for the next hour or two: a minute, five or fifteen of them.
public struct ForecastMinute: Sendable, Hashable, Codable {
    /// When it begins.
    public var start: Date
    /// How likely it is that anything falls.
    public var chance: PrecipChance?
    /// How fast it falls, as water; nil where the service does not say.
    public var rate: PrecipitationRate?

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - start: when it begins.
    ///   - chance: nil where the service gives none.
    ///   - rate: nil where the service gives none.
    public init(start: Date, chance: PrecipChance?, rate: PrecipitationRate? = nil) {
        self.start = start
        self.chance = chance
        self.rate = rate
    }
}
