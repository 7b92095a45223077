import FoundationEssentials
import WeatherFormat

/// Reads WeatherKit's values: degrees Celsius, km/h, millibars, meters, millimeters, and fractions from 0 to 1.
struct WeatherKitFields {
    let fields: FieldReader

    /// The weather now, or of an hour.
    func conditions(of node: JSONNode) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = fields.temperature(node.member("temperature"), .celsius)
        conditions.feelsLike = fields.quantity(node.member("temperatureApparent"), .celsius, within: .feelsLike)
        conditions.dewPoint = fields.quantity(node.member("temperatureDewPoint"), .celsius, within: .dewPoint)
        conditions.humidity = fields.percent(fraction: node.member("humidity"))
        conditions.pressure = fields.pressure(node.member("pressure"), .hectopascals)
        conditions.wind = fields.speed(node.member("windSpeed"), .kilometersPerHour).map(Wind.init(_:))
        conditions.gust = fields.speed(node.member("windGust"), .kilometersPerHour)
        conditions.windDirectionDegrees = fields.direction(node.member("windDirection"))
        conditions.visibility = fields.distance(node.member("visibility"), .meters)
        conditions.uvIndex = fields.uvIndex(node.member("uvIndex"))
        conditions.cloudCover = fields.percent(fraction: node.member("cloudCover"))
        conditions.isDay = fields.flag(node.member("daylight"))
        conditions.condition = condition(of: node)
        conditions.precipitation = precipitation(of: node, within: .inAnHour)
        return conditions
    }

    func condition(of node: JSONNode) -> WeatherCondition? {
        fields.condition(
            node.member("conditionCode"), in: WeatherKitCondition.codes, "a condition code such as PartlyCloudy"
        )?.condition
    }

    /// The amount is all of it as water; the snow is its depth, in millimeters too.
    func precipitation(
        of node: JSONNode, within records: WorldRecords<PrecipitationAmountKind>
    ) -> Precipitation {
        var precipitation = Precipitation(
            chance: fields.chance(fraction: node.member("precipitationChance")),
            amount: fields.quantity(node.member("precipitationAmount"), .millimeters, within: records),
            snowfall: fields.snow(millimeters: node.member("snowfallAmount")),
            kind: kind(of: node.member("precipitationType")))
        // A day of both is named after one.
        if precipitation.kind == .rain, let snow = precipitation.snowfall, snow.value > 0 {
            precipitation.kind = .mixed
        }
        return precipitation
    }

    /// Source: `https://developer.apple.com/documentation/weatherkitrestapi/precipitationtype`.
    private func kind(of node: JSONNode?) -> PrecipitationKind? {
        let expected = "clear, precipitation, rain, snow, sleet, hail or mixed"
        let named = fields.text(node, expected) { text -> NamedKind in
            if text.equals("clear") || text.equals("precipitation") { return .kind(nil) }
            if text.equals("rain") { return .kind(.rain) }
            if text.equals("snow") { return .kind(.snow) }
            if text.equals("sleet") || text.equals("hail") { return .kind(.sleet) }
            return text.equals("mixed") ? .kind(.mixed) : .unknown
        }
        switch named {
        case .kind(let kind): return kind
        case nil: return nil
        case .unknown:
            if let node { fields.log.add(node, expected: expected) }
            return nil
        }
    }

    private enum NamedKind {
        case kind(PrecipitationKind?), unknown
    }
}
