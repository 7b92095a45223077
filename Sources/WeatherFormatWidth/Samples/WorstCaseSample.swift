package import WeatherFormat

/// The local times of a year among which an intent's widest string is found: every value of every field that it draws.
package struct WorstCaseSample: Sendable, Hashable {
    /// The days of the year that are tried, at least one, in order.
    package let days: [CivilDay]
    /// The hours that are tried, 0 to 23, at least one, in order.
    package let hours: [Int]
    /// The minutes that are tried, 0 to 59, at least one, in order.
    package let minutes: [Int]

    /// The year that all samples lie in: each weekday occurs in each of its months at least four times.
    package static let year = 2026

    /// The days that make up a sample.
    enum Days {
        /// The year's first day, for a string that draws no day.
        case one
        /// Its first seven days: every weekday.
        case week
        /// The first day of each month.
        case months
        /// Every day.
        case year
    }

    /// The times that make up a sample.
    enum Times {
        /// Midnight, for a string that draws no time.
        case none
        /// Every full hour.
        case hours
        /// Every minute.
        case minutes
    }

    init(_ days: Days, _ times: Times) {
        self.days =
            switch days {
            case .one: Array(Self.everyDay.prefix(1))
            case .week: Array(Self.everyDay.prefix(7))
            case .months: Self.everyDay.filter { $0.day == 1 }
            case .year: Self.everyDay
            }
        switch times {
        case .none: (hours, minutes) = ([0], [0])
        case .hours: (hours, minutes) = (Array(0..<24), [0])
        case .minutes: (hours, minutes) = (Array(0..<24), Array(0..<60))
        }
    }

    /// 2026 is no leap year; its first day is day 20454 since 1970-01-01.
    private static let everyDay = (20_454..<20_819).map { CivilDay(daysSince1970: $0) }
}

extension DateFormatIntent {
    /// The times to try for this intent's widest string.
    package var worstCaseSample: WorstCaseSample {
        switch self {
        case .summaryWeekday, .dailyListWeekday, .dailyChartWeekday, .hourlyChartWeekday:
            WorstCaseSample(.week, .none)
        case .almanacMonth:
            WorstCaseSample(.months, .none)
        case .dailyHeader, .dailyFullHeader, .hourlyDaySeparator, .moonDate, .historyDate:
            WorstCaseSample(.year, .none)
        case .sunEventTime, .moonEventTime, .minutelyTime, .forecastUpdatedTime, .notificationTime:
            WorstCaseSample(.one, .minutes)
        case .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .precipLaterHour:
            WorstCaseSample(.one, .hours)
        case .hourlyDetailHeader:
            WorstCaseSample(.week, .hours)
        case .radarFrameTime:
            WorstCaseSample(.week, .minutes)
        case .alertExpirationDateTime, .forecastUpdatedDateTime:
            WorstCaseSample(.year, .minutes)
        }
    }
}
