import WeatherFormat

extension OpenMeteoBlock {
    /// The weather at an index of the hourly arrays, or of the current block, but for what falls.
    ///
    /// The names with more words are the present ones, the others those of before 2023.
    func conditions(at index: Int?) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(["temperature_2m"], at: index, within: .air)
        conditions.feelsLike = temperature(["apparent_temperature"], at: index, within: .feelsLike)
        conditions.dewPoint = temperature(["dew_point_2m", "dewpoint_2m"], at: index, within: .dewPoint)
        conditions.humidity = fields.percent(value(["relative_humidity_2m", "relativehumidity_2m"], at: index))
        conditions.pressure = fields.pressure(value(["pressure_msl"], at: index), unit(["pressure_msl"]))
        conditions.wind = speed(["wind_speed_10m", "windspeed_10m"], at: index).map(Wind.init(_:))
        conditions.gust = speed(["wind_gusts_10m", "windgusts_10m"], at: index)
        conditions.windDirectionDegrees = fields.direction(
            value(["wind_direction_10m", "winddirection_10m"], at: index))
        conditions.visibility = fields.distance(value(["visibility"], at: index), unit(["visibility"]))
        conditions.uvIndex = fields.uvIndex(value(["uv_index"], at: index))
        conditions.cloudCover = fields.percent(value(["cloud_cover", "cloudcover"], at: index))
        conditions.isDay = fields.flag(value(["is_day"], at: index))
        return conditions
    }

    /// The weather of the `current_weather` block.
    ///
    /// Where it has no units of its own, the hourly block's are taken, under that block's names.
    func legacyConditions(hasOwnUnits: Bool) -> Conditions {
        var conditions = Conditions()
        let temperatureName = hasOwnUnits ? "temperature" : "temperature_2m"
        let windNames = hasOwnUnits ? ["windspeed"] : ["windspeed_10m", "wind_speed_10m"]
        conditions.temperature = fields.temperature(
            value(["temperature"], at: nil), borrowedUnit([temperatureName], for: "temperature"))
        conditions.wind = fields.speed(value(["windspeed"], at: nil), borrowedUnit(windNames, for: "windspeed"))
            .map(Wind.init(_:))
        conditions.windDirectionDegrees = fields.direction(value(["winddirection"], at: nil))
        conditions.isDay = fields.flag(value(["is_day"], at: nil))
        conditions.precipitation.kind = weatherCode(at: nil)?.kind
        return conditions
    }

    func temperature(
        _ names: [String], at index: Int?, within records: WorldRecords<TemperatureKind>
    ) -> Temperature? {
        fields.quantity(value(names, at: index), unit(names), within: records)
    }

    func speed(_ names: [String], at index: Int?) -> WindSpeed? { fields.speed(value(names, at: index), unit(names)) }
}
