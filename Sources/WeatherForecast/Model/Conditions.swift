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

extension Conditions {
    /// Whether there is one value that a screen could show.
    var hasValues: Bool {
        var shown = self
        shown.isDay = nil
        shown.precipitation.kind = nil
        // A direction without a wind says nothing.
        if wind == nil, gust == nil { shown.windDirectionDegrees = nil }
        return shown != Conditions()
    }
}

/// Rain, snow and what lies between, at a time or on a day.
public struct Precipitation: Sendable, Hashable {
    public var chance: PrecipChance?
    /// All of it, snow as the water that it melts to.
    public var amount: PrecipitationAmount?
    /// The part that falls as rain, where the service tells it apart.
    public var rain: PrecipitationAmount?
    /// The depth of new snow.
    public var snowfall: SnowDepth?
    public var kind: PrecipitationKind?

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

/// What falls.
public enum PrecipitationKind: String, Sendable, Hashable, Codable, CaseIterable {
    case rain, snow
    /// What is neither the one nor the other: pellets of ice, hail, half-melted snow.
    case sleet
    /// Rain that freezes where it lands.
    case freezingRain
    /// Several of these, at once or one after the other.
    case mixed
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
///
/// What falls, and its chance, belong to the time from the start to the end of the step, whatever the service's own
/// convention is. All else is the weather at the start.
public struct ForecastHour: Sendable, Hashable {
    public var start: Date
    /// How long it lasts, in seconds above 0.
    public var duration: Double
    public var conditions: Conditions
    /// The highest temperature of the step, where the service says more than that of its start.
    public var high: Temperature?
    /// The lowest temperature of the step, where the service says more than that of its start.
    public var low: Temperature?

    public init(start: Date, duration: Double = 3600, conditions: Conditions) {
        self.start = start
        self.duration = duration
        self.conditions = conditions
    }

    /// Whether there is one value that a screen could show.
    var hasValues: Bool { conditions.hasValues || high != nil || low != nil }

    /// When the next step begins, if there is no gap.
    public var end: Date { start.addingTimeInterval(duration) }
}

/// One step of the precipitation forecast for the next hour or two: a minute, or five of them.
public struct ForecastMinute: Sendable, Hashable {
    public var start: Date
    public var chance: PrecipChance?
    /// How fast it falls, as water; nil where the service does not say.
    public var rate: PrecipitationRate?

    public init(start: Date, chance: PrecipChance?, rate: PrecipitationRate? = nil) {
        self.start = start
        self.chance = chance
        self.rate = rate
    }
}
