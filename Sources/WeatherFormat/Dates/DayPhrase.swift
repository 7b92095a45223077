/// A day as a part of speech, where no intent draws it: said aloud, or behind a preposition.
package enum DayPhrase: Sendable, Hashable, CaseIterable, Ordinal {
    /// What a screen reader says at the beginning: whole words in the language's own order, en `Saturday, March 7`,
    /// de `Samstag, 7. März`.
    case spoken
    /// The same behind "until" or "from": ru `субботы, 7 марта`.
    case spokenBehindPreposition
    /// A day's wide head behind "until" or "from": en `Saturday, Mar 7`, ru `субботы, мар. 7`.
    case shownBehindPreposition

    /// Whether the weekday takes the form that the language's "until" and "from" ask for.
    var isBehindPreposition: Bool {
        switch self {
        case .spoken: false
        case .spokenBehindPreposition, .shownBehindPreposition: true
        }
    }
}

extension DateIntentFormatter {
    /// A day of the calendar as a phrase.
    ///
    ///     // en, de and ru, of 2026-03-07
    ///     try formatter.string(from: day, as: .spoken)  // "Saturday, March 7", "Samstag, 7. März", "Суббота, 7 марта"
    package func string(from day: CivilDay, as phrase: DayPhrase) throws(WeatherFormatError) -> String {
        let program = try DayPhraseTable.program(for: phrase, in: form, voice)
        return String(rendering: program.pointee.capacity) { start in
            program.pointee.render(localSeconds: day.daysSince1970 * 86_400, to: start)
        }
    }
}
