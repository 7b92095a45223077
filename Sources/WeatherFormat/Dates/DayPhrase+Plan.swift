extension DayPhrase {
    /// The rulebook: how the phrase is drawn in a language.
    func plan(for language: Language) -> DateRenderPlan {
        switch self {
        case .spoken: Self.plan(.skeleton("MMMMEEEEd"), .beginningOfSentence)
        case .spokenBehindPreposition: Self.plan(.skeleton("MMMMEEEEd"), .none)
        case .shownBehindPreposition:
            // The head's own fields, which are the same on both clocks.
            Self.plan(DateFormatIntent.dailyFullHeader.plan(for: language).twentyFourHour, .none)
        }
    }

    private static func plan(
        _ layout: DateRenderPlan.Layout, _ capitalization: Capitalization
    ) -> DateRenderPlan {
        DateRenderPlan(
            twelveHour: layout, twentyFourHour: layout, capitalization: capitalization, meridiem: .none, weekdays: nil)
    }
}
