import FoundationEssentials
import WeatherFormat

/// A step of a service whose amounts and chances are those of the time *before* the step's own.
struct StepBefore {
    let start: Date
    let conditions: Conditions
    /// What fell before it.
    let before: Precipitation
}

extension TimeOrder<StepBefore> {
    /// The hours, each with what falls from its beginning on; that of the last is not known.
    ///
    /// - Parameter duration: how long a step lasts, where it stands alone; in seconds.
    /// - Returns: as many hours as there are steps.
    func hours(_ duration: Double = 3600) -> [ForecastHour] {
        let duration = usualDistance ?? duration
        return placed.indices.map { index in
            let step = placed[index].step
            var hour = ForecastHour(start: step.start, duration: duration, conditions: step.conditions)
            // Behind a gap stands what fell at the end of the gap.
            if index + 1 < placed.count, placed[index + 1].start == hour.end {
                hour.conditions.precipitation = placed[index + 1].step.before
                hour.conditions.condition = Self.condition(
                    step.conditions.condition, placed[index + 1].step.conditions.condition)
            }
            return hour
        }
    }

    /// The weather of the hour between two codes.
    ///
    /// A service makes its code of the amounts of the hour before and of the clouds at the time. So what falls moves with
    /// its amount, and the sky stays at its time; where the code of the time says what fell before it, the sky is the next
    /// one's.
    private static func condition(_ own: WeatherCondition?, _ next: WeatherCondition?) -> WeatherCondition? {
        guard let own, let next else { return own ?? next }
        return next.falls || own.falls ? next : own
    }
}
