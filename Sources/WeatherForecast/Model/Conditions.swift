public import WeatherFormat

/// The weather at a time, each value absent where the service gave none.
public struct Conditions: Sendable, Hashable, Codable {
    /// Of the air, two meters above the ground.
    public var temperature: Temperature?
    /// The temperature as a person feels it, by the service's own formula.
    public var feelsLike: Temperature?
    /// The temperature at which dew would fall.
    public var dewPoint: Temperature?
    /// Relative.
    public var humidity: Percentage?
    /// Reduced to sea level.
    public var pressure: Pressure?
    /// The mean wind, or a range where the service gives one (`5 to 10 mph`).
    public var wind: Wind?
    /// The strongest gust.
    public var gust: WindSpeed?
    /// Where the wind comes from, in degrees clockwise from north, 0 to below 360.
    public var windDirectionDegrees: Double?
    /// How far one sees.
    public var visibility: Distance?
    /// The UV index.
    public var uvIndex: UVIndex?
    /// The part of the sky that is covered.
    public var cloudCover: Percentage?
    /// The service's word for it all, as one of our classes.
    public var condition: WeatherCondition?
    /// What falls.
    public var precipitation: Precipitation
    /// Whether the sun is up.
    public var isDay: Bool?

    /// Makes conditions of which nothing is known.
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
