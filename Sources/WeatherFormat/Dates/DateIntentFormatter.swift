public import FoundationEssentials

/// Renders dates and times by intent, in one language, on one clock, in one time zone.
///
/// A Sendable value: make one, keep it, use it from as many threads as you like.
///
///     let formatter = DateIntentFormatter(language: .ja, hourCycle: .twentyFourHour, zone: try ZoneID("Asia/Tokyo"))
///     try formatter.string(from: sunrise, for: .sunEventTime)  // "5:28"
public struct DateIntentFormatter: Sendable, Hashable {
    /// The language of every word.
    public let language: Language
    /// The clock of every hour.
    public let hourCycle: HourCycle
    /// The zone in which an instant is a local time. Civil days are not moved by it.
    public let zone: ZoneID

    public init(language: Language, hourCycle: HourCycle, zone: ZoneID) {
        self.language = language
        self.hourCycle = hourCycle
        self.zone = zone
    }

    /// The string that stands for an instant in the place that the intent names.
    ///
    /// - Throws: ``WeatherFormatError/instantOutOfRange(secondsSince1970:)`` outside the years 1 to 9999.
    public func string(
        from instant: Date, for intent: DateFormatIntent, case textCase: TextCase = .asWritten
    ) throws(WeatherFormatError) -> String {
        let seconds = instant.timeIntervalSince1970
        guard Self.supportedSeconds.contains(seconds) else { throw .instantOutOfRange(secondsSince1970: seconds) }
        return try render(seconds.rounded(.down), in: zone, for: intent, case: textCase)
    }

    /// The string that stands for a day of the calendar in the place that the intent names.
    ///
    /// - Throws: ``WeatherFormatError/intentNeedsInstant(_:)`` for an intent that draws a time of day.
    public func string(
        from day: CivilDay, for intent: DateFormatIntent, case textCase: TextCase = .asWritten
    ) throws(WeatherFormatError) -> String {
        guard !intent.drawsTime else { throw .intentNeedsInstant(intent) }
        return try render(Double(day.daysSince1970) * 86_400, in: .utc, for: intent, case: textCase)
    }

    private func render(
        _ seconds: Double, in zone: ZoneID, for intent: DateFormatIntent, case textCase: TextCase
    ) throws(WeatherFormatError) -> String {
        let plan = try ResolvedDatePlan(language: language, intent: intent, hourCycle: hourCycle)
        let text = try plan.makeDateFormat(zone: zone).string(fromMilliseconds: seconds * 1000)
        return try textCase.apply(to: text, in: language)
    }

    /// From 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z: the years that RFC 3339 can write.
    static let supportedSeconds = -62_135_596_800.0..<253_402_300_800.0
}
