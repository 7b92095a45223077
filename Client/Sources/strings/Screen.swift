import Foundation
import WeatherFormat

/// The dates of a weather screen: each place names its intent, and nothing else.
struct Screen {
    let strings: [String]

    init(_ formatter: DateIntentFormatter, at instant: Date) throws {
        let day = [
            DateFormatIntent.summaryWeekday, .dailyHeader, .dailyFullHeader, .dailyListWeekday, .dailyChartWeekday,
            .moonDate, .almanacMonth, .historyDate,
        ]
        let hours = [
            DateFormatIntent.hourlyChartWeekday, .hourlyDaySeparator, .hourlyChartHour, .statsChartHour,
            .complicationHour, .widgetHour, .precipLaterHour, .hourlyDetailHeader, .minutelyTime, .radarFrameTime,
        ]
        let events = [
            DateFormatIntent.sunEventTime, .moonEventTime, .forecastUpdatedTime, .forecastUpdatedDateTime,
            .notificationTime, .alertExpirationDateTime,
        ]
        strings = try (day + hours + events).map { try formatter.string(from: instant, for: $0) }
    }
}
