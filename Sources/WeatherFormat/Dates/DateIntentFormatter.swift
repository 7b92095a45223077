public import FoundationEssentials

/// Renders dates and times by intent, in one language, on one clock, in one time zone.
///
/// A Sendable value: make one, keep it, use it from as many threads as you like. What an intent needs is compiled when
/// it is first asked for, and shared by all formatters of the same language, clock and voice.
///
///     let formatter = DateIntentFormatter(language: .ja, hourCycle: .twentyFourHour, zone: try ZoneID("Asia/Tokyo"))
///     try formatter.string(from: sunrise, for: .sunEventTime)  // "5:28"
public struct DateIntentFormatter: Sendable {
    /// The language of every word.
    public var language: Language { reader.language }
    /// The language with its region, which in the native voice decides order, words and spelling.
    public let reader: ReaderTag
    /// The clock of every hour.
    public let hourCycle: HourCycle
    /// Whose order, punctuation and spacing it is.
    public let voice: Voice
    /// The zone in which an instant is a local time.
    ///
    /// Civil days are not moved by it.
    public let zone: ZoneID

    let programs: DateProgramTable

    /// Makes a formatter; nothing is read or compiled before the first string.
    ///
    /// - Parameters:
    ///   - language: decides every word and the order of a date's parts.
    ///   - hourCycle: the clock of every hour; ``ReaderTag/hourCycle`` is a reader's habit.
    ///   - zone: where an instant becomes a local time. The day of a ``CivilDay`` stays as it is.
    ///   - voice: one look for all languages, or each as its own readers write.
    public init(language: Language, hourCycle: HourCycle, zone: ZoneID, voice: Voice = .house) {
        self.init(for: ReaderTag(language), hourCycle: hourCycle, zone: zone, voice: voice)
    }

    /// Makes a formatter for the readers of a region; nothing is read or compiled before the first string.
    ///
    ///     let formatter = DateIntentFormatter(for: try ReaderTag("en-GB"), zone: zone, voice: .native)
    ///     try formatter.string(from: instant, for: .dailyHeader)  // "Sat 15 Aug"
    ///
    /// - Parameters:
    ///   - reader: the region decides order, words and spelling in the native voice, and nothing in the house's.
    ///   - hourCycle: the clock of every hour; nil for the reader's habit.
    ///   - zone: where an instant becomes a local time. The day of a ``CivilDay`` stays as it is.
    ///   - voice: one look for all languages, or each as its own readers write.
    public init(for reader: ReaderTag, hourCycle: HourCycle? = nil, zone: ZoneID, voice: Voice = .house) {
        self.reader = reader
        self.hourCycle = hourCycle ?? reader.hourCycle
        self.voice = voice
        self.zone = zone
        programs = .of(reader.dateForm(in: voice), self.hourCycle, voice)
    }

    /// What every word depends on.
    var form: LanguageForm { reader.dateForm(in: voice) }

    /// Renders an instant for the place that the intent names, in the formatter's zone.
    ///
    ///     // 2026-08-15T15:39:00Z in Europe/Berlin, English, the 12-hour clock
    ///     try formatter.string(from: instant, for: .sunEventTime)  // "5:39pm"
    ///     try formatter.string(from: instant, for: .dailyHeader)   // "Sat, Aug 15"
    ///
    /// - Parameters:
    ///   - instant: in the years 1 to 9999, by UTC. Seconds are cut, never rounded up to the next minute.
    ///   - intent: the place in the user interface.
    /// - Returns: one line of text.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside those years, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails when the intent is first compiled.
    public func string(
        from instant: Date, for intent: DateFormatIntent
    ) throws(WeatherFormatError) -> String {
        let seconds = try SupportedInstants.wholeSeconds(of: instant)
        let local = seconds + (try zone.offsets.offset(at: seconds))
        guard let program = try programs.program(for: intent) else { return try drawnByICU(local, intent) }
        return String(rendering: program.pointee.capacity) { start in
            program.pointee.render(localSeconds: local, to: start)
        }
    }

    /// The name of an hour by its beginning, in a place for bare hours: `1am`, and `1:30am` where it begins at another minute
    /// than 0, as all hours of India, Nepal, Newfoundland and Adelaide do in a service's data.
    ///
    ///     try formatter.string(fromHour: start, for: .hourlyChartHour)
    ///
    /// - Parameters:
    ///   - start: the hour's first instant, in the years 1 to 9999, by UTC.
    ///   - intent: the place; one that draws minutes anyway, or no time at all, is rendered as by
    ///     `string(from:for:)`.
    /// - Returns: one line of text.
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside those years, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(
        fromHour start: Date, for intent: DateFormatIntent
    ) throws(WeatherFormatError) -> String {
        let seconds = try SupportedInstants.wholeSeconds(of: start)
        let local = seconds + (try zone.offsets.offset(at: seconds))
        // Offsets of old times have seconds, which no string shows.
        guard (local % 3600 + 3600) % 3600 >= 60 else { return try string(from: start, for: intent) }
        guard let program = try programs.minuteProgram(for: intent) else {
            return try drawnByICU(local, intent, byMinute: true)
        }
        return String(rendering: program.pointee.capacity) { start in
            program.pointee.render(localSeconds: local, to: start)
        }
    }

    /// Renders a day of the calendar for the place that the intent names; no time zone moves it.
    ///
    ///     let day = try CivilDay(year: 2026, month: 8, day: 15)
    ///     try formatter.string(from: day, for: .dailyHeader)  // "Sat, Aug 15"
    ///
    /// - Parameters:
    ///   - day: such as a daily forecast's.
    ///   - intent: one that draws no time of day; ``DateFormatIntent/drawsTime`` tells.
    /// - Returns: one line of text.
    /// - Throws: ``WeatherFormatError/intentNeedsInstant(intent:)`` for an intent that draws a time of day, and
    ///   ``WeatherFormatError/icu(function:status:)`` if ICU fails.
    public func string(from day: CivilDay, for intent: DateFormatIntent) throws(WeatherFormatError) -> String {
        guard !intent.drawsTime else { throw .intentNeedsInstant(intent: intent.rawValue) }
        let seconds = day.daysSince1970 * 86_400
        guard let program = try programs.program(for: intent) else { return try drawnByICU(seconds, intent) }
        return String(rendering: program.pointee.capacity) { start in
            program.pointee.render(localSeconds: seconds, to: start)
        }
    }

    /// ICU's own rendering of the same plan: what no program can express, and what every program is compared with.
    ///
    /// The seconds are since 1970-01-01T00:00:00 on the zone's own clock, so that ICU adds no rules of its own.
    @inline(never)
    func drawnByICU(
        _ localSeconds: Int, _ intent: DateFormatIntent, byMinute: Bool = false
    ) throws(WeatherFormatError) -> String {
        try programs.drawnByICU(localSeconds, intent, byMinute: byMinute)
    }
}

extension DateIntentFormatter: Hashable {
    /// Whether two formatters give the same strings: they have the same reader, clock, voice and zone.
    public static func == (left: DateIntentFormatter, right: DateIntentFormatter) -> Bool {
        (left.reader, left.hourCycle, left.voice, left.zone)
            == (right.reader, right.hourCycle, right.voice, right.zone)
    }

    /// Hashes the reader, the clock, the voice and the zone.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reader)
        hasher.combine(hourCycle)
        hasher.combine(voice)
        hasher.combine(zone)
    }
}
