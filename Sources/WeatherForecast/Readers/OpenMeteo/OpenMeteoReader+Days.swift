import FoundationEssentials
import WeatherFormat

extension OpenMeteoReader {
    /// The daily block.
    func days() -> [ForecastDay] {
        guard let node = root.member("daily") else { return [] }
        let block = OpenMeteoBlock(values: node, units: root.member("daily_units"), fields: fields)
        let variables = OpenMeteoDays(block)
        let placed = block.times().compactMap { index, node -> TimeOrder<ForecastDay>.Placed? in
            guard let day = day(node) else { return nil }
            let start = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
            return .init(start: start, node: node, step: read(day, variables, at: index))
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

    private func read(_ civilDay: CivilDay, _ variables: OpenMeteoDays, at index: Int) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        day.high = variables.high.value(at: index, within: .air)
        day.low = variables.low.value(at: index, within: .air)
        day.wind = variables.wind.value(at: index, within: .wind).map(Wind.init(_:))
        day.gust = variables.gust.value(at: index, within: .wind)
        day.windDirectionDegrees = fields.direction(variables.windDirection.node(at: index))
        day.uvIndex = fields.uvIndex(variables.uvIndex.node(at: index))
        day.condition = variables.weatherCode.condition(at: index)
        day.precipitation = variables.precipitation.precipitation(at: index, day.condition)
        day.sun = sun(variables, at: index)
        return day
    }

    /// Before June 2024 a day without a sunrise and one without a sunset both had 1970-01-01T00:00 twice, and nothing told
    /// the one from the other.
    private func sun(_ variables: OpenMeteoDays, at index: Int) -> SunEvents? {
        let sunrise = time(variables.sunrise.node(at: index))
        let sunset = time(variables.sunset.node(at: index))
        if let sunrise, sunrise == sunset, abs(sunrise.timeIntervalSince1970) < 86_400 { return nil }
        return SunEvents(sunrise: sunrise, sunset: sunset)
    }
}

/// The variables of the daily block.
struct OpenMeteoDays {
    let high, low: OpenMeteoVariable<TemperatureKind>
    let wind, gust: OpenMeteoVariable<WindSpeedKind>
    let windDirection, uvIndex, sunrise, sunset, weatherCode: OpenMeteoColumn
    let precipitation: OpenMeteoPrecipitation

    init(_ block: OpenMeteoBlock) {
        high = block.variable("temperature_2m_max")
        low = block.variable("temperature_2m_min")
        wind = block.variable("wind_speed_10m_max", "windspeed_10m_max")
        gust = block.variable("wind_gusts_10m_max", "windgusts_10m_max")
        windDirection = block.column("wind_direction_10m_dominant", "winddirection_10m_dominant")
        uvIndex = block.column("uv_index_max")
        sunrise = block.column("sunrise")
        sunset = block.column("sunset")
        weatherCode = block.column("weather_code", "weathercode")
        precipitation = OpenMeteoPrecipitation(block, chance: "precipitation_probability_max", suffix: "_sum")
    }
}

extension CivilDay {
    /// The day of a local time, given as seconds since 1970 as if the zone were UTC; nil outside the years 1 to 9999.
    init?(localSeconds: Double) {
        guard SupportedInstants.seconds.contains(localSeconds) else { return nil }
        self.init(daysSince1970: Int((localSeconds / 86_400).rounded(.down)))
    }
}
