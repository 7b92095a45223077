public import FoundationEssentials

/// Renders dates and times by intent, in one language, on one clock, in one time zone.
///
/// A Sendable value: make one, keep it, use it from as many threads as you like. What an intent needs is compiled when
/// it is first asked for, and shared by all formatters of the same language and clock.
///
///     let formatter = DateIntentFormatter(language: .ja, hourCycle: .twentyFourHour, zone: try ZoneID("Asia/Tokyo"))
///     try formatter.string(from: sunrise, for: .sunEventTime)  // "5:28"
public struct DateIntentFormatter: Sendable {
    /// The language of every word.
    public let language: Language
    /// The clock of every hour.
    public let hourCycle: HourCycle
    /// The zone in which an instant is a local time.
    ///
    /// Civil days are not moved by it.
    public let zone: ZoneID

    let programs: DateProgramTable

    /// Makes a formatter; nothing is read or compiled before the first string.
    ///
    /// - Parameters:
    ///   - language: of every word.
    ///   - hourCycle: the clock of every hour.
    ///   - zone: in which an instant is a local time.
    public init(language: Language, hourCycle: HourCycle, zone: ZoneID) {
        self.language = language
        self.hourCycle = hourCycle
        self.zone = zone
        programs = .of(language, hourCycle)
    }

    /// The string that stands for an instant in the place that the intent names.
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside the years 1 to 9999.
    public func string(
        from instant: Date, for intent: DateFormatIntent
    ) throws(WeatherFormatError) -> String {
        let seconds = try SupportedInstants.wholeSeconds(of: instant)
        let local = seconds + (try zone.offsets.offset(at: seconds))
        guard let program = try programs.program(for: intent) else { return try drawnByICU(local, intent) }
        return String(unsafeUninitializedCapacity: program.pointee.capacity) { buffer in
            buffer.baseAddress.map { program.pointee.render(localSeconds: local, to: $0) } ?? 0
        }
    }

    /// The name of an hour by its beginning, in a place for bare hours: `1am`, and `1:30am` where it begins at another minute
    /// than 0, as all hours of India, Nepal, Newfoundland and Adelaide do in a service's data.
    ///
    ///     try formatter.string(fromHour: start, for: .hourlyChartHour)
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside the years 1 to 9999.
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
        return String(unsafeUninitializedCapacity: program.pointee.capacity) { buffer in
            buffer.baseAddress.map { program.pointee.render(localSeconds: local, to: $0) } ?? 0
        }
    }

    /// The string that stands for a day of the calendar in the place that the intent names.
    ///
    /// - Throws: ``WeatherFormatError/intentNeedsInstant(intent:)`` for an intent that draws a time of day.
    public func string(from day: CivilDay, for intent: DateFormatIntent) throws(WeatherFormatError) -> String {
        guard !intent.drawsTime else { throw .intentNeedsInstant(intent: intent.rawValue) }
        let seconds = day.daysSince1970 * 86_400
        guard let program = try programs.program(for: intent) else { return try drawnByICU(seconds, intent) }
        return String(unsafeUninitializedCapacity: program.pointee.capacity) { buffer in
            buffer.baseAddress.map { program.pointee.render(localSeconds: seconds, to: $0) } ?? 0
        }
    }

    /// ICU's own rendering of the same plan: what no program can express, and what every program is compared with.
    ///
    /// - Parameter localSeconds: seconds since 1970-01-01T00:00:00 on the zone's own clock, so that ICU adds no rules of
    ///   its own.
    @inline(never)
    func drawnByICU(
        _ localSeconds: Int, _ intent: DateFormatIntent, byMinute: Bool = false
    ) throws(WeatherFormatError) -> String {
        let plan = try ResolvedDatePlan(
            language: language, intent: intent, hourCycle: hourCycle, byMinute: byMinute)
        return try plan.makeDateFormat().string(fromMilliseconds: Double(localSeconds) * 1000)
    }
}

extension DateIntentFormatter: Hashable {
    public static func == (left: DateIntentFormatter, right: DateIntentFormatter) -> Bool {
        (left.language, left.hourCycle, left.zone) == (right.language, right.hourCycle, right.zone)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        hasher.combine(hourCycle)
        hasher.combine(zone)
    }
}
