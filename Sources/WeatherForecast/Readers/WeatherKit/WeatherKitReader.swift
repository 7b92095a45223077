import FoundationEssentials
import WeatherFormat

/// Reads the document of Apple's WeatherKit REST interface: `currentWeather`, `forecastHourly`, `forecastDaily`,
/// `forecastNextHour` and `weatherAlerts`.
///
/// All values are metric, each block says so, and all times are UTC. The place's zone is not in the document: its days,
/// which begin at the place's midnights, have its offsets from UTC. What falls belongs to the hour that begins. Source:
/// `https://developer.apple.com/documentation/weatherkitrestapi`.
struct WeatherKitReader {
    let root: JSONNode
    let values: WeatherKitFields
    var fields: FieldReader { values.fields }

    init(_ root: JSONNode, _ log: ForecastFaultLog) {
        self.root = root
        values = WeatherKitFields(fields: FieldReader(log: log))
    }

    func forecast() -> Forecast {
        var forecast = Forecast(service: .weatherKit)
        let daily = block("forecastDaily")
        let hourly = block("forecastHourly")
        forecast.current = current()
        let metadata = [hourly, daily].lazy.compactMap { $0?.member("metadata") }.first
        forecast.updated = fields.instant(metadata?.member("reportedTime")) ?? forecast.current?.time
        forecast.generated = fields.instant(metadata?.member("readTime"))
        forecast.hours = hours(hourly)
        let days = WeatherKitDays(daily, values)
        forecast.zone = days.zone
        forecast.days = days.days
        forecast.minutes = minutes()
        forecast.alerts = alerts()
        return forecast
    }

    /// A block whose values are metric; nil, with a fault, where it says that they are not.
    private func block(_ name: StaticString) -> JSONNode? {
        guard let node = root.member(name) else { return nil }
        guard node.isObject else {
            fields.log.add(node, expected: "an object with its metadata")
            return nil
        }
        if let units = node.member("metadata")?.member("units"), units.withText({ $0.equals("m") }) != true {
            fields.log.add(units, expected: "m, metric units, by which the block is read")
            return nil
        }
        return node
    }

    private func current() -> CurrentConditions? {
        guard let node = block("currentWeather") else { return nil }
        guard let time = node.member("asOf") else {
            fields.log.add(node, expected: "the weather now with its asOf")
            return nil
        }
        return fields.instant(time).map { CurrentConditions(time: $0, conditions: values.conditions(of: node)) }
    }

    private func hours(_ block: JSONNode?) -> [ForecastHour] {
        guard let block, let elements = fields.elements(of: block, "hours", "an array of hours") else { return [] }
        return fields.steps(elements, "an hour", time: "forecastStart", isEven: true, at: fields.instant) {
            start, node in
            ForecastHour(start: start, conditions: values.conditions(of: node))
        }.steps
    }

    private func minutes() -> [ForecastMinute] {
        guard let block = block("forecastNextHour"),
            let elements = fields.elements(of: block, "minutes", "an array of minutes")
        else { return [] }
        return fields.steps(elements, "a minute", time: "startTime", isEven: true, at: fields.instant) { start, node in
            ForecastMinute(
                start: start, chance: fields.chance(fraction: node.member("precipitationChance")),
                rate: fields.quantity(node.member("precipitationIntensity"), .millimetersPerHour, within: .rate))
        }.steps
    }

    /// The `expireTime` is that of the text, as the US National Weather Service's; the danger's end is `eventEndTime`.
    private func alerts() -> [WeatherAlert] {
        guard let block = block("weatherAlerts"),
            let elements = fields.elements(of: block, "alerts", "an array of alerts")
        else { return [] }
        return elements.compactMap { node -> WeatherAlert? in
            guard let title = fields.alertTitle(node.member("description"), text: nil, of: node) else { return nil }
            let starts = fields.instant(node.member("eventOnsetTime"))
            let end = node.member("eventEndTime")
            let area = fields.text(node.member("areaName"), "the name of a region")
            return WeatherAlert(
                title: title, severity: fields.severity(node.member("severity")),
                issued: fields.instant(node.member("issuedTime")), starts: starts,
                ends: fields.end(end, fields.instant(end), after: starts, made: nil),
                regions: area.map { [$0] } ?? [])
        }
    }
}
