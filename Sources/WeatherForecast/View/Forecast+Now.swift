import FoundationEssentials
import WeatherFormat

extension Forecast {
    /// The weather at a time: the current conditions while they hold, and what they lack from the step that holds the time;
    /// then that step alone, then nothing.
    func conditions(at now: Date) -> Conditions {
        let hour = hour(at: now)?.conditions ?? Conditions()
        guard let current, current.holds(at: now) else { return hour }
        return current.conditions.filled(from: hour)
    }

    /// The steps of the day ahead, from the one that holds the time: those that begin before the place's clock shows
    /// its start again; so at most 24 where the service has hours, 23 where the clocks go forward, and fewer where its
    /// steps are wider.
    ///
    /// A step without a value is none.
    func nextDay(from now: Date, _ clock: LocalClock) throws(WeatherFormatError) -> [ForecastHour] {
        let ahead = hours.filter { $0.end > now && $0.hasValues }
        guard let first = ahead.first else { return [] }
        let end = first.start.addingTimeInterval(24 * 3600)
        let wallEnd = try clock.wallSeconds(at: first.start) + 24 * 3600
        var day: [ForecastHour] = []
        for hour in ahead.prefix(24) {
            guard hour.start < end, try clock.wallSeconds(at: hour.start) < wallEnd else { break }
            day.append(hour)
        }
        return day
    }

    private func hour(at time: Date) -> ForecastHour? {
        hours.last { $0.start <= time }.flatMap { $0.end > time ? $0 : nil }
    }
}

extension CurrentConditions {
    /// For an hour, and as far before their time, since two clocks seldom agree.
    func holds(at now: Date) -> Bool {
        abs(now.timeIntervalSince1970 - time.timeIntervalSince1970) < 3600
    }
}

extension Conditions {
    /// With another's values where this one has none.
    func filled(from other: Conditions) -> Conditions {
        var filled = self
        filled.temperature = temperature ?? other.temperature
        filled.feelsLike = feelsLike ?? other.feelsLike
        filled.dewPoint = dewPoint ?? other.dewPoint
        filled.humidity = humidity ?? other.humidity
        filled.pressure = pressure ?? other.pressure
        // A gust belongs to its own wind.
        if wind == nil {
            filled.wind = other.wind
            filled.gust = other.gust
            filled.windDirectionDegrees = other.windDirectionDegrees
        }
        filled.visibility = visibility ?? other.visibility
        filled.uvIndex = uvIndex ?? other.uvIndex
        filled.cloudCover = cloudCover ?? other.cloudCover
        filled.condition = condition ?? other.condition
        filled.isDay = isDay ?? other.isDay
        return filled
    }
}
