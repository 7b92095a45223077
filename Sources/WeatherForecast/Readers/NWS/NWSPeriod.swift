import FoundationEssentials
import WeatherFormat

/// One period of a forecast: an hour, a day or a night.
struct NWSPeriod {
    let node: JSONNode
    let time: TimeText
    let start: Date
    /// How long it lasts, above 0.
    let seconds: Double
    let conditions: Conditions
    var hour: ForecastHour { ForecastHour(start: start, duration: seconds, conditions: conditions) }

    /// Nil, with a fault, for a period without a time.
    init?(_ node: JSONNode, _ names: JSONNames<NWSName>, _ fields: FieldReader) {
        let period = JSONRecord(node, names)
        guard let startNode = period[.startTime] else {
            fields.log.add(node, expected: "a period with its startTime")
            return nil
        }
        guard let start = fields.instant(startNode), let time = startNode.time else {
            return nil
        }
        self.node = node
        self.time = time
        self.start = start
        let end = fields.instant(period[.endTime])
        let seconds = end.map { $0.timeIntervalSince1970 - start.timeIntervalSince1970 } ?? 3600
        self.seconds = seconds > 0 ? seconds : 3600
        conditions = NWSFields(fields: fields).conditions(of: period)
    }
}

/// Reads the values of a period: plain numbers, or objects of a value and its `unitCode`.
struct NWSFields {
    let fields: FieldReader

    func conditions(of period: JSONRecord<NWSName>) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(of: period)
        conditions.dewPoint = quantity(period[.dewpoint], within: .dewPoint)
        conditions.humidity = fields.percent(number(period[.relativeHumidity]))
        conditions.wind = wind(period[.windSpeed])
        conditions.gust = wind(period[.windGust])?.high
        conditions.windDirectionDegrees = direction(period[.windDirection])
        conditions.precipitation.chance = fields.chance(percent: number(period[.probabilityOfPrecipitation]))
        let icon = icon(period[.icon])
        conditions.condition = icon?.condition
        conditions.precipitation.kind = icon?.kind
        conditions.isDay = fields.flag(period[.isDaytime]) ?? icon?.isDay
        return conditions
    }

    private func icon(_ node: JSONNode?) -> NWSIcon? {
        let expected = "the address of an icon that the service lists"
        guard let node, let icon = fields.text(node, expected, { NWSIcon(address: $0) }) else { return nil }
        if icon == nil { fields.log.add(node, expected: expected) }
        return icon
    }

    /// A number, or text of one, has its unit beside it.
    private func temperature(of period: JSONRecord<NWSName>) -> Temperature? {
        guard let temperature = period[.temperature] else { return nil }
        if temperature.isObject { return quantity(temperature, within: .air) }
        return fields.temperature(temperature, fields.unit(period[.temperatureUnit], of: temperature.path))
    }

    /// The number of an object of value and unitCode, or what stands there itself.
    private func number(_ node: JSONNode?) -> JSONNode? {
        guard let node, node.isObject else { return node }
        return node.member("value")
    }

    private func quantity<Kind: ServiceKind>(
        _ node: JSONNode?, _ name: StaticString = "value", within records: WorldRecords<Kind>
    ) -> Quantity<Kind>? {
        guard let node else { return nil }
        guard node.isObject else {
            fields.log.add(node, expected: "an object with its value and unitCode")
            return nil
        }
        guard let number = node.member(name) else { return nil }
        return fields.quantity(number, fields.unit(node.member("unitCode"), of: node.path), within: records)
    }

    /// `10 km/h`, `5 to 10 mph`, or an object of value, or minValue and maxValue, and unitCode.
    private func wind(_ node: JSONNode?) -> Wind? {
        guard let node else { return nil }
        if let text = node.withText({ NWSWindText($0) }) {
            guard let wind = text?.wind else {
                fields.log.add(node, expected: "a wind such as 10 mph or 5 to 10 mph")
                return nil
            }
            guard WorldRecords.wind.contain(wind.high) else {
                fields.log.add(node, expected: WorldRecords.wind.expected)
                return nil
            }
            return wind
        }
        if node.member("minValue") != nil, node.member("maxValue") != nil {
            guard let low = quantity(node, "minValue", within: .wind),
                let high = quantity(node, "maxValue", within: .wind)
            else { return nil }
            return Wind(low: low, high: high)
        }
        let name: StaticString = node.member("value") == nil && node.member("maxValue") != nil ? "maxValue" : "value"
        return quantity(node, name, within: .wind).map(Wind.init(_:))
    }

    /// One of the 16 points, in English letters.
    ///
    /// A calm or variable wind comes from nowhere.
    private func direction(_ node: JSONNode?) -> Double? {
        let expected = "a compass point such as NNE"
        let read = fields.text(node, expected) { text -> NamedDirection in
            if let index = Self.points.firstIndex(where: { text.equals($0) }) { return .degrees(Double(index) * 22.5) }
            return Self.nowhere.contains { text.equals($0) } ? .nowhere : .unknown
        }
        switch read {
        case .degrees(let degrees): return degrees
        case .nowhere, nil: return nil
        case .unknown:
            if let node { fields.log.add(node, expected: expected) }
            return nil
        }
    }

    private enum NamedDirection {
        case degrees(Double), nowhere, unknown
    }

    private static let nowhere: [StaticString] = ["", "VRB", "CALM"]
    private static let points: [StaticString] = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
}
