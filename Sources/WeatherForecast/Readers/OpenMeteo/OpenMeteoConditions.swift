import WeatherFormat

/// The variables of the weather but for what falls, of the hourly or the current block.
///
/// The names with more words are the present ones, the others those of before 2023.
struct OpenMeteoConditions {
    private var temperature, feelsLike, dewPoint: OpenMeteoVariable<TemperatureKind>
    private var wind, gust: OpenMeteoVariable<WindSpeedKind>
    private var pressure: OpenMeteoVariable<PressureKind>
    private var visibility: OpenMeteoVariable<DistanceKind>
    private var humidity, windDirection, uvIndex, cloudCover, isDay, weatherCode: OpenMeteoColumn

    init() {
        temperature = OpenMeteoVariable("temperature_2m")
        feelsLike = OpenMeteoVariable("apparent_temperature")
        dewPoint = OpenMeteoVariable("dew_point_2m", "dewpoint_2m")
        humidity = OpenMeteoColumn("relative_humidity_2m", "relativehumidity_2m")
        pressure = OpenMeteoVariable("pressure_msl")
        wind = OpenMeteoVariable("wind_speed_10m", "windspeed_10m")
        gust = OpenMeteoVariable("wind_gusts_10m", "windgusts_10m")
        windDirection = OpenMeteoColumn("wind_direction_10m", "winddirection_10m")
        visibility = OpenMeteoVariable("visibility")
        uvIndex = OpenMeteoColumn("uv_index")
        cloudCover = OpenMeteoColumn("cloud_cover", "cloudcover")
        isDay = OpenMeteoColumn("is_day")
        weatherCode = OpenMeteoColumn("weather_code", "weathercode")
    }

    /// The weather at an index of the arrays, or the single values.
    mutating func conditions(at index: Int?, in block: borrowing OpenMeteoBlock) -> Conditions {
        let fields = block.fields
        var conditions = Conditions()
        conditions.temperature = temperature.value(at: index, within: .air, in: block)
        conditions.feelsLike = feelsLike.value(at: index, within: .feelsLike, in: block)
        conditions.dewPoint = dewPoint.value(at: index, within: .dewPoint, in: block)
        conditions.humidity = fields.percent(humidity.node(at: index, in: block))
        conditions.pressure = pressure.value(at: index, within: .atSeaLevel, in: block)
        conditions.wind = wind.value(at: index, within: .wind, in: block).map(Wind.init(_:))
        conditions.gust = gust.value(at: index, within: .wind, in: block)
        conditions.windDirectionDegrees = fields.direction(windDirection.node(at: index, in: block))
        conditions.visibility = visibility.value(at: index, within: .view, in: block)
        conditions.uvIndex = fields.uvIndex(uvIndex.node(at: index, in: block))
        conditions.cloudCover = fields.percent(cloudCover.node(at: index, in: block))
        conditions.isDay = fields.flag(isDay.node(at: index, in: block))
        conditions.condition = fields.condition(weatherCode: weatherCode.node(at: index, in: block))
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
            single("temperature"), borrowedUnit([temperatureName], for: "temperature"))
        conditions.wind = fields.speed(single("windspeed"), borrowedUnit(windNames, for: "windspeed"))
            .map(Wind.init(_:))
        conditions.windDirectionDegrees = fields.direction(single("winddirection"))
        conditions.isDay = fields.flag(single("is_day"))
        conditions.condition = fields.condition(weatherCode: single("weather_code", "weathercode"))
        conditions.precipitation.kind = conditions.condition?.kind
        return conditions
    }
}
