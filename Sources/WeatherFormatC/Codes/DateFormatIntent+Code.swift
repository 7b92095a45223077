import CWeatherFormat
import WeatherFormat

extension DateFormatIntent: CodedCase {
    var code: Int32 {
        let code =
            switch self {
            case .summaryWeekday: WFMT_INTENT_SUMMARY_WEEKDAY
            case .dailyHeader: WFMT_INTENT_DAILY_HEADER
            case .dailyFullHeader: WFMT_INTENT_DAILY_FULL_HEADER
            case .dailyListWeekday: WFMT_INTENT_DAILY_LIST_WEEKDAY
            case .dailyChartWeekday: WFMT_INTENT_DAILY_CHART_WEEKDAY
            case .hourlyChartWeekday: WFMT_INTENT_HOURLY_CHART_WEEKDAY
            case .hourlyDaySeparator: WFMT_INTENT_HOURLY_DAY_SEPARATOR
            case .moonDate: WFMT_INTENT_MOON_DATE
            case .almanacMonth: WFMT_INTENT_ALMANAC_MONTH
            case .historyDate: WFMT_INTENT_HISTORY_DATE
            case .sunEventTime: WFMT_INTENT_SUN_EVENT_TIME
            case .moonEventTime: WFMT_INTENT_MOON_EVENT_TIME
            case .minutelyTime: WFMT_INTENT_MINUTELY_TIME
            case .radarFrameTime: WFMT_INTENT_RADAR_FRAME_TIME
            case .forecastUpdatedTime: WFMT_INTENT_FORECAST_UPDATED_TIME
            case .notificationTime: WFMT_INTENT_NOTIFICATION_TIME
            case .hourlyChartHour: WFMT_INTENT_HOURLY_CHART_HOUR
            case .statsChartHour: WFMT_INTENT_STATS_CHART_HOUR
            case .complicationHour: WFMT_INTENT_COMPLICATION_HOUR
            case .widgetHour: WFMT_INTENT_WIDGET_HOUR
            case .precipLaterHour: WFMT_INTENT_PRECIP_LATER_HOUR
            case .hourlyDetailHeader: WFMT_INTENT_HOURLY_DETAIL_HEADER
            case .alertExpirationDateTime: WFMT_INTENT_ALERT_EXPIRATION_DATE_TIME
            case .forecastUpdatedDateTime: WFMT_INTENT_FORECAST_UPDATED_DATE_TIME
            }
        return Int32(code)
    }

    private static let byCode = CodeTable<DateFormatIntent>()

    /// The intent of a number from C.
    @inline(__always)
    static func read(_ code: Int32) throws(CLibraryError) -> DateFormatIntent {
        guard let intent = byCode[code] else {
            throw .unknownValue("intent", Int(code), expected: "a WFMT_INTENT_, 1 to wfmt_intent_count()")
        }
        return intent
    }
}
