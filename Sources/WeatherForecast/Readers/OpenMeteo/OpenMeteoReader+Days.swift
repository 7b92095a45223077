import FoundationEssentials
import WeatherFormat

extension OpenMeteoReader {
    /// The daily block.
    func days() -> [ForecastDay] {
        guard let node = root.member("daily") else { return [] }
        let block = OpenMeteoBlock(values: node, units: root.member("daily_units"), fields: fields)
        var variables = OpenMeteoDays()
        var placed: [TimeOrder<ForecastDay>.Placed] = []
        for (index, node) in block.times() {
            guard let day = day(node) else { continue }
            let start = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
            placed.append(.init(start: start, node: node, step: read(day, &variables, at: index, in: block)))
        }
        return TimeOrder(placed, isEven: true, log: fields.log).steps
    }

    /// `2026-02-06`, or the seconds of the day's midnight: "For daily values with unix timestamps, please apply
    /// utc_offset_seconds again to get the correct date" (the service's documentation).
    private func day(_ node: JSONNode) -> CivilDay? {
        if let time = node.time { return time.day }
        guard node.number != nil else {
            fields.log.add(node, expected: "a day such as 2026-02-06, or seconds since 1970")
            return nil
        }
        guard let instant = fields.unixTime(node) else { return nil }
        return CivilDay(localSeconds: instant.timeIntervalSince1970 + Double(offsetSeconds ?? 0))
    }

    private func read(
        _ civilDay: CivilDay, _ variables: inout OpenMeteoDays, at index: Int, in block: borrowing OpenMeteoBlock
    ) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        day.high = variables.high.value(at: index, within: .air, in: block)
        day.low = variables.low.value(at: index, within: .air, in: block)
        day.wind = variables.wind.value(at: index, within: .wind, in: block).map(Wind.init(_:))
        day.gust = variables.gust.value(at: index, within: .wind, in: block)
        day.windDirectionDegrees = fields.direction(variables.windDirection.node(at: index, in: block))
        day.uvIndex = fields.uvIndex(variables.uvIndex.node(at: index, in: block))
        day.condition = fields.condition(weatherCode: variables.weatherCode.node(at: index, in: block))
        day.precipitation = variables.precipitation.precipitation(at: index, day.condition, in: block)
        day.sun = sun(&variables, at: index, in: block)
        return day
    }

    /// Before June 2024 a day without a sunrise and one without a sunset both had 1970-01-01T00:00 twice, and nothing told
    /// the one from the other.
    private func sun(_ variables: inout OpenMeteoDays, at index: Int, in block: borrowing OpenMeteoBlock) -> SunEvents?
    {
        let sunrise = time(variables.sunrise.node(at: index, in: block))
        let sunset = time(variables.sunset.node(at: index, in: block))
        if let sunrise, sunrise == sunset, abs(sunrise.timeIntervalSince1970) < 86_400 { return nil }
        return SunEvents(sunrise: sunrise, sunset: sunset)
    }
}

/// The variables of the daily block.
struct OpenMeteoDays {
    var high, low: OpenMeteoVariable<TemperatureKind>
    var wind, gust: OpenMeteoVariable<WindSpeedKind>
    var windDirection, uvIndex, sunrise, sunset, weatherCode: OpenMeteoColumn
    var precipitation: OpenMeteoPrecipitation

    init() {
        high = OpenMeteoVariable("temperature_2m_max")
        low = OpenMeteoVariable("temperature_2m_min")
        wind = OpenMeteoVariable("wind_speed_10m_max", "windspeed_10m_max")
        gust = OpenMeteoVariable("wind_gusts_10m_max", "windgusts_10m_max")
        windDirection = OpenMeteoColumn("wind_direction_10m_dominant", "winddirection_10m_dominant")
        uvIndex = OpenMeteoColumn("uv_index_max")
        sunrise = OpenMeteoColumn("sunrise")
        sunset = OpenMeteoColumn("sunset")
        weatherCode = OpenMeteoColumn("weather_code", "weathercode")
        precipitation = OpenMeteoPrecipitation(chance: "precipitation_probability_max", suffix: "_sum")
    }
}

extension CivilDay {
    /// The day of a local time, given as seconds since 1970 as if the zone were UTC; nil outside the years 1 to 9999.
    init?(localSeconds: Double) {
        guard SupportedInstants.seconds.contains(localSeconds) else { return nil }
        self.init(daysSince1970: Int((localSeconds / 86_400).rounded(.down)))
    }
}
