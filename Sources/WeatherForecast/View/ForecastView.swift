public import FoundationEssentials
public import WeatherFormat

/// Every string of a forecast's screen: a function of the forecast, of ``ForecastViewSettings`` and of the time.
///
/// Its fields are the places of the rulebook. A field is nil where the forecast has no value for it or the gate for rain
/// is shut, never an empty string.
///
///     let forecast = try Forecast(reading: document)
///     let settings = ForecastViewSettings(language: .ja, hourCycle: .twentyFourHour, zone: zone, unitSystem: .metric)
///     let view = try ForecastView(forecast, settings, now: Date())
///     view.header.temperature  // "-1°"
///     view.strip.columns[0].hour  // "16時"
public struct ForecastView: Sendable, Hashable, Codable {
    /// Of every word, with its region where that is not the likely one.
    public let reader: ReaderTag
    /// Of every word.
    public var language: Language { reader.language }
    /// The clock of every hour.
    public let hourCycle: HourCycle
    /// The system that the units are of.
    public let unitSystem: UnitSystem
    /// The zone's identifier.
    public let zone: String
    /// The head of the screen.
    public let header: Header
    /// The "updated" line: the time, with the day where that is another one than now.
    public let updated: String?
    /// The hours ahead.
    public let strip: HourStrip
    /// From today on; of a forecast that has no days, those that its hours cover.
    public let days: [DayRow]
    /// Today's; nil where the forecast has no sun events of today.
    public let sun: SunCard?
    /// The phase of the moon, and when it is full and new; nil where the service says nothing of it.
    public let moon: MoonCard?
    /// In the order of ``WeatherCard``, those that the forecast has values for.
    public internal(set) var cards: [StatCard]
    /// When the minute chart's rain starts, or nil where it does not, or rains already.
    public let minuteRainStart: String?
    /// Those that still hold.
    public let alerts: [AlertRow]

    /// The reader's tag stands under the name that the language alone had.
    private enum CodingKeys: String, CodingKey {
        case reader = "language"
        case hourCycle, unitSystem, zone, header, updated, strip, days, sun, moon, cards, minuteRainStart, alerts
    }

    /// The head of the screen.
    public struct Header: Sendable, Hashable, Codable {
        /// Today, wide: `Thursday, Mar 5`.
        public let day: String
        /// The weather now.
        public let condition: ConditionShown?
        /// What the hours of the strip bring, in a line.
        ///
        /// Such as `Rain from 5pm until 8pm, then partly cloudy.` It agrees with the strip; nil where that has no hours, or nothing to say. It can be read aloud as it is.
        public let summary: String?
        /// The same of what is left of today; nil where the strip ends with today.
        public let summaryOfToday: String?
        /// Now.
        public let temperature: String?
        /// As it feels now.
        public let feelsLike: String?
        /// Today's; nil where a part of the day is not known.
        public let high: String?
        /// Today's lowest.
        public let low: String?
        /// The numbers beside the strings.
        public let numbers: Numbers

        /// The numbers beside the strings.
        public struct Numbers: Sendable, Hashable, Codable {
            /// Now.
            public let temperature: ShownNumber?
            /// As it feels now.
            public let feelsLike: ShownNumber?
            /// Today's highest.
            public let high: ShownNumber?
            /// Today's lowest.
            public let low: ShownNumber?
        }
    }

    /// The moon: its phase today, and when it is next full and new, where the forecast reaches that far.
    public struct MoonCard: Sendable, Hashable, Codable {
        /// Today's; nil where the service does not say.
        public let phase: MoonPhase?
        /// Its word: `Waxing crescent`.
        public let phaseName: String?
        /// Such as `Mar 3`.
        public let fullMoon: String?
        /// Such as `Mar 18`.
        public let newMoon: String?
    }

    /// Renders every string of a forecast's screen.
    ///
    /// - Parameters:
    ///   - forecast: what is shown.
    ///   - settings: for whom.
    ///   - now: the time that the reader has. A server passes the present; ``Forecast/ownTime`` shows a stored forecast as
    ///     it was.
    /// - Throws: ``ForecastError/formatting(_:)``: a time outside the years 1 to 9999, or what ICU reports.
    public init(
        _ forecast: Forecast, _ settings: ForecastViewSettings, now: Date
    ) throws(ForecastError) {
        self = try formatting { () throws(WeatherFormatError) in
            try ForecastView(rendering: forecast, settings, now: now)
        }
    }

