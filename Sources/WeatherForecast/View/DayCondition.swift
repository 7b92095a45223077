import FoundationEssentials
import WeatherFormat

/// The weather of a day in one class, made from the classes of its steps where the service has none of the day.
///
/// What counts is the daylight: the steps of which the service says that it is day, else those that begin from 6 to 18
/// o'clock, else all. Of these the gravest kind of weather is the day's that lasts for two hours, or for half of what is
/// known; within the kind, the class that lasts longest, of equal ones the graver. So a day with two hours of rain is
/// rainy, and one with an hour of fog is what its sky is.
struct DayCondition {
    private let hours: ArraySlice<ForecastHour>
    private let clock: LocalClock

    init(_ hours: ArraySlice<ForecastHour>, _ clock: LocalClock) {
        self.hours = hours
        self.clock = clock
    }

    /// Nil where no step has a class.
    func condition() throws(WeatherFormatError) -> WeatherCondition? {
        var steps: [(condition: WeatherCondition, seconds: Double)] = []
        let daylight = try daylight()
        for hour in hours {
            guard let condition = hour.conditions.condition, try daylight.holds(hour, clock) else { continue }
            steps.append((condition, hour.duration))
        }
        let known = steps.reduce(0) { $0 + $1.seconds }
        let enough = min(Self.longEnough, known / 2)
        let lasting = WeatherCondition.Group.allCases.last { group in
            steps.reduce(0) { $1.condition.group == group ? $0 + $1.seconds : $0 } >= enough
        }
        // Of nothing that lasts for so long, the gravest.
        let group = lasting ?? steps.map(\.condition.group).max()
        var best: (condition: WeatherCondition, seconds: Double)?
        for (condition, _) in steps where condition.group == group {
            let seconds = steps.reduce(0) { $1.condition == condition ? $0 + $1.seconds : $0 }
            guard let other = best else {
                best = (condition, seconds)
                continue
            }
            let isMore = seconds == other.seconds ? condition.isGraver(than: other.condition) : seconds > other.seconds
            if isMore { best = (condition, seconds) }
        }
        return best?.condition
    }

    /// Two hours.
    private static let longEnough = 7200.0

    /// Which steps are of the day.
    private enum Daylight {
        case said, byClock, all

        func holds(_ hour: ForecastHour, _ clock: LocalClock) throws(WeatherFormatError) -> Bool {
            switch self {
            case .said: hour.conditions.isDay == true
            case .byClock: (6..<18).contains(try clock.hour(at: hour.start))
            case .all: true
            }
        }
    }

    private func daylight() throws(WeatherFormatError) -> Daylight {
        if hours.contains(where: { $0.conditions.isDay == true && $0.conditions.condition != nil }) { return .said }
        for hour in hours where hour.conditions.condition != nil {
            if try Daylight.byClock.holds(hour, clock) { return .byClock }
        }
        return .all
    }
}
