import FoundationEssentials
import WeatherFormat

/// One period of a forecast: an hour, a day or a night.
struct NWSPeriod {
    let path: JSONPath
    let time: TimeText
    let start: Date
    /// How long it lasts, above 0.
    let seconds: Double
    let conditions: Conditions

    /// Nil, with a fault, for a period without a time.
    init?(_ node: JSONNode, _ fields: FieldReader) {
        guard let startNode = node.member("startTime") else {
            fields.log.add(node, expected: "a period with its startTime")
            return nil
        }
        guard let start = fields.instant(startNode), let time = startNode.string.flatMap(TimeText.ofService) else {
            return nil
        }
        path = node.path
        self.time = time
        self.start = start
        let end = fields.instant(node.member("endTime"))
        let seconds = end.map { $0.timeIntervalSince1970 - start.timeIntervalSince1970 } ?? 3600
        self.seconds = seconds > 0 ? seconds : 3600
        conditions = NWSFields(fields: fields).conditions(of: node)
    }
}

/// Reads the values of a period: plain numbers, or objects of a value and its `unitCode`.
struct NWSFields {
    let fields: FieldReader

    func conditions(of node: JSONNode) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(of: node)
        conditions.dewPoint = quantity(node.member("dewpoint"), within: .dewPoint)
        conditions.humidity = fields.percent(number(node.member("relativeHumidity")))
        conditions.wind = wind(node.member("windSpeed"))
        conditions.gust = wind(node.member("windGust"))?.high
        conditions.windDirectionDegrees = direction(node.member("windDirection"))
        conditions.precipitation.chance = fields.chance(percent: number(node.member("probabilityOfPrecipitation")))
        conditions.precipitation.kind = fields.text(node.member("icon"), "the address of an icon")
            .flatMap { NWSIcon(address: $0).kind }
        conditions.isDay = fields.flag(node.member("isDaytime"))
        return conditions
    }

    /// A number, or text of one, has its unit beside it.
    private func temperature(of node: JSONNode) -> Temperature? {
        guard let temperature = node.member("temperature") else { return nil }
        if case .object = temperature.value { return quantity(temperature, within: .air) }
        return fields.temperature(temperature, fields.unit("temperatureUnit", in: node, of: temperature.path))
    }

    /// The number of an object of value and unitCode, or what stands there itself.
    private func number(_ node: JSONNode?) -> JSONNode? {
        guard let node, case .object = node.value else { return node }
        return node.member("value")
    }

    private func quantity<Kind: ServiceKind>(
        _ node: JSONNode?, _ name: String = "value", within records: WorldRecords<Kind>
    ) -> Quantity<Kind>? {
        guard let node else { return nil }
        guard case .object = node.value else {
            fields.log.add(node, expected: "an object with its value and unitCode")
            return nil
        }
        guard let number = node.member(name) else { return nil }
        return fields.quantity(number, fields.unit("unitCode", in: node, of: node.path), within: records)
    }

    /// `10 km/h`, `5 to 10 mph`, or an object of value, or minValue and maxValue, and unitCode.
    private func wind(_ node: JSONNode?) -> Wind? {
        guard let node else { return nil }
        if let text = node.string {
            guard let wind = NWSWindText(text)?.wind else {
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
        let name = node.member("value") == nil && node.member("maxValue") != nil ? "maxValue" : "value"
        return quantity(node, name, within: .wind).map(Wind.init(_:))
    }

    /// One of the 16 points, in English letters.
    ///
    /// A calm or variable wind comes from nowhere.
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
