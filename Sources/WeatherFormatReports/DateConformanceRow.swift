import FoundationEssentials
package import WeatherFormat

/// One line of a conformance report on dates: what both voices draw in a place, and what CLDR says for its fields.
package struct DateConformanceRow: Sendable, Hashable, Codable {
    /// `DATES`, beside the sections of quantities.
    package let section: String
    package let intent: DateFormatIntent
    /// The clock; nil where the place is drawn alike on both.
    package let clock: HourCycle?
    /// The house voice's, invisible characters made visible.
    package let house: String
    /// The native voice's, likewise.
    package let native: String
    /// ICU's own pattern and words for the fields, likewise.
    package let cldr: String
    /// Why the native voice has something else than CLDR; empty where it has not, and where nothing says why.
    package let reasons: [String]

    /// Whether the native voice differs from CLDR, and nothing says why: a mistake until somebody shows that it is none.
    package var isUnexplained: Bool { native != cldr && reasons.isEmpty }

    /// Saturday 2026-08-15 17:39, local time, as seconds since 1970.
    private static let sample = 1786815540

    /// The rows of an intent: one, or one a clock.
    static func rows(
        of intent: DateFormatIntent, in language: Language
    ) throws(WeatherFormatError) -> [DateConformanceRow] {
        guard intent.drawsTime else { return [try DateConformanceRow(intent, language, nil)] }
        var rows: [DateConformanceRow] = []
        for hourCycle in HourCycle.allCases { rows.append(try DateConformanceRow(intent, language, hourCycle)) }
        return rows
    }

    private init(
        _ intent: DateFormatIntent, _ language: Language, _ clock: HourCycle?
    ) throws(WeatherFormatError) {
        let hourCycle = clock ?? .twentyFourHour
        section = "DATES"
        self.intent = intent
        self.clock = clock
        house = ReviewedText.show(try Self.draw(intent, language, hourCycle, .house))
        native = ReviewedText.show(try Self.draw(intent, language, hourCycle, .native))
        let plan = try ResolvedDatePlan(language: language, intent: intent, hourCycle: hourCycle, voice: .native)
        // A rail has no fields of its own: CLDR's weekday.
        let fields: DateFields? =
            switch plan.plan.layout(for: hourCycle) {
            case .fields(let fields): fields
            case .pattern, .skeleton: nil
            }
        cldr = ReviewedText.show(try (fields ?? .weekday).drawnByCLDR(in: language, on: hourCycle, at: Self.sample))
        reasons = native == cldr ? [] : Self.reasons(for: plan, fields, hourCycle, native, cldr)
    }

    private static func draw(
        _ intent: DateFormatIntent, _ language: Language, _ hourCycle: HourCycle, _ voice: Voice
    ) throws(WeatherFormatError) -> String {
        try DateIntentFormatter(language: language, hourCycle: hourCycle, zone: .utc, voice: voice)
            .string(from: Date(timeIntervalSince1970: Double(sample)), for: intent)
    }

    private static func reasons(
        for plan: ResolvedDatePlan, _ fields: DateFields?, _ hourCycle: HourCycle, _ native: String, _ cldr: String
    ) -> [String] {
        // Letter for letter the same, but for its first.
        if native.lowercased() == cldr.lowercased() { return ["a capital by ICU's context"] }
        var reasons = [plan.patternReason].compactMap(\.self) + plan.replacements.map(\.reason)
        if plan.plan.yearCount != .commonEra, fields == .date { reasons.append("years as the reader counts them") }
        return reasons.isEmpty ? [Self.rule(for: fields, hourCycle)].compactMap(\.self) : reasons
    }

    /// What the rulebook itself says of some fields, where no language declares anything.
    private static func rule(for fields: DateFields?, _ hourCycle: HourCycle) -> String? {
        switch fields {
        case nil: "a rail has three characters"
        case .hour: hourCycle == .twentyFourHour ? "an hour of 24 has its minutes, 17:00 for 17" : nil
        case .bareHour: "the bare number, without a word or a zero"
        case .weekday: "within a line the form that CLDR has for dates, and not that of a calendar"
        case .month: "the name by itself, where CLDR's skeleton answers with the genitive"
        case .dayAndTime, .dayAtTime, .weekdayName, .day, .dayInFull, .weekdayAndDay, .monthAndDay, .date, .time,
            .weekdayAndTime, .weekdayAndHour:
            nil
        }
    }
}
