public import WeatherFormat

/// Rain, snow and what lies between, at a time or on a day.
public struct Precipitation: Sendable, Hashable, Codable {
    /// How likely it is that anything falls.
    ///
    /// Compare it with nothing: ``/WeatherFormat/PrecipDisplay`` has the gates.
    public var chance: PrecipChance?
    /// All of it, snow as the water that it melts to.
    public var amount: PrecipitationAmount?
    /// The part that falls as rain, where the service tells it apart.
    public var rain: PrecipitationAmount?
    /// The depth of new snow.
    public var snowfall: SnowDepth?
    /// What falls, where the service says.
    public var kind: PrecipitationKind?

    /// Makes a statement of what is known; each value is nil where nobody says.
    public init(
        chance: PrecipChance? = nil, amount: PrecipitationAmount? = nil, rain: PrecipitationAmount? = nil,
        snowfall: SnowDepth? = nil, kind: PrecipitationKind? = nil
    ) {
        self.chance = chance
        self.amount = amount
        self.rain = rain
        self.snowfall = snowfall
        self.kind = kind
    }
}
