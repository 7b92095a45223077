import WeatherFormat

/// One day of the daily list.
public struct DayRow: Sendable, Hashable, Codable {
    /// ISO 8601: `2026-08-15`.
    public let date: String
    /// The row's weekday: `Saturday`.
    public let weekday: String
    /// The head of the day's details: `Sat, Aug 15`.
    public let header: String
    /// The weather of the day; nil where the service has none, of the day and of its hours.
    public let condition: ConditionShown?
    /// Nil where a part of the day is not known.
    public let high: String?
    /// Its lowest temperature.
    public let low: String?
    /// `40%`, where the gate lets it through.
    public let chance: String?
    /// What falls on the day, as water; nil where nothing does, and where all of it is snow whose depth is known.
    public let precipitation: String?
    /// The depth of new snow, where some falls.
    public let snow: String?
    /// The strongest wind, with its gusts: `12-18mph`.
    public let wind: String?
    /// Where the wind comes from: `NW`.
    public let windDirection: String?
    /// The highest of the day.
    public let uvIndex: String?
    /// What the sun does; nil where the service does not say.
    public let sun: SunCard?
    /// The numbers beside the strings.
    public let numbers: Numbers
    /// What a screen reader says.
    public let spoken: String

    /// The numbers beside the strings.
    ///
    /// What falls is there where it is nothing, too.
    public struct Numbers: Sendable, Hashable, Codable {
        /// The highest temperature.
        public let high: ShownNumber?
        /// The lowest temperature.
        public let low: ShownNumber?
        /// What falls, as water.
        public let precipitation: ShownNumber?
        /// The depth of new snow.
        public let snow: ShownNumber?
        /// The mean wind, or its slowest.
        public let wind: ShownNumber?
        /// The strongest wind or gust.
        public let gust: ShownNumber?
        /// In degrees clockwise from north, 0 to below 360.
        public let windDirectionDegrees: Double?
        /// The highest of the day.
        public let uvIndex: ShownNumber?
    }

    init(_ day: ForecastDay, isToday: Bool, _ strings: ForecastStrings) throws(WeatherFormatError) {
        date = day.day.description
        weekday = try strings.dates.string(from: day.day, for: .dailyListWeekday)
        header = try strings.dates.string(from: day.day, for: .dailyHeader)
        condition = ConditionShown(day.condition, isNight: false, strings.language)
        high = try strings.temperature(day.high)
        low = try strings.temperature(day.low)
        chance = try strings.chance(day.precipitation.chance)
        let amounts = try strings.amounts(of: day.precipitation)
        precipitation = amounts.water
        snow = amounts.snow
        let shown = try WindShown(day.wind, gust: day.gust, degrees: day.windDirectionDegrees, strings)
        wind = shown?.text
        windDirection = shown?.direction?.abbreviation(for: strings.reader, voice: strings.voice)
        uvIndex = try strings.uvIndex(day.uvIndex)
        sun = try day.sun.map { events throws(WeatherFormatError) in
            try SunCard(events, isToday: isToday, strings)
        }
        numbers = Numbers(
            high: strings.number(day.high), low: strings.number(day.low),
            precipitation: strings.number(day.precipitation.amount), snow: strings.number(day.precipitation.snowfall),
            wind: shown?.wind, gust: shown?.gust, windDirectionDegrees: day.windDirectionDegrees,
            uvIndex: day.uvIndex.map(ShownNumber.init(_:)))
        spoken = try strings.spoken(day)
    }

    /// Whether it says more than which day it is.
    var saysAnything: Bool {
        let texts = [high, low, chance, precipitation, snow, wind, uvIndex]
        return texts.contains { $0 != nil } || condition != nil || sun != nil
            || numbers.precipitation != nil || numbers.snow != nil
    }
}