    private init(
        rendering forecast: Forecast, _ settings: ForecastViewSettings, now: Date
    ) throws(WeatherFormatError) {
        reader = settings.reader
        hourCycle = settings.hourCycle
        unitSystem = settings.unitSystem
        zone = settings.zone.identifier
        let strings = try ForecastStrings(settings)
        let today = try strings.clock.day(at: now)
        let conditions = forecast.conditions(at: now)
        let forecastDays = try forecast.days(from: today, strings.clock)
        let todaysRow = forecastDays.first { $0.day == today }
        let sunOfDays = SunOfDays(forecastDays, strings.clock)
        let hours = try forecast.nextDay(from: now, strings.clock)
        strip = try HourStrip(hours, settings, sunOfDays, strings)
        var hoursOfToday = 0
        while hoursOfToday < hours.count, try strings.clock.day(at: hours[hoursOfToday].start) <= today {
            hoursOfToday += 1
        }
        header = Header(
            day: try strings.dates.string(from: today, for: .dailyFullHeader),
            condition: ConditionShown(
                conditions.condition, isNight: try sunOfDays.isNight(conditions, at: now), strings.language),
            summary: try SummaryLine(strip, hours, count: hours.count, days: forecastDays, strings).text(),
            summaryOfToday: hoursOfToday > 0 && hoursOfToday < hours.count
                ? try SummaryLine(strip, hours, count: hoursOfToday, days: forecastDays, strings).text() : nil,
            temperature: try strings.temperature(conditions.temperature),
            feelsLike: try strings.temperature(conditions.feelsLike),
            high: try strings.temperature(todaysRow?.high), low: try strings.temperature(todaysRow?.low),
            numbers: Header.Numbers(
                temperature: strings.number(conditions.temperature), feelsLike: strings.number(conditions.feelsLike),
                high: strings.number(todaysRow?.high), low: strings.number(todaysRow?.low)))
        updated = try (forecast.updated ?? forecast.current?.time).map { time throws(WeatherFormatError) in
            let isToday = try strings.clock.day(at: time) == today
            return try strings.dates.string(
                from: time, for: isToday ? .forecastUpdatedTime : .forecastUpdatedDateTime)
        }
        var rows: [DayRow] = []
        for day in forecastDays { rows.append(try DayRow(day, isToday: day.day == today, strings)) }
        // A row without a value is none.
        days = rows.filter(\.saysAnything)
        sun = try todaysRow?.sun.map { events throws(WeatherFormatError) in
            try SunCard(events, isToday: true, strings)
        }
        moon = try MoonCard(forecastDays, today: todaysRow, strings)
        cards = try CardSource(
            conditions: conditions, pressure: PressureLine(of: forecast, at: now), strip: strip, hours: hours,
            today: todaysRow, days: forecastDays, strings: strings
        ).cards()
        minuteRainStart = try Self.minuteRainStart(forecast.minutes, now: now, strings)
        var alerts: [AlertRow] = []
        for alert in forecast.alerts where alert.ends.map({ $0 > now }) ?? true {
            alerts.append(try AlertRow(alert, now: now, strings))
        }
        self.alerts = alerts
    }

    private static func minuteRainStart(
        _ minutes: [ForecastMinute], now: Date, _ strings: ForecastStrings
    ) throws(WeatherFormatError) -> String? {
        // From the step that holds the time.
        let first = minutes.lastIndex { $0.start <= now } ?? minutes.startIndex
        let ahead = minutes[first...]
        let chances = ahead.map { $0.chance?.fraction }
        let wet = ahead.firstIndex { $0.rate.map { $0.value > 0 } ?? false }
        guard let index = try PrecipDisplay.firstShownIndex(chances).map({ first + $0 }) ?? wet else { return nil }
        // Rain that falls already does not start.
        if index == first, minutes[first].start <= now { return nil }
        return try strings.dates.string(from: minutes[index].start, for: .minutelyTime)
    }
}

extension ForecastView.MoonCard {
    fileprivate init?(_ days: [ForecastDay], today: ForecastDay?, _ strings: ForecastStrings) throws(WeatherFormatError)
    {
        // The fraction grows by a thirtieth a day, and falls back once a month, at new moon. Of the two days around an
        // event the nearer one is its day.
        var full: CivilDay?
        var new: CivilDay?
        for (day, next) in zip(days, days.dropFirst()) {
            // A day without a value is no row, so that the next row may be another day than the next.
            guard next.day.daysSince1970 == day.day.daysSince1970 + 1, let phase = day.moonPhase,
                let nextPhase = next.moonPhase
            else { continue }
            // A service that names eighths steps by one; more is a mistake of its own, and no event.
            guard (nextPhase < phase ? 1 : 0) + nextPhase - phase < 0.2 else { continue }
            if nextPhase < phase {
                new = new ?? (1 - phase <= nextPhase ? day.day : next.day)
            } else if phase < 0.5, nextPhase >= 0.5 {
                full = full ?? (0.5 - phase <= nextPhase - 0.5 ? day.day : next.day)
            }
        }
        phase = today?.moonPhase.map(MoonPhase.init(fraction:))
        phaseName = phase?.word.text(in: strings.language)
        guard phase != nil || full != nil || new != nil else { return nil }
        fullMoon = try full.map { day throws(WeatherFormatError) in try strings.dates.string(from: day, for: .moonDate)
        }
        newMoon = try new.map { day throws(WeatherFormatError) in try strings.dates.string(from: day, for: .moonDate) }
    }
}
