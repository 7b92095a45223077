import FoundationEssentials
import WeatherFormat

extension OpenMeteoReader {
    /// The daily block.
    func days() -> [ForecastDay] {
        guard let node = root.member("daily") else { return [] }
        let block = OpenMeteoBlock(values: node, units: root.member("daily_units"), fields: fields)
        let placed = block.times().compactMap { index, node -> TimeOrder<ForecastDay>.Placed? in
            guard let day = day(node) else { return nil }
            let start = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
            return .init(start: start, path: node.path, step: read(day, block, at: index))
        }
        return TimeOrder(placed, isEven: true, log: fields.log).steps
    }

    /// `2026-02-06`, or the seconds of the day's midnight: "For daily values with unix timestamps, please apply
    /// utc_offset_seconds again to get the correct date" (the service's documentation).
    private func day(_ node: JSONNode) -> CivilDay? {
        if let text = node.string, let time = TimeText.ofService(text) { return time.day }
        guard node.number != nil else {
            fields.log.add(node, expected: "a day such as 2026-02-06, or seconds since 1970")
            return nil
        }
        guard let instant = fields.unixTime(node) else { return nil }
        return CivilDay(localSeconds: instant.timeIntervalSince1970 + Double(offsetSeconds ?? 0))
    }

    private func read(_ civilDay: CivilDay, _ block: OpenMeteoBlock, at index: Int) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        day.high = block.temperature(["temperature_2m_max"], at: index, within: .air)
        day.low = block.temperature(["temperature_2m_min"], at: index, within: .air)
        day.wind = block.speed(["wind_speed_10m_max", "windspeed_10m_max"], at: index).map(Wind.init(_:))
        day.gust = block.speed(["wind_gusts_10m_max", "windgusts_10m_max"], at: index)
        day.windDirectionDegrees = fields.direction(
            block.value(["wind_direction_10m_dominant", "winddirection_10m_dominant"], at: index))
        day.uvIndex = fields.uvIndex(block.value(["uv_index_max"], at: index))
        day.precipitation = block.precipitation(
            at: index, chance: ["precipitation_probability_max"], suffix: "_sum")
        day.sun = sun(block, at: index)
        return day
    }

    /// Before June 2024 a day without a sunrise and one without a sunset both had 1970-01-01T00:00 twice, and nothing told
    /// the one from the other.
    private func sun(_ block: OpenMeteoBlock, at index: Int) -> SunEvents? {
        let sunrise = time(block.value(["sunrise"], at: index))
        let sunset = time(block.value(["sunset"], at: index))
        if let sunrise, sunrise == sunset, abs(sunrise.timeIntervalSince1970) < 86_400 { return nil }
        return SunEvents(sunrise: sunrise, sunset: sunset)
    }
}

extension CivilDay {
    /// The day of a local time, given as seconds since 1970 as if the zone were UTC; nil outside the years 1 to 9999.
    init?(localSeconds: Double) {
        guard SupportedInstants.seconds.contains(localSeconds) else { return nil }
        self.init(daysSince1970: Int((localSeconds / 86_400).rounded(.down)))
    }
}
