/// What the rulebook answers for an intent in a language: which fields are drawn, in which order, and in what shape.
package struct DateRenderPlan: Sendable, Hashable {
    /// The fields on the 12-hour clock.
    package let twelveHour: Layout
    /// The fields on the 24-hour clock.
    package let twentyFourHour: Layout
    /// Where the string will stand.
    package let capitalization: Capitalization
    /// How AM and PM are written, if at all.
    package let meridiem: Meridiem
    /// The weekdays that stand in for CLDR's, where the rail's budget needs it.
    package let weekdays: DeclaredWeekdays?

    /// Fields and their order.
    package enum Layout: Sendable, Hashable {
        /// A pattern in CLDR's letters, drawn as it stands.
        case pattern(String)
        /// A skeleton in CLDR's letters: the language's own pattern for these fields.
        case skeleton(String)
    }

    /// The fields on one of the two clocks.
    package func layout(for hourCycle: HourCycle) -> Layout {
        switch hourCycle {
        case .twelveHour: twelveHour
        case .twentyFourHour: twentyFourHour
        }
    }
}
