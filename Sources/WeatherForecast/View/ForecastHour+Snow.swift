import WeatherFormat

extension [ForecastHour] {
    /// Whether it is cold enough for snow in these hours, or nobody says how warm it is; a day's lowest counts, too.
    ///
    /// Half of what falls at 1 °C is snow, at 2.4 °C a twentieth (Jennings and others, Nature Communications, 2018).
    func canSnow(low: Temperature?) -> Bool {
        let temperatures = flatMap { [$0.low, $0.conditions.temperature] } + [low]
        guard let lowest = temperatures.compactMap({ $0?.inCelsius }).min() else { return true }
        return lowest <= 2.4
    }
}

extension [ForecastDay] {
    /// What falls in an hour, by itself or as its day has it.
    func kind(of hour: ForecastHour, _ clock: LocalClock) throws(WeatherFormatError) -> PrecipitationKind? {
        if let kind = hour.conditions.precipitation.kind { return kind }
        let day = try clock.day(at: hour.start)
        return first { $0.day == day && $0.precipitation.falls }?.precipitation.kind
    }
}
