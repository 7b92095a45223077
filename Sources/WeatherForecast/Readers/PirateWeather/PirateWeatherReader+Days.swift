import FoundationEssentials
import WeatherFormat

extension PirateWeatherReader {
    /// The daily block. A point's time is the day's midnight, but an hour off after a clock change (Pirate Weather issue
    /// 114), so the day is the one that the place has twelve hours later.
    func days(zone: ZoneID?) throws(ForecastError) -> [ForecastDay] {
        let clock = LocalClock(zone: zone ?? .utc)
        let read = steps(of: "daily", isEven: false) { start, node in (noon: start.addingTimeInterval(43_200), node) }
        var days: [ForecastDay] = []
        for (noon, node) in read {
            let civilDay: CivilDay
            do throws(WeatherFormatError) { civilDay = try clock.day(at: noon) } catch { continue }
            if days.last?.day == civilDay {
                fields.log.add(node.path, found: "a second \(civilDay)", expected: "each day once")
                continue
            }
            days.append(day(civilDay, node))
        }
        return days
    }

    private func day(_ civilDay: CivilDay, _ node: JSONNode) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        // The daytime's high and the night's low, which a row of a day means; else those from midnight to midnight.
        day.high = fields.temperature(node.member(["temperatureHigh", "temperatureMax"]), units.temperature)
        day.low = fields.temperature(node.member(["temperatureLow", "temperatureMin"]), units.temperature)
        day.wind = fields.speed(node.member("windSpeed"), units.speed).map(Wind.init(_:))
        day.gust = fields.speed(node.member("windGust"), units.speed)
        day.uvIndex = fields.uvIndex(node.member("uvIndex"))
        day.precipitation = precipitation(of: node)
        day.moonPhase = fields.number(node.member("moonPhase"), "a fraction from 0 to 1", in: 0...1).map {
            $0 == 1 ? 0 : $0
        }
        day.sun = sun(node)
        return day
    }

    /// Both are missing where the sun does not cross the horizon, and the document does not say on which side it stays.
    private func sun(_ node: JSONNode) -> SunEvents? {
        let sunrise = fields.unixTime(node.member("sunriseTime"))
        let sunset = fields.unixTime(node.member("sunsetTime"))
        switch (sunrise, sunset) {
        case (let sunrise?, let sunset?):
            let seconds = sunset.timeIntervalSince1970 - sunrise.timeIntervalSince1970
            if seconds <= 0 { return .polarNight }
            // To the minute: a day that lasts from midnight to midnight may end a second early.
            return seconds >= 86_340 ? .polarDay : .risesAndSets(sunrise: sunrise, sunset: sunset)
        case (let sunrise?, nil): return .rises(sunrise)
        case (nil, let sunset?): return .sets(sunset)
        case (nil, nil): return nil
        }
    }

    func alerts() -> [WeatherAlert] {
        guard let block = root.member("alerts") else { return [] }
        guard let elements = block.elements else {
            fields.log.add(block, expected: "an array of alerts")
            return []
        }
        return elements.compactMap { element in
            guard let title = fields.text(element.member("title"), "an alert's title"), !title.isEmpty else {
                fields.log.add(element.path, found: "an alert without a title", expected: "one")
                return nil
            }
            return WeatherAlert(
                title: title, text: fields.text(element.member("description"), "an alert's text"),
                severity: severity(element.member("severity")),
                issued: fields.unixTime(element.member("time")), expires: fields.unixTime(element.member("expires")),
                regions: element.member("regions")?.elements?.compactMap(\.string) ?? [])
        }
    }

    /// Pirate Weather grades as the Common Alerting Protocol does; Dark Sky had advisory, watch and warning.
    private func severity(_ node: JSONNode?) -> WeatherAlert.Severity? {
        guard let text = fields.text(node, "a severity such as Severe"), let node else { return nil }
        switch text.lowercased() {
        case "extreme": return .extreme
        case "severe", "warning": return .severe
        case "moderate", "watch": return .moderate
        case "minor", "advisory": return .minor
        case "unknown": return nil
        default:
            fields.log.add(node, expected: "Extreme, Severe, Moderate, Minor or Unknown")
            return nil
        }
    }
}
