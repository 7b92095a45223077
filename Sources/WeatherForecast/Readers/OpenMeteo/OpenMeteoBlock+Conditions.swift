import WeatherFormat

extension OpenMeteoBlock {
    /// The weather at an index of the hourly arrays, or of the current block. The names with more words are the present
    /// ones, the others those of before 2023.
    func conditions(at index: Int?) -> Conditions {
        var conditions = Conditions()
        conditions.temperature = temperature(["temperature_2m"], at: index)
        conditions.feelsLike = temperature(["apparent_temperature"], at: index)
        conditions.dewPoint = temperature(["dew_point_2m", "dewpoint_2m"], at: index)
        conditions.humidity = fields.percent(value(["relative_humidity_2m", "relativehumidity_2m"], at: index))
        conditions.pressure = pressure(["pressure_msl"], at: index)
        conditions.wind = speed(["wind_speed_10m", "windspeed_10m"], at: index).map(Wind.init(_:))
        conditions.gust = speed(["wind_gusts_10m", "windgusts_10m"], at: index)
        conditions.windDirectionDegrees = fields.direction(
            value(["wind_direction_10m", "winddirection_10m"], at: index))
        conditions.visibility = fields.distance(value(["visibility"], at: index), unit(["visibility"]))
        conditions.uvIndex = fields.uvIndex(value(["uv_index"], at: index))
        conditions.cloudCover = fields.percent(value(["cloud_cover", "cloudcover"], at: index))
        conditions.isDay = fields.flag(value(["is_day"], at: index))
        conditions.precipitation = Precipitation(
            chance: fields.chance(percent: value(["precipitation_probability"], at: index)),
            amount: amount(["precipitation"], at: index),
            snowfall: snow(["snowfall"], at: index),
            kind: kind(["weather_code", "weathercode"], at: index))
        return conditions
    }

    /// The weather of the `current_weather` block. Where it has no units of its own, the hourly block's are taken, under
    /// that block's names.
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
        conditions.precipitation.kind = kind(["weathercode"], at: nil)
        return conditions
    }

    func temperature(_ names: [String], at index: Int?) -> Temperature? {
        fields.temperature(value(names, at: index), unit(names))
    }

    func speed(_ names: [String], at index: Int?) -> WindSpeed? { fields.speed(value(names, at: index), unit(names)) }

    func pressure(_ names: [String], at index: Int?) -> Pressure? {
        fields.pressure(value(names, at: index), unit(names))
    }

    func amount(_ names: [String], at index: Int?) -> PrecipitationAmount? {
        fields.amount(value(names, at: index), unit(names))
    }

    func snow(_ names: [String], at index: Int?) -> SnowDepth? { fields.snow(value(names, at: index), unit(names)) }

    /// What falls, by the WMO code 4677 in the selection that the service documents: 51 to 67 drizzle and rain (56, 57,
    /// 66 and 67 freezing), 71 to 77 snow, 80 to 82 showers of rain, 85 and 86 of snow, 95 to 99 thunderstorms.
    func kind(_ names: [String], at index: Int?) -> PrecipitationKind? {
        guard let code = fields.number(value(names, at: index), "a WMO weather code from 0 to 99", in: 0...99) else {
            return nil
        }
        return switch Int(code) {
        case 56, 57, 66, 67: .sleet
        case 51...65, 80...82, 95...99: .rain
        case 71...77, 85, 86: .snow
        default: nil
        }
    }
}
