import FoundationEssentials
import WeatherFormat

/// The hourly strip: the hours of the day ahead, from the present one.
public struct HourStrip: Sendable, Hashable, Codable {
    /// At most 24, in order of time.
    public let columns: [HourColumn]
    /// Whether the lane for rain is there at all.
    ///
    /// Where it is not, no column has a chance and there is no pill.
    public let showsPrecipLane: Bool
    /// The "rain later" pill.
    public let rainLater: RainLaterPill?

    /// One hour.
    public struct HourColumn: Sendable, Hashable, Codable {
        /// When it begins, in seconds since 1970-01-01T00:00:00Z.
        public let startSecondsSince1970: Int
        /// Under the column: `5pm`, `17:00`, `17時`, and `1:30am` where it begins at another minute than 0.
        ///
        /// An hour that comes twice, as the clocks go back, is `2am UTC+1` the second time. So no two columns have one
        /// name, but for those of a counter without morning and afternoon, `9時` on the 12-hour clock.
        public let hour: String
        /// The head of the hour's details: `Sat 5pm`.
        public let detailHeader: String
        /// Before the column, where it is the first of another day at the place: `Sat 15`.
        public let daySeparator: String?
        /// Where the place's clock was changed since the hour before.
        public let clockChange: ClockChange?
        /// The weather of the hour.
        public let condition: ConditionShown?
        /// The temperature.
        public let temperature: String?
        /// `40%`, where the gate lets it through.
        public let chance: String?
        /// The same, 20 to 100 in steps of 5, for the height of the bar.
        public let chancePercent: Int?
        /// What falls in the hour, as water; nil where nothing does.
        public let precipitation: String?
        /// The depth of new snow, where some falls.
        public let snow: String?
        /// Such as `12-18mph`.
        public let wind: String?
        /// Where the wind comes from: `NW`.
        public let windDirection: String?
        /// The numbers beside the strings.
        public let numbers: HourNumbers
    }

    /// The numbers beside the strings of an hour.
    ///
    /// What falls is there where it is nothing, too.
    public struct HourNumbers: Sendable, Hashable, Codable {
        /// The temperature.
        public let temperature: ShownNumber?
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
    }

    /// What was done to the clock.
    public enum ClockChange: String, Sendable, Hashable, Codable {
        /// Put forward: the hour that one would expect before this one is skipped.
        case skipsHour
        /// Put back: this hour, or the one before it, is on the clock for the second time.
        case repeatsHour
    }

    /// The first hour that is likely to be wet, named because its column is not on the screen yet.
    public struct RainLaterPill: Sendable, Hashable, Codable {
        /// Which of the columns, from 0.
        public let column: Int
        /// `9pm`, `21:00`, `21時`.
        public let hour: String
        /// Such as `55%`.
        public let chance: String
    }

    init(
        _ hours: [ForecastHour], _ settings: ForecastViewSettings, _ sun: SunOfDays, _ strings: ForecastStrings
    ) throws(WeatherFormatError) {
        let lane = try PrecipLane(
            window: hours.map { $0.conditions.precipitation.chance?.fraction },
            visibleColumns: settings.visibleColumns)
        showsPrecipLane = lane.isShown
        var columns: [HourColumn] = []
        let offsets = try Self.offsetsOfRepeatedHours(hours, strings)
        for (index, hour) in hours.enumerated() {
            columns.append(
                try HourColumn(
                    hour, after: index > 0 ? hours[index - 1].start : nil, offset: offsets[index],
                    percent: lane.barPercents[index], sun, strings))
        }
        self.columns = columns
        guard let index = lane.rainLaterIndex, let percent = lane.barPercents[index] else {
            rainLater = nil
            return
        }
        rainLater = RainLaterPill(
            column: index, hour: try strings.hour(hours[index].start, for: .precipLaterHour) + offsets[index],
            chance: try strings.percent(percent))
    }

    /// Behind the name of each hour: nothing, or its offset from UTC where the clock showed its time at an hour before it.
    private static func offsetsOfRepeatedHours(
        _ hours: [ForecastHour], _ strings: ForecastStrings
    ) throws(WeatherFormatError) -> [String] {
        var shown: Set<Double> = []
        var offsets: [String] = []
        for hour in hours {
            let isNew = shown.insert(try strings.clock.wallSeconds(at: hour.start)).inserted
            offsets.append(isNew ? "" : " \(try strings.clock.offsetName(at: hour.start))")
        }
        return offsets
    }
}

extension HourStrip.HourColumn {
    fileprivate init(
        _ hour: ForecastHour, after previous: Date?, offset: String, percent: Int?, _ sun: SunOfDays,
        _ strings: ForecastStrings
    ) throws(WeatherFormatError) {
        self.hour = try strings.hour(hour.start, for: .hourlyChartHour) + offset
        // Within the years 1 to 9999, which the date formatter has checked.
        startSecondsSince1970 = Int(hour.start.timeIntervalSince1970.rounded(.down))
        detailHeader = try strings.hour(hour.start, for: .hourlyDetailHeader) + offset
        let day = try strings.clock.day(at: hour.start)
        if let previous, try strings.clock.day(at: previous) != day {
            daySeparator = try strings.dates.string(from: day, for: .hourlyDaySeparator)
        } else {
            daySeparator = nil
        }
        clockChange = try Self.clockChange(at: hour.start, after: previous, strings.clock)
        condition = ConditionShown(
            hour.conditions.condition, isNight: try sun.isNight(hour.conditions, at: hour.start), strings.language)
        temperature = try strings.temperature(hour.conditions.temperature)
        chancePercent = percent
        chance = try percent.map { percent throws(WeatherFormatError) in try strings.percent(percent) }
        let conditions = hour.conditions
        let amounts = try strings.amounts(of: conditions.precipitation)
        precipitation = amounts.water
        snow = amounts.snow
        let shown = try WindShown(
            conditions.wind, gust: conditions.gust, degrees: conditions.windDirectionDegrees, strings)
        wind = shown?.text
        windDirection = shown?.direction?.abbreviation(for: strings.reader, voice: strings.voice)
        numbers = HourStrip.HourNumbers(
            temperature: strings.number(conditions.temperature),
            precipitation: strings.number(conditions.precipitation.amount),
            snow: strings.number(conditions.precipitation.snowfall), wind: shown?.wind, gust: shown?.gust,
            windDirectionDegrees: conditions.windDirectionDegrees)
    }

    /// The first column is compared with the hour before it, which is not drawn.
    private static func clockChange(
        at start: Date, after previous: Date?, _ clock: LocalClock
    ) throws(WeatherFormatError) -> HourStrip.ClockChange? {
        let before = try clock.offsetSeconds(at: previous ?? start.addingTimeInterval(-3600))
        let now = try clock.offsetSeconds(at: start)
        if now > before { return .skipsHour }
        return now < before ? .repeatsHour : nil
    }
}
