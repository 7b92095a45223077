import WeatherFormat

/// How a language says that what falls ends.
enum SummaryStyle {
    /// `Rain from 5pm until 8pm, then partly cloudy.`
    case untilThen(until: String, then: String)
    /// `Regen ab 17:00, teilweise bewölkt ab 20:00.`: the template of the beginning, twice.
    ///
    /// No word bends, and none is needed that no source has.
    case beginnings
}

extension Language {
    /// Source of the English words: the design of the cards.
    ///
    /// Of the other languages no weather catalog has "then" in the sense of "afterwards" (that of Home Assistant is the one
    /// of "if … then"), and behind "until" an hour takes another preposition or article than a date in Spanish, French, Greek,
    /// Italian, Portuguese and Romanian.
    var summaryStyle: SummaryStyle {
        switch self {
        case .en: .untilThen(until: "until", then: "then")
        case .cs, .da, .de, .el, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            .beginnings
        }
    }
}
