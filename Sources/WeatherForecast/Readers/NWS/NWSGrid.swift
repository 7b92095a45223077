import FoundationEssentials
import WeatherFormat

/// The layers of the US National Weather Service's raw `/gridpoints/…` that are read.
///
/// Source: the schema `Gridpoint` of `https://api.weather.gov/openapi.json`, and `https://weather-gov.github.io/api/gridpoints`.
/// Its pressure is not read: few offices fill it in, and none says of what.
struct NWSGrid {
    /// The object `properties`.
    let node: JSONNode
    let fields: FieldReader
    let temperature, feelsLike, dewPoint, high, low: NWSGridLayer<Temperature>
    let wind, gust: NWSGridLayer<WindSpeed>
    /// Degrees clockwise from north.
    let windDirection: NWSGridLayer<Double>
    let humidity, clouds: NWSGridLayer<Percentage>
    let visibility: NWSGridLayer<Distance>
    let chance: NWSGridLayer<PrecipChance>
    /// Millimeters of water, and centimeters of new snow.
    let water, snow: NWSGridLayer<Double>
    let weather: NWSGridLayer<NWSGridWeather>

    init(_ properties: JSONNode, _ fields: FieldReader) {
        node = properties
        self.fields = fields
        func layer<Kind: ServiceKind>(
            _ name: StaticString, within records: WorldRecords<Kind>
        ) -> NWSGridLayer<Quantity<Kind>> {
            let layer = properties.member(name)
            let unit: QuantityUnit<Kind>? = Self.unit(of: layer, fields)
            return NWSGridLayer(layer, fields) { fields.quantity($0, unit, within: records) }
        }
        temperature = layer("temperature", within: .air)
        feelsLike = layer("apparentTemperature", within: .feelsLike)
        dewPoint = layer("dewpoint", within: .dewPoint)
        high = layer("maxTemperature", within: .air)
        low = layer("minTemperature", within: .air)
        wind = layer("windSpeed", within: .wind)
        gust = layer("windGust", within: .wind)
        visibility = layer("visibility", within: .view)
        windDirection = NWSGridLayer(properties.member("windDirection"), fields, fields.direction)
        humidity = NWSGridLayer(properties.member("relativeHumidity"), fields) { fields.percent($0) }
        clouds = NWSGridLayer(properties.member("skyCover"), fields) { fields.percent($0) }
        chance = NWSGridLayer(properties.member("probabilityOfPrecipitation"), fields) { fields.chance(percent: $0) }
        let waterLayer = properties.member("quantitativePrecipitation")
        let unit: PrecipitationAmount.Unit? = Self.unit(of: waterLayer, fields)
        water = NWSGridLayer(waterLayer, fields) {
            fields.quantity($0, unit, within: .inADay)?.converted(to: .millimeters).value
        }
        snow = Self.snow(properties.member("snowfallAmount"), fields)
        weather = NWSGridLayer(properties.member("weather"), fields) { NWSGridWeather($0, fields) }
    }

    /// Of a layer without values none is asked for.
    private static func unit<Kind: ServiceKind>(of layer: JSONNode?, _ fields: FieldReader) -> QuantityUnit<Kind>? {
        guard let layer, layer.member("values")?.elements?.first != nil else { return nil }
        return fields.unit(layer.member("uom"), of: .key("uom", of: layer.path))
    }

    /// Snow is in millimeters, which are no unit of its depth here.
    private static func snow(_ layer: JSONNode?, _ fields: FieldReader) -> NWSGridLayer<Double> {
        guard let layer, layer.member("values")?.elements?.first != nil else {
            return NWSGridLayer(layer, fields) { _ in nil }
        }
        let unit: PrecipitationAmount.Unit? = fields.unit(layer.member("uom"), of: .key("uom", of: layer.path))
        return NWSGridLayer(layer, fields) { node in
            guard let unit else { return nil }
            let depth = fields.value(node, "a depth of snow in \(unit.weatherUnit.rawValue)") {
                number throws(WeatherFormatError) in
                try SnowDepth(try PrecipitationAmount(number, unit).converted(to: .centimeters).value, .centimeters)
            }
            guard let depth else { return nil }
            guard WorldRecords.inADay.contain(depth) else {
                fields.log.add(node, expected: WorldRecords<SnowDepthKind>.inADay.expected)
                return nil
            }
            return depth.value
        }
    }

    /// Of all layers but those of days, in seconds since 1970.
    var intervals: [(start: Double, end: Double)] {
        func times<Value>(_ layer: NWSGridLayer<Value>) -> [(start: Double, end: Double)] {
            layer.entries.map { ($0.start, $0.end) }
        }
        return times(temperature) + times(feelsLike) + times(dewPoint) + times(wind) + times(gust)
            + times(windDirection) + times(humidity) + times(clouds) + times(visibility) + times(chance)
            + times(water) + times(snow) + times(weather)
    }
}
