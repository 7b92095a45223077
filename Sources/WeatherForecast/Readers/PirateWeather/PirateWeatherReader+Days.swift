import FoundationEssentials
import WeatherFormat

extension PirateWeatherReader {
    /// The daily block.
    ///
    /// A point's time is the day's midnight, but an hour off after a clock change (Pirate Weather issue 114), so the
    /// day is the one that the place has twelve hours later.
    func days(zone: ZoneID?) -> [ForecastDay] {
        let read = steps(of: "daily", isEven: false) { start, node in (noon: start.addingTimeInterval(43_200), node) }
        return fields.days(at: read, in: zone, day)
    }

    private func day(_ civilDay: CivilDay, _ node: JSONNode) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        // The daytime's high and the night's low, which a row of a day means; else those from midnight to midnight.
        day.high = fields.temperature(node.member("temperatureHigh", or: "temperatureMax"), units.temperature)
        day.low = fields.temperature(node.member("temperatureLow", or: "temperatureMin"), units.temperature)
        day.wind = fields.speed(node.member("windSpeed"), units.speed).map(Wind.init(_:))
        day.gust = fields.speed(node.member("windGust"), units.speed)
        day.windDirectionDegrees = fields.direction(node.member("windBearing"))
        day.uvIndex = fields.uvIndex(node.member("uvIndex"))
        day.precipitation = precipitation(of: node, within: .inADay)
        day.condition = icon(of: node)?.condition
        day.moonPhase = fields.moonPhase(node.member("moonPhase"))
        // Both are missing where the sun does not cross the horizon, and the document does not say on which side it stays.
        day.sun = SunEvents(
            sunrise: fields.unixTime(node.member("sunriseTime")), sunset: fields.unixTime(node.member("sunsetTime")))
        return day
    }
}
