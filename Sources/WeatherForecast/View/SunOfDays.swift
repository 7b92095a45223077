import FoundationEssentials
import WeatherFormat

/// Whether the sun is up at a time, by the sunrises and sunsets of the days.
struct SunOfDays {
    private let days: [ForecastDay]
    private let clock: LocalClock

    init(_ days: [ForecastDay], _ clock: LocalClock) {
        self.days = days
        self.clock = clock
    }

    /// What the service says, else what the day's sun does; false where neither is known.
    func isNight(_ conditions: Conditions, at time: Date) throws(WeatherFormatError) -> Bool {
        if let isDay = conditions.isDay { return !isDay }
        let day = try clock.day(at: time)
        guard let events = days.first(where: { $0.day == day })?.sun else { return false }
        switch events {
        case .risesAndSets(let sunrise, let sunset):
            // Of a short night around midnight the sunset is the earlier.
            return sunrise < sunset ? time < sunrise || time >= sunset : time >= sunset && time < sunrise
        case .rises(let sunrise): return time < sunrise
        case .sets(let sunset): return time >= sunset
        case .polarDay: return false
        case .polarNight: return true
        }
    }
}
