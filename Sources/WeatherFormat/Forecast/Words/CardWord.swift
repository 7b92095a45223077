/// A word that a card shows or a screen reader says, and that no data of ICU has: the title of a card, as a plain noun.
public enum CardWord: String, Sendable, Hashable, CaseIterable {
    case feelsLike, wind, humidity, dewPoint, pressure, visibility, uvIndex
    case sunrise, sunset, chanceOfRain, alert
}

extension Language {
    /// The word, with the place that it was taken from.
    ///
    ///     Language.de.cardWord(.dewPoint).text  // "Taupunkt"
    ///     Language.ja.cardWord(.dewPoint).text  // "露点"
    public func cardWord(_ word: CardWord) -> DeclaredWord {
        let table = CardWord.table(for: self)
        let index = CardWord.allCases.firstIndex(of: word) ?? 0
        // Each table has a word for every case, which a test counts.
        return index < table.count ? table[index] : DeclaredWord(text: word.rawValue, source: "missing")
    }
}
