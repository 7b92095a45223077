import FoundationEssentials
import WeatherFormat

/// Reads OpenWeather's One Call, 3.0 and 2.5: `current`, `minutely`, `hourly`, `daily` and `alerts`.
///
/// Times are seconds since 1970. What falls in an hour belongs to the hour that begins at its time, as the service's own
/// days add it up; the lowest and highest temperature of a day are those from midnight to midnight. Source: `https://openweathermap.org/api/one-call-3`.
struct OneCallReader {
    private let root: JSONNode
    private let fields: FieldReader
    private let values: OpenWeatherFields

    init(_ root: JSONNode, units named: SourceUnits?, _ log: ForecastFaultLog) throws(ForecastError) {
        self.root = root
        fields = FieldReader(log: log)
        let points = ([root.member("current")].compactMap { $0 } + (root.member("hourly")?.elements?.map { $0 } ?? []))
            .map(OpenWeatherPoint.init(oneCall:))
        let days = root.member("daily")?.elements?.map { $0.member("temp")?.member("max") } ?? []
        let units = try OpenWeatherUnits(named: named, points: points, temperatures: days, log)
        values = OpenWeatherFields(fields: fields, units: units)
    }

    func forecast() -> Forecast {
        var forecast = Forecast(service: .openWeather)
        let place = PlaceZone(named: fields.placedZone(root.member("timezone")), log: fields.log)
        let offset = fields.number(root.member("timezone_offset"), "seconds from -86400 to 86400", in: -86_400...86_400)
        forecast.current = current()
        forecast.updated = forecast.current?.time
        forecast.hours = hours()
        let noons = noons()
        forecast.zone = place.zone(
            offset: offset.map { Int($0) }, at: forecast.current?.time,
            or: forecast.hours.map(\.start) + noons.map(\.noon))
        forecast.days = fields.days(at: noons, in: forecast.zone, day)
        forecast.minutes = minutes()
        forecast.alerts = alerts(made: forecast.current?.time)
        return forecast
    }

    private func current() -> CurrentConditions? {
        guard let node = root.member("current") else { return nil }
        guard node.isObject else {
            fields.log.add(node, expected: "an object with the weather now")
            return nil
        }
        guard let time = node.member("dt") else {
            fields.log.add(node, expected: "the weather now with its dt")
            return nil
        }
        return fields.unixTime(time).map { CurrentConditions(time: $0, conditions: conditions(of: node)) }
    }

    private func hours() -> [ForecastHour] {
        guard let elements = fields.elements(of: root, "hourly", "an array of hours") else { return [] }
        return fields.steps(elements, "an hour", time: "dt", isEven: true, at: fields.unixTime) { start, node in
            ForecastHour(start: start, conditions: conditions(of: node))
        }.steps
    }

    private func conditions(of node: JSONNode) -> Conditions {
        let point = OpenWeatherPoint(oneCall: node)
        var conditions = values.conditions(of: point)
        conditions.precipitation = values.precipitation(of: point, conditions.condition, within: .inAnHour)
        return conditions
    }

    /// A day's time is the place's noon.
    private func noons() -> [(noon: Date, node: JSONNode)] {
        guard let elements = fields.elements(of: root, "daily", "an array of days") else { return [] }
        return fields.steps(elements, "a day", time: "dt", isEven: false, at: fields.unixTime) { noon, node in
            (noon: noon, node: node)
        }.steps
    }

    private func day(_ civilDay: CivilDay, _ node: JSONNode) -> ForecastDay {
        let point = OpenWeatherPoint(oneCall: node)
        var day = ForecastDay(day: civilDay)
        day.high = values.temperature(node.member("temp")?.member("max"), within: .air)
        day.low = values.temperature(node.member("temp")?.member("min"), within: .air)
        day.wind = values.speed(point.windSpeed).map(Wind.init(_:))
        day.gust = values.speed(point.gust)
        day.windDirectionDegrees = fields.direction(point.windDirection)
        day.uvIndex = fields.uvIndex(point.uvIndex)
        day.condition = values.condition(of: point)
        day.precipitation = values.precipitation(of: point, day.condition, within: .inADay)
        day.moonPhase = fields.moonPhase(node.member("moon_phase"))
        // Neither is there where the sun does not cross the horizon, and the document does not say on which side it stays.
        day.sun = SunEvents(sunrise: sunTime(node.member("sunrise")), sunset: sunTime(node.member("sunset")))
        return day
    }

    /// 0 is no time.
    private func sunTime(_ node: JSONNode?) -> Date? {
        node?.number == 0 ? nil : fields.unixTime(node)
    }

    private func minutes() -> [ForecastMinute] {
        guard let elements = fields.elements(of: root, "minutely", "an array of minutes") else { return [] }
        return fields.steps(elements, "a minute", time: "dt", isEven: true, at: fields.unixTime) { start, node in
            ForecastMinute(
                start: start, chance: nil,
                rate: fields.quantity(node.member("precipitation"), .millimetersPerHour, within: .rate))
        }.steps
    }

    private func alerts(made: Date?) -> [WeatherAlert] {
        guard let elements = fields.elements(of: root, "alerts", "an array of alerts") else { return [] }
        return elements.compactMap { node -> WeatherAlert? in
            let text = fields.text(node.member("description"), "an alert's text")
            guard let title = fields.alertTitle(node.member("event"), text: text, of: node) else { return nil }
            let starts = fields.unixTime(node.member("start"))
            let end = node.member("end")
            return WeatherAlert(
                title: title, text: text, starts: starts,
                ends: fields.end(end, fields.unixTime(end), after: starts, made: made))
        }
    }
}
