/// What a date string is for: a place in the user interface, never a format.
///
/// A caller names the intent and nothing else; the rulebook answers with a plan. A new case does not
/// compile until it has a plan in each voice, a width budget and a worst-case sample. The examples are the house voice's.
public enum DateFormatIntent: String, Sendable, Hashable, Codable, CaseIterable {
    /// A weekday inside a sentence: en `Sat`, ru `сб`.
    case summaryWeekday
    /// The head of a day: en `Sat, Aug 15`, ja `8月15日(土)`.
    case dailyHeader
    /// The head of a day where there is room: en `Saturday, Aug 15`.
    case dailyFullHeader
    /// A row of the daily list: en `Saturday`.
    case dailyListWeekday
    /// The rail under the daily chart: en `Sat`, de `Sa`.
    case dailyChartWeekday
    /// The rail under the hourly chart: en `Sat`, de `Sa`.
    case hourlyChartWeekday
    /// Between two days of the hourly strip: en `Sat 15`.
    case hourlyDaySeparator
    /// The next full or new moon: en `Aug 15`.
    case moonDate
    /// A month's title: en `August`.
    case almanacMonth
    /// A day long ago or ahead: en `Aug 15, 2026`.
    case historyDate
    /// Sunrise and sunset: en `5:39pm`.
    case sunEventTime
    /// Moonrise and moonset: en `5:39pm`.
    case moonEventTime
    /// The start of rain in the minute chart: en `5:39pm`.
    case minutelyTime
    /// The label of a radar frame: en `Sat 5:39pm`.
    case radarFrameTime
    /// The "updated" line, today: en `5:39pm`.
    case forecastUpdatedTime
    /// In a push notification: en `5:39pm`.
    case notificationTime
    /// Under a bar of the hourly chart: en `5pm`.
    case hourlyChartHour
    /// The axis of a detail chart: en `5pm`.
    case statsChartHour
    /// A watch complication: en `5pm`, on the 24-hour clock `17`.
    case complicationHour
    /// The hour of a widget's column: en `5pm`.
    case widgetHour
    /// The hour on the "rain later" pill: en `5pm`.
    case precipLaterHour
    /// The head of one hour's details: en `Sat 5pm`.
    case hourlyDetailHeader
    /// Until when an alert holds: en `Sat, Aug 15, 5:39pm`.
    case alertExpirationDateTime
    /// The "updated" line, on another day: en `Sat, Aug 15 @ 5:39pm`.
    case forecastUpdatedDateTime
}

extension DateFormatIntent: Ordinal {}
