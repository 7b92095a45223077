public import FoundationEssentials
public import WeatherFormat

/// A weather forecast without its provider's habits: units in the types, absent values absent, times as instants.
///
/// Made by ``Forecast/init(reading:points:sourceUnits:limits:)`` from a service's document, or by hand.
public struct Forecast: Sendable, Hashable, Codable {
    /// Whose document it was, or nil for one made by hand.
    public var service: WeatherService?
    /// The place's time zone, or nil where the document does not say it (MET Norway).
    public var zone: ZoneID?
    /// When the service last changed what it says: the "updated" line.
    public var updated: Date?
    /// When the document was made, where it says so beside ``updated``.
    public var generated: Date?
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

    /// Makes a forecast by hand; what is not given is not known.
    public init(
        service: WeatherService? = nil, zone: ZoneID? = nil, updated: Date? = nil, generated: Date? = nil,
        current: CurrentConditions? = nil, hours: [ForecastHour] = [], days: [ForecastDay] = [],
        minutes: [ForecastMinute] = [], alerts: [WeatherAlert] = [], faults: [ForecastFault] = []
    ) {
        self.service = service
        self.zone = zone
        self.updated = updated
        self.generated = generated
        self.current = current
        self.hours = hours
        self.days = days
        self.minutes = minutes
        self.alerts = alerts
        self.faults = faults
    }
}

extension Forecast {
    /// The instant that the forecast itself takes for now, or nil where it has none.
    ///
    /// It is the latest of the time of its current conditions, the time when it was made and its first hour; a service can
    /// change a forecast before its first hour begins (MET Norway, the US National Weather Service). Of days alone, it is the
    /// noon of the first.
    public var ownTime: Date? {
        let named = [current?.time, generated ?? updated, hours.first?.start ?? minutes.first?.start].compactMap { $0 }
            .max()
        return named ?? days.first.flatMap { $0.day.noon(in: zone ?? .utc) }
    }
}

extension CivilDay {
    /// Nil where the zone's rules cannot be asked.
    fileprivate func noon(in zone: ZoneID) -> Date? {
        do { return try LocalDateTime(day: self, hour: 12, minute: 0).instant(in: zone) } catch { return nil }
    }
}
