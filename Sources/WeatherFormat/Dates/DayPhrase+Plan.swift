extension DayPhrase {
    /// The rulebook: how the phrase is drawn in a language, by the habits of a voice.
    func plan(for language: Language, voice: Voice = .house) -> DateRenderPlan {
        switch voice {
        case .house: housePlan(for: language)
        case .native: nativePlan(for: language)
        }
    }

    /// The native head is in whole words too, so that what is shown and what is said are one.
    private func nativePlan(for language: Language) -> DateRenderPlan {
        switch self {
        case .spoken: DateRenderPlan(.dayInFull, in: language, .beginningOfSentence)
        case .spokenBehindPreposition, .shownBehindPreposition: DateRenderPlan(.dayInFull, in: language, .none)
        }
    }

    private func housePlan(for language: Language) -> DateRenderPlan {
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
