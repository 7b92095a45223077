import FoundationEssentials
import WeatherFormat

/// The hours of a service whose amounts and chances are those of the time *before* an hour's own.
struct HoursBefore {
    private var hours: [ForecastHour] = []
    /// What fell before each of them.
    private var before: [Precipitation] = []

    init(capacity: Int = 0) {
        hours.reserveCapacity(capacity)
        before.reserveCapacity(capacity)
    }

    /// Adds an hour as the document has it, and answers which it is.
    mutating func add(_ start: Date, _ conditions: Conditions, before precipitation: Precipitation) -> Int {
        hours.append(ForecastHour(start: start, conditions: conditions))
        before.append(precipitation)
        return hours.count - 1
    }

    /// The hours, each with what falls from its beginning on; that of the last is not known.
    ///
    /// - Parameters:
    ///   - order: of the hours that were added.
    ///   - length: how long an hour lasts that stands alone, in seconds.
    /// - Returns: as many hours as the order has.
    consuming func hours(in order: TimeOrder<Int>, alone length: Double = 3600) -> [ForecastHour] {
        let duration = order.usualDistance ?? length
        for (row, next) in zip(order.placed, order.placed.dropFirst()) {
            // Behind a gap stands what fell at the end of the gap.
            guard next.start == row.start.addingTimeInterval(duration) else { continue }
            hours[row.step].conditions.precipitation = before[next.step]
            hours[row.step].conditions.condition = Self.condition(
                hours[row.step].conditions.condition, hours[next.step].conditions.condition)
        }
        for index in hours.indices { hours[index].duration = duration }
        return order.isUnchanged ? hours : order.steps.map { hours[$0] }
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
