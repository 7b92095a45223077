import FoundationEssentials
import WeatherFormat

/// Reads the US National Weather Service's `/gridpoints/…/forecast` (half days) and `/forecast/hourly`.
///
/// Every time carries the place's offset from UTC, and none its zone: that is in the `/points/…` response. Without it the
/// offsets of the periods are the zone.
struct NWSReader {
    private let properties: JSONNode
    private let points: JSONNode?
    private let fields: FieldReader

    /// A period with its times.
    private struct Period {
        let node: JSONNode
        let time: TimeText
        let start: Date
        let seconds: Double
    }

    init(_ root: JSONNode, points: JSONNode?, _ log: ForecastFaultLog) throws(ForecastError) {
        guard let properties = root.member("properties") else {
            throw root.failure(member: "properties", expected: "an object with the periods")
        }
        self.properties = properties
        self.points = points
        fields = FieldReader(log: log)
    }

    func forecast() throws(ForecastError) -> Forecast {
        guard let elements = properties.member("periods")?.elements else {
            throw properties.failure(member: "periods", expected: "an array of periods")
        }
        let periods = elements.compactMap(period)
        var forecast = Forecast(service: .nationalWeatherService)
        forecast.zone = zone(periods)
        forecast.updated = fields.instant(properties.member(["updateTime", "updated", "generatedAt"]))
        // The half days are about twelve hours long, the hours one.
        let isHourly = periods.allSatisfy { $0.seconds <= 3 * 3600 }
        if isHourly {
            forecast.hours =
                TimeOrder(
                    periods.map { period in
                        .init(
                            start: period.start, path: period.node.path,
                            step: ForecastHour(start: period.start, conditions: conditions(of: period.node)))
                    }, isEven: true, log: fields.log
                ).steps
        } else {
            forecast.days = days(of: periods)
        }
        return forecast
    }

    /// The zone of the points response, as long as it has the offsets of the periods then; else theirs.
    private func zone(_ periods: [Period]) -> ZoneID? {
        let named = fields.placedZone(points?.member("properties")?.member("timeZone"))
        if let points, named == nil {
            fields.log.add(
                .key("properties", of: points.path), found: "no time zone",
                expected: "a points response with its timeZone")
        }
        return PlaceZone(named: named, log: fields.log).zone(
            offsets: periods.compactMap { period in period.time.offsetSeconds.map { (period.start, $0) } })
    }

    private func period(_ node: JSONNode) -> Period? {
        guard let startNode = node.member("startTime") else {
            fields.log.add(node, expected: "a period with its startTime")
            return nil
        }
        guard let start = fields.instant(startNode), let time = startNode.string.flatMap(TimeText.ofService) else {
            return nil
        }
        let end = fields.instant(node.member("endTime"))
        let seconds = end.map { $0.timeIntervalSince1970 - start.timeIntervalSince1970 } ?? 3600
        return Period(node: node, time: time, start: start, seconds: seconds)
    }

    private func conditions(of node: JSONNode) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(of: node)
        conditions.dewPoint = measured(node.member("dewpoint"), fields.temperature)
        conditions.humidity = fields.percent(value(node.member("relativeHumidity")))
        conditions.wind = wind(node.member("windSpeed"))
        conditions.gust = wind(node.member("windGust"))?.high
        conditions.windDirectionDegrees = direction(node.member("windDirection"))
        conditions.precipitation.chance = fields.chance(percent: value(node.member("probabilityOfPrecipitation")))
        conditions.isDay = fields.flag(node.member("isDaytime"))
        return conditions
    }

    /// A day's high is the daytime period's temperature, its low that of the night that follows. A night that begins
    /// before six in the morning, as the first period can, belongs to the day before.
    private func days(of periods: [Period]) -> [ForecastDay] {
        var days: [CivilDay: ForecastDay] = [:]
        for period in periods.sorted(by: { $0.start < $1.start }) {
            let conditions = conditions(of: period.node)
            let isNight = conditions.isDay == false
            let isBeforeSix = (period.time.local?.secondOfDay ?? 0) < 6 * 3600
            var civilDay = period.time.day
            if isNight, isBeforeSix {
                guard let before = CivilDay(localSeconds: Double(civilDay.daysSince1970 - 1) * 86_400) else { continue }
                civilDay = before
            }
            var day = days[civilDay] ?? ForecastDay(day: civilDay)
            if isNight {
                day.low = day.low ?? conditions.temperature
            } else {
                day.high = day.high ?? conditions.temperature
            }
            // The likelier of the two halves speaks for the day.
            let chances = [day.precipitation.chance, conditions.precipitation.chance].compactMap { $0 }
            day.precipitation.chance = chances.max { $0.fraction < $1.fraction }
            day.wind = day.wind ?? conditions.wind
            day.gust = day.gust ?? conditions.gust
            days[civilDay] = day
        }
        return days.values.sorted { $0.day < $1.day }
    }
}

extension NWSReader {
    /// A number with the unit beside it, or an object of value and unitCode.
    private func temperature(of node: JSONNode) -> Temperature? {
        guard let temperature = node.member("temperature") else { return nil }
        guard temperature.number != nil else { return measured(temperature, fields.temperature) }
        return fields.temperature(
            temperature, fields.unit("temperatureUnit", in: node, of: temperature.path))
    }

    private func value(_ quantity: JSONNode?) -> JSONNode? { quantity?.member("value") }

    private func measured<Kind: ServiceKind, Value>(
        _ quantity: JSONNode?, _ read: (JSONNode?, QuantityUnit<Kind>?) -> Value?
    ) -> Value? {
        guard let quantity, let number = value(quantity) else { return nil }
        return read(number, fields.unit("unitCode", in: quantity, of: quantity.path))
    }

    /// `10 km/h`, `5 to 10 mph`, or an object of value, or minValue and maxValue, and unitCode.
    private func wind(_ node: JSONNode?) -> Wind? {
        guard let node else { return nil }
        if let text = node.string {
            guard let wind = NWSWindText(text) else {
                fields.log.add(node, expected: "a wind such as 10 mph or 5 to 10 mph")
                return nil
            }
            return wind.wind
        }
        if let low = measured(member("minValue", of: node), fields.speed),
            let high = measured(member("maxValue", of: node), fields.speed)
        {
            return Wind(low: low, high: high)
        }
        return measured(node, fields.speed).map(Wind.init(_:))
    }

    /// The quantity with another of its numbers as its value.
    private func member(_ name: String, of quantity: JSONNode) -> JSONNode? {
        guard case .object(var members) = quantity.value, let value = members[name], value != .null else { return nil }
        members["value"] = value
        return JSONNode(value: .object(members), path: quantity.path)
    }

    /// One of the 16 points, in English letters. A calm or variable wind comes from nowhere.
    private func direction(_ node: JSONNode?) -> Double? {
        guard let text = fields.text(node, "a compass point such as NNE"), let node else { return nil }
        let none = ["", "VRB", "CALM"]
        if none.contains(text) { return nil }
        let points = [
            "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
        ]
        guard let index = points.firstIndex(of: text) else {
            fields.log.add(node, expected: "a compass point such as NNE")
            return nil
        }
        return Double(index) * 22.5
    }
}
