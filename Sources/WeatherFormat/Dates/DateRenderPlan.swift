/// What the rulebook answers for an intent in a language: which fields are drawn, in which order, and in what shape.
public struct DateRenderPlan: Sendable, Hashable {
    /// The fields on the 12-hour clock.
    public let twelveHour: Layout
    /// The fields on the 24-hour clock.
    public let twentyFourHour: Layout
    /// Where the string will stand.
    public let capitalization: Capitalization
    /// How AM and PM are written, if at all.
    public let meridiem: Meridiem
    /// The weekdays that stand in for CLDR's, where the rail's budget needs it.
    public let weekdays: DeclaredWeekdays?

    /// Fields and their order.
    public enum Layout: Sendable, Hashable {
        /// A pattern in CLDR's letters, drawn as it stands.
        case pattern(String)
        /// A skeleton in CLDR's letters: the language's own pattern for these fields.
        case skeleton(String)
    }

    /// The fields on one of the two clocks.
    public func layout(for hourCycle: HourCycle) -> Layout {
        switch hourCycle {
        case .twelveHour: twelveHour
        case .twentyFourHour: twentyFourHour
        }
    }
}

/// Where a string will stand, which decides whether its first word is capitalized. ICU does it, by its context.
public enum Capitalization: String, Sendable, Hashable {
    /// Anywhere: each word is written as CLDR has it.
    case none
    /// At the beginning, `UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE`.
    case beginningOfSentence
}

/// How a plan writes AM and PM.
public enum Meridiem: Sendable, Hashable {
    /// The plan draws none.
    case none
    /// The locale's own marker, in the language's form.
    case shaped(MeridiemForm)
    /// Markers of the rulebook's own.
    case declared(DeclaredMeridiem)
}
