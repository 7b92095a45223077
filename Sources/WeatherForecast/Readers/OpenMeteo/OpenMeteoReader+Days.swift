import FoundationEssentials
import WeatherFormat

extension OpenMeteoReader {
    /// The daily block.
    func days() -> [ForecastDay] {
        guard let node = root.member("daily") else { return [] }
        let block = OpenMeteoBlock(values: node, units: root.member("daily_units"), reader: self)
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
            if !node.isNull { fields.log.add(node, expected: "a day such as 2026-02-06, or seconds since 1970") }
            return nil
        }
        guard let instant = fields.unixTime(node) else { return nil }
        return CivilDay(localSeconds: instant.timeIntervalSince1970 + Double(offsetSeconds ?? 0))
    }

    private func read(_ civilDay: CivilDay, _ block: OpenMeteoBlock, at index: Int) -> ForecastDay {
        var day = ForecastDay(day: civilDay)
        day.high = block.temperature(["temperature_2m_max"], at: index)
        day.low = block.temperature(["temperature_2m_min"], at: index)
        day.wind = block.speed(["wind_speed_10m_max", "windspeed_10m_max"], at: index).map(Wind.init(_:))
        day.gust = block.speed(["wind_gusts_10m_max", "windgusts_10m_max"], at: index)
        day.uvIndex = fields.uvIndex(block.value(["uv_index_max"], at: index))
        day.precipitation = Precipitation(
            chance: fields.chance(percent: block.value(["precipitation_probability_max"], at: index)),
            amount: block.amount(["precipitation_sum"], at: index),
            snowfall: block.snow(["snowfall_sum"], at: index),
            kind: block.kind(["weather_code", "weathercode"], at: index))
        day.sun = sun(block, at: index)
        return day
    }

    /// A day without a sunrise has the same instant twice, one without a sunset the whole of 24 hours (open-meteo pull
    /// request 844). Before June 2024 both were 1970-01-01T00:00, and nothing told the one from the other.
    private func sun(_ block: OpenMeteoBlock, at index: Int) -> SunEvents? {
        guard let sunrise = time(block.value(["sunrise"], at: index)),
            let sunset = time(block.value(["sunset"], at: index))
        else { return nil }
        let seconds = sunset.timeIntervalSince1970 - sunrise.timeIntervalSince1970
        if abs(sunrise.timeIntervalSince1970) < 86_400 { return nil }
        if seconds <= 0 { return .polarNight }
        return seconds >= 86_400 ? .polarDay : .risesAndSets(sunrise: sunrise, sunset: sunset)
    }
}

extension CivilDay {
    /// The day of a local time, given as seconds since 1970 as if the zone were UTC; nil outside the years 1 to 9999.
    init?(localSeconds: Double) {
        guard SupportedInstants.seconds.contains(localSeconds) else { return nil }
        self.init(daysSince1970: Int((localSeconds / 86_400).rounded(.down)))
    }
}
