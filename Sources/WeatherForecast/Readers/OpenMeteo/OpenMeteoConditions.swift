import WeatherFormat

/// The variables of the weather but for what falls, of the hourly or the current block.
///
/// The names with more words are the present ones, the others those of before 2023.
struct OpenMeteoConditions {
    private let fields: FieldReader
    private let temperature, feelsLike, dewPoint: OpenMeteoVariable<TemperatureKind>
    private let wind, gust: OpenMeteoVariable<WindSpeedKind>
    private let pressure: OpenMeteoVariable<PressureKind>
    private let visibility: OpenMeteoVariable<DistanceKind>
    private let humidity, windDirection, uvIndex, cloudCover, isDay, weatherCode: OpenMeteoColumn

    init(_ block: OpenMeteoBlock) {
        fields = block.fields
        temperature = block.variable("temperature_2m")
        feelsLike = block.variable("apparent_temperature")
        dewPoint = block.variable("dew_point_2m", "dewpoint_2m")
        humidity = block.column("relative_humidity_2m", "relativehumidity_2m")
        pressure = block.variable("pressure_msl")
        wind = block.variable("wind_speed_10m", "windspeed_10m")
        gust = block.variable("wind_gusts_10m", "windgusts_10m")
        windDirection = block.column("wind_direction_10m", "winddirection_10m")
        visibility = block.variable("visibility")
        uvIndex = block.column("uv_index")
        cloudCover = block.column("cloud_cover", "cloudcover")
        isDay = block.column("is_day")
        weatherCode = block.column("weather_code", "weathercode")
    }

    /// The weather at an index of the arrays, or the single values.
    func conditions(at index: Int?) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature.value(at: index, within: .air)
        conditions.feelsLike = feelsLike.value(at: index, within: .feelsLike)
        conditions.dewPoint = dewPoint.value(at: index, within: .dewPoint)
        conditions.humidity = fields.percent(humidity.node(at: index))
        conditions.pressure = pressure.value(at: index, within: .atSeaLevel)
        conditions.wind = wind.value(at: index, within: .wind).map(Wind.init(_:))
        conditions.gust = gust.value(at: index, within: .wind)
        conditions.windDirectionDegrees = fields.direction(windDirection.node(at: index))
        conditions.visibility = visibility.value(at: index, within: .view)
        conditions.uvIndex = fields.uvIndex(uvIndex.node(at: index))
        conditions.cloudCover = fields.percent(cloudCover.node(at: index))
        conditions.isDay = fields.flag(isDay.node(at: index))
        conditions.condition = weatherCode.condition(at: index)
        return conditions
    }
}

extension OpenMeteoBlock {
    /// The weather of the `current_weather` block.
    ///
    /// Where it has no units of its own, the hourly block's are taken, under that block's names.
    func legacyConditions(hasOwnUnits: Bool) -> Conditions {
        var conditions = Conditions()
        let temperatureName = hasOwnUnits ? "temperature" : "temperature_2m"
        let windNames = hasOwnUnits ? ["windspeed"] : ["windspeed_10m", "wind_speed_10m"]
        conditions.temperature = fields.temperature(
            column("temperature").node(at: nil), borrowedUnit([temperatureName], for: "temperature"))
        conditions.wind = fields.speed(column("windspeed").node(at: nil), borrowedUnit(windNames, for: "windspeed"))
            .map(Wind.init(_:))
        conditions.windDirectionDegrees = fields.direction(column("winddirection").node(at: nil))
        conditions.isDay = fields.flag(column("is_day").node(at: nil))
        conditions.condition = column("weather_code", "weathercode").condition(at: nil)
        conditions.precipitation.kind = conditions.condition?.kind
        return conditions
    }
}
