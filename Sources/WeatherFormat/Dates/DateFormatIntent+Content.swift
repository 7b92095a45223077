extension DateFormatIntent {
    /// Whether it draws a time of day, which a civil day does not have.
    public var drawsTime: Bool {
        switch self {
        case .summaryWeekday, .dailyHeader, .dailyFullHeader, .dailyListWeekday, .dailyChartWeekday,
            .hourlyChartWeekday, .hourlyDaySeparator, .moonDate, .almanacMonth, .historyDate:
            false
        case .sunEventTime, .moonEventTime, .minutelyTime, .radarFrameTime, .forecastUpdatedTime, .notificationTime,
            .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .precipLaterHour, .hourlyDetailHeader,
            .alertExpirationDateTime, .forecastUpdatedDateTime:
            true
        }
    }
}
