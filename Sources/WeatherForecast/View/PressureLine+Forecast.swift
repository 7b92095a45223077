import FoundationEssentials
import WeatherFormat

extension PressureLine {
    /// How high the pressure is at a time, and how it moves: over the three hours before, or the three to come where
    /// the forecast does not reach back.
    ///
    /// Nil where it has no two such pressures.
    ///
    /// Sources: for the trend, the terms of the Met Office's shipping forecast, by the change in three hours: up to
    /// 1.5 hPa slowly, which is "steady" here, 1.6 to 3.5 rising or falling, 3.6 and more quickly. For the level, the
    /// bands that barometers are read by: low below 29.80 inHg (1009.1 hPa), high above 30.20 inHg (1022.7 hPa).
    init?(of forecast: Forecast, at now: Date) {
        guard let present = forecast.hectopascals(at: now) ?? forecast.currentHectopascals(at: now) else { return nil }
        let change: Double
        if let before = forecast.hectopascals(at: now.addingTimeInterval(-3 * 3600)) {
            change = present - before
        } else if let after = forecast.hectopascals(at: now.addingTimeInterval(3 * 3600)) {
            change = after - present
        } else {
            return nil
        }
        self.init(level: Self.level(present), trend: Self.trend(change))
    }

    private static func level(_ hectopascals: Double) -> Level {
        if hectopascals < 1009.1 { return .low }
        return hectopascals > 1022.7 ? .high : .normal
    }

    private static func trend(_ change: Double) -> Trend {
        // In tenths, as the terms are defined.
        switch Int((change * 10).rounded()) {
        case ...(-36): .fallingFast
        case ...(-16): .falling
        case ...15: .steady
        case ...35: .rising
        default: .risingFast
        }
    }
}

extension Forecast {
    /// Of the hour that holds a time.
    fileprivate func hectopascals(at time: Date) -> Double? {
        let hour = hours.last { $0.start <= time }
        guard let hour, time.timeIntervalSince1970 - hour.start.timeIntervalSince1970 < 3600 else { return nil }
        return hour.conditions.pressure?.inHectopascals
    }

    fileprivate func currentHectopascals(at time: Date) -> Double? {
        guard let current, current.holds(at: time) else { return nil }
        return current.conditions.pressure?.inHectopascals
    }
}

extension Pressure {
    fileprivate var inHectopascals: Double { converted(to: .hectopascals).value }
}
