import WeatherFormat

/// One day of the daily list.
public struct DayRow: Sendable, Hashable, Codable {
    /// ISO 8601: `2026-08-15`.
    public let date: String
    /// The row's weekday: `Saturday`.
    public let weekday: String
    /// The head of the day's details: `Sat, Aug 15`.
    public let header: String
    public let high: String?
    public let low: String?
    /// `40%`, where the gate lets it through.
    public let chance: String?
    /// What falls on the day, as water; nil where all of it is snow whose depth is known.
    public let precipitation: String?
    /// The depth of new snow, where some falls.
    public let snow: String?
    /// The strongest wind, with its gusts: `12-18mph`.
    public let wind: String?
    public let uvIndex: String?
    public let sun: SunCard?
    /// What a screen reader says.
    public let spoken: String

    init(_ day: ForecastDay, _ strings: ForecastStrings) throws(WeatherFormatError) {
        date = day.day.description
        weekday = try strings.dates.string(from: day.day, for: .dailyListWeekday)
        header = try strings.dates.string(from: day.day, for: .dailyHeader)
        high = try strings.temperature(day.high)
        low = try strings.temperature(day.low)
        chance = try strings.chance(day.precipitation.chance)
        let amounts = try strings.amounts(of: day.precipitation)
        precipitation = amounts.water
        snow = amounts.snow
        wind = try strings.wind(day.wind, gust: day.gust)
        uvIndex = try strings.uvIndex(day.uvIndex)
        sun = try day.sun.map { events throws(WeatherFormatError) in try SunCard(events, strings) }
        spoken = try strings.spoken(day)
    }
}
