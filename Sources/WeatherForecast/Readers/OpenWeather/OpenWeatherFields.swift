import FoundationEssentials
import WeatherFormat

/// Reads the values of a point in the units of its document.
struct OpenWeatherFields {
    let fields: FieldReader
    let units: OpenWeatherUnits

    func conditions(of point: OpenWeatherPoint) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(point.temperature, within: .air)
        conditions.feelsLike = temperature(point.feelsLike, within: .feelsLike)
        conditions.dewPoint = temperature(point.dewPoint, within: .dewPoint)
        conditions.humidity = fields.percent(point.humidity)
        conditions.pressure = fields.pressure(point.pressure, .hectopascals)
        conditions.wind = fields.speed(point.windSpeed, units.speed).map(Wind.init(_:))
        conditions.gust = fields.speed(point.gust, units.speed)
        conditions.windDirectionDegrees = fields.direction(point.windDirection)
        conditions.visibility = fields.distance(point.visibility, .meters)
        conditions.uvIndex = fields.uvIndex(point.uvIndex)
        conditions.cloudCover = fields.percent(point.clouds)
        conditions.condition = condition(of: point)
        conditions.isDay =
            point.weather?.elements?.first?.member("icon")?.withText(OpenWeatherCondition.isDay(icon:)) ?? nil
        return conditions
    }

    /// What the first of the conditions says, which is the one that prevails.
    func condition(of point: OpenWeatherPoint) -> WeatherCondition? {
        fields.condition(
            first(of: point.weather)?.member("id"), in: OpenWeatherCondition.conditions, "a condition's id such as 800")
    }

    private func first(of weather: JSONNode?) -> JSONNode? {
        guard let weather else { return nil }
        guard let elements = weather.elements else {
            fields.log.add(weather, expected: "an array of conditions")
            return nil
        }
        return elements.first
    }

    func temperature(_ node: JSONNode?, within records: WorldRecords<TemperatureKind>) -> Temperature? {
        switch units {
        case .standard: fields.kelvins(node, within: records)
        case .metric: fields.quantity(node, .celsius, within: records)
        case .imperial: fields.quantity(node, .fahrenheit, within: records)
        }
    }

    func speed(_ node: JSONNode?) -> WindSpeed? { fields.speed(node, units.speed) }

    /// What falls: always in millimeters of water, snow too, whatever the document's other units are.
    ///
    /// The service leaves out what does not fall: a forecast, which has a chance, without rain and snow is dry.
    ///
    /// - Parameters:
    ///   - point: the values of the time.
    ///   - named: what its code says.
    ///   - records: those of so long a time.
    /// - Returns: nil for each value of which the document says nothing.
    func precipitation(
        of point: OpenWeatherPoint, _ named: WeatherCondition?,
        within records: WorldRecords<PrecipitationAmountKind>
    ) -> Precipitation {
        let (rainNode, snowNode) = (point.rain, point.snow)
        let rain = fields.quantity(rainNode, .millimeters, within: records)
        let snow = fields.quantity(snowNode, .millimeters, within: records)
        var precipitation = Precipitation(chance: fields.chance(fraction: point.chance))
        let isForecast = point.chance != nil
        precipitation.rain = rain ?? (rainNode == nil && (isForecast || snow != nil) ? Self.nothing : nil)
        precipitation.amount =
            total(rain, snow) ?? (rainNode == nil && snowNode == nil && isForecast ? Self.nothing : nil)
        precipitation.kind = kind(
            named?.kind, rains: rain.map { $0.value > 0 } ?? false,
            snows: snow.map { $0.value > 0 } ?? false)
        return precipitation
    }

    private func total(_ rain: PrecipitationAmount?, _ snow: PrecipitationAmount?) -> PrecipitationAmount? {
        guard let rain, let snow else { return rain ?? snow }
        // In hundredths, which are whole numbers, so that 0.1 and 0.2 are 0.3.
        let sum = ((rain.value * 100).rounded() + (snow.value * 100).rounded()) / 100
        do throws(WeatherFormatError) { return try PrecipitationAmount(sum, .millimeters) } catch { return rain }
    }

    /// By what falls; the code knows what freezes, and what could fall.
    private func kind(_ named: PrecipitationKind?, rains: Bool, snows: Bool) -> PrecipitationKind? {
        switch named {
        case .freezingRain, .sleet, .mixed: named
        case .rain, .snow, nil: rains && snows ? .mixed : rains ? .rain : snows ? .snow : named
        }
    }

    private static let nothing: PrecipitationAmount? = {
        do throws(WeatherFormatError) { return try PrecipitationAmount(0, .millimeters) } catch { return nil }
    }()
}
