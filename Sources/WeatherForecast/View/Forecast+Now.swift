import FoundationEssentials
import WeatherFormat

extension Forecast {
    /// The weather at a time: the current conditions, and what they lack from the hour that holds the time.
    func conditions(at now: Date) -> Conditions {
        let hour = hours.last { $0.start <= now }
        guard let hour, now.timeIntervalSince1970 - hour.start.timeIntervalSince1970 < longestStepSeconds else {
            return current?.conditions ?? Conditions()
        }
        guard let current = current?.conditions else { return hour.conditions }
        return current.filled(from: hour.conditions)
    }

    /// The hours of the day ahead: from the one that holds the time, those that begin before the place's clock shows its
    /// start again; so at most 24 where the service has hours, 23 where the clocks go forward, and fewer where its steps are
    /// wider.
    func nextDay(from now: Date, _ clock: LocalClock) throws(WeatherFormatError) -> [ForecastHour] {
        let holding = hours.lastIndex { $0.start <= now }
        var first = hours.firstIndex { $0.start > now } ?? hours.endIndex
        if let holding, now.timeIntervalSince1970 - hours[holding].start.timeIntervalSince1970 < step(after: holding) {
            first = holding
        }
        guard first < hours.endIndex else { return [] }
        let end = hours[first].start.addingTimeInterval(24 * 3600)
        let wallEnd = try clock.wallSeconds(at: hours[first].start) + 24 * 3600
        var day: [ForecastHour] = []
        for hour in hours[first...].prefix(24) {
            guard hour.start < end, try clock.wallSeconds(at: hour.start) < wallEnd else { break }
            day.append(hour)
        }
        return day
    }

    /// How long the step at an index lasts: to the next one, but no longer than the longest that a service has. The last
    /// step lasts an hour.
    private func step(after index: Int) -> Double {
        guard index + 1 < hours.count else { return 3600 }
        let seconds = hours[index + 1].start.timeIntervalSince1970 - hours[index].start.timeIntervalSince1970
        return min(seconds, longestStepSeconds)
    }

    private var longestStepSeconds: Double { 12 * 3600 }
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
        return filled
    }
}
