public import FoundationEssentials
public import WeatherFormat

/// A weather forecast without its provider's habits: units in the types, absent values absent, times as instants.
///
/// Made by ``Forecast/read(_:points:)`` from a service's document, or by hand.
public struct Forecast: Sendable, Hashable {
    /// Whose document it was, or nil for one made by hand.
    public var service: WeatherService?
    /// The place's time zone, or nil where the service does not name it (MET Norway).
    public var zone: ZoneID?
    /// When the service made or last changed it.
    public var updated: Date?
    /// Now, at the place.
    public var current: CurrentConditions?
    /// In order of time, each instant once.
    public var hours: [ForecastHour]
    /// In order, each day once.
    public var days: [ForecastDay]
    /// In order of time, each instant once.
    public var minutes: [ForecastMinute]
    /// In the service's order.
    public var alerts: [WeatherAlert]
    /// What was wrong in the document and has been left out.
    public var faults: [ForecastFault]

    public init(
        service: WeatherService? = nil, zone: ZoneID? = nil, updated: Date? = nil, current: CurrentConditions? = nil,
        hours: [ForecastHour] = [], days: [ForecastDay] = [], minutes: [ForecastMinute] = [],
        alerts: [WeatherAlert] = [], faults: [ForecastFault] = []
    ) {
        self.service = service
        self.zone = zone
        self.updated = updated
        self.current = current
        self.hours = hours
        self.days = days
        self.minutes = minutes
        self.alerts = alerts
        self.faults = faults
    }

    /// The instant that the forecast itself takes for now: its current conditions' time, else when it was made, else its
    /// first hour. Nil where it has none of them.
    public var ownTime: Date? { current?.time ?? updated ?? hours.first?.start }
}

/// A weather service whose documents can be read.
public enum WeatherService: String, Sendable, Hashable, Codable, CaseIterable {
    /// Open-Meteo, `/v1/forecast`.
    case openMeteo = "Open-Meteo"
    /// The Norwegian Meteorological Institute, `locationforecast/2.0`.
    case metNorway = "MET Norway"
    /// The US National Weather Service, `/gridpoints/…/forecast` and `/forecast/hourly`.
    case nationalWeatherService = "US National Weather Service"
    /// Pirate Weather and the Dark Sky format that it continues.
    case pirateWeather = "Pirate Weather"
}
