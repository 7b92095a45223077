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
        let point = JSONRecord(node, names)
        var day = ForecastDay(day: civilDay)
        // The daytime's high and the night's low, which a row of a day means; else those from midnight to midnight.
        day.high = fields.temperature(point[.temperatureHigh] ?? point[.temperatureMax], units.temperature)
        day.low = fields.temperature(point[.temperatureLow] ?? point[.temperatureMin], units.temperature)
        day.wind = fields.speed(point[.windSpeed], units.speed).map(Wind.init(_:))
        day.gust = fields.speed(point[.windGust], units.speed)
        day.windDirectionDegrees = fields.direction(point[.windBearing])
        day.uvIndex = fields.uvIndex(point[.uvIndex])
        day.precipitation = precipitation(of: point, within: .inADay)
        day.condition = icon(of: point)?.condition
        day.moonPhase = fields.moonPhase(point[.moonPhase])
        // Both are missing where the sun does not cross the horizon, and the document does not say on which side it stays.
        day.sun = SunEvents(
            sunrise: fields.unixTime(point[.sunriseTime]), sunset: fields.unixTime(point[.sunsetTime]))
        return day
    }
}
