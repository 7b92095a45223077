public import FoundationEssentials
public import WeatherFormat

/// The weather at a time, each value absent where the service gave none.
public struct Conditions: Sendable, Hashable {
    public var temperature: Temperature?
    public var feelsLike: Temperature?
    public var dewPoint: Temperature?
    /// Relative.
    public var humidity: Percentage?
    /// Reduced to sea level.
    public var pressure: Pressure?
    /// The mean wind, or a range where the service gives one (`5 to 10 mph`).
    public var wind: Wind?
    public var gust: WindSpeed?
    /// Where the wind comes from, in degrees clockwise from north, 0 to below 360.
    public var windDirectionDegrees: Double?
    public var visibility: Distance?
    public var uvIndex: UVIndex?
    /// The part of the sky that is covered.
    public var cloudCover: Percentage?
    public var precipitation: Precipitation
    /// Whether the sun is up.
    public var isDay: Bool?

    public init() { precipitation = Precipitation() }
}

/// Rain, snow and what lies between, at a time or on a day.
public struct Precipitation: Sendable, Hashable {
    public var chance: PrecipChance?
    /// All of it, snow as the water that it melts to.
    public var amount: PrecipitationAmount?
    /// The depth of new snow.
    public var snowfall: SnowDepth?
    public var kind: PrecipitationKind?

    public init(
        chance: PrecipChance? = nil, amount: PrecipitationAmount? = nil, snowfall: SnowDepth? = nil,
        kind: PrecipitationKind? = nil
    ) {
        self.chance = chance
        self.amount = amount
        self.snowfall = snowfall
        self.kind = kind
    }
}

/// What falls.
public enum PrecipitationKind: String, Sendable, Hashable, Codable, CaseIterable {
    case rain, snow, sleet, mixed
}

/// The mean wind: one speed, or the slowest and the fastest of a period.
public struct Wind: Sendable, Hashable {
    public var low: WindSpeed
    public var high: WindSpeed

    public init(_ speed: WindSpeed) {
        low = speed
        high = speed
    }

    public init(low: WindSpeed, high: WindSpeed) {
        self.low = low
        self.high = high
    }
}

/// The weather now.
public struct CurrentConditions: Sendable, Hashable {
    public var time: Date
    public var conditions: Conditions

    public init(time: Date, conditions: Conditions) {
        self.time = time
        self.conditions = conditions
    }
}

/// One step of the hourly forecast: an hour, or three, six or twelve of them where a service looks far ahead.
public struct ForecastHour: Sendable, Hashable {
    public var start: Date
    public var conditions: Conditions

    public init(start: Date, conditions: Conditions) {
        self.start = start
        self.conditions = conditions
    }
}

/// One minute of the precipitation forecast.
public struct ForecastMinute: Sendable, Hashable {
    public var start: Date
    public var chance: PrecipChance?

    public init(start: Date, chance: PrecipChance?) {
        self.start = start
        self.chance = chance
    }
}
