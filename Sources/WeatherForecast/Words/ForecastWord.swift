public import WeatherFormat

/// A word that a screen reader says about a forecast, and that neither ICU nor the cards' catalog has.
public enum ForecastWord: String, Sendable, Hashable, CaseIterable {
    case chanceOfRain, alert
}

extension Language {
    /// The word, with the place that it was taken from.
    ///
    ///     Language.de.word(.alert).text  // "Warnung"
    ///     Language.ja.word(.chanceOfRain).text  // "降水確率"
    public func word(_ word: ForecastWord) -> DeclaredWord {
        let table = ForecastWord.table(for: self)
        let index = ForecastWord.allCases.firstIndex(of: word) ?? 0
        // Each table has a word for every case, which a test counts.
        return index < table.count ? table[index] : DeclaredWord(text: word.rawValue, source: "missing")
    }
}
