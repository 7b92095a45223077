public import WeatherFormat

/// One day of the daily forecast, by the place's calendar.
public struct ForecastDay: Sendable, Hashable, Codable {
    /// Which day.
    public var day: CivilDay
    /// The highest temperature.
    public var high: Temperature?
    /// The lowest temperature.
    public var low: Temperature?
    /// The service's word for the whole day, as one of our classes.
    public var condition: WeatherCondition?
    /// What falls.
    public var precipitation: Precipitation
    /// The strongest mean wind.
    public var wind: Wind?
    /// The strongest gust.
    public var gust: WindSpeed?
    /// Where the wind mostly comes from, in degrees clockwise from north, 0 to below 360.
    public var windDirectionDegrees: Double?
    /// The highest of the day.
    public var uvIndex: UVIndex?
    /// Nil where the service does not say.
    public var sun: SunEvents?
    /// The fraction of the lunar month that has passed: 0 is new moon, 0.5 full moon; below 1.
    ///
    /// Nil where the service does not say.
    public var moonPhase: Double?

    /// Makes a day of which nothing is known.
    public init(day: CivilDay) {
        self.day = day
        precipitation = Precipitation()
    }
}

extension ForecastDay {
    /// Whether there is one value that a screen could show.
    var hasValues: Bool {
        var shown = self
        shown.precipitation.kind = nil
        // A direction without a wind says nothing.
        if wind == nil, gust == nil { shown.windDirectionDegrees = nil }
        return shown != ForecastDay(day: day)
    }
}
