import WeatherFormat

/// A sequence of letters that is a word, or another symbol, to a reader of the language: what a symbol, a marker or a
/// rail must not be by accident.
struct FalseFriend: Sendable {
    let language: Language
    /// Whole, as it would stand on the screen, in its case.
    let letters: String
    /// What it says to the reader.
    let meaning: String
    /// Where it stands all the same, or nil where it stands nowhere.
    let accepted: Place?

    /// A place where the words around it leave no doubt.
    enum Place: Sendable { case month, weekday }

    private init(_ language: Language, _ letters: String, _ meaning: String, acceptedAs accepted: Place? = nil) {
        self.language = language
        self.letters = letters
        self.meaning = meaning
        self.accepted = accepted
    }

    /// Kept by hand: add a line whenever a reader reports one.
    static let all: [FalseFriend] = [
        FalseFriend(.hu, "de", "but; délelőtt is abbreviated de."),
        // Hungarian calendars head Sunday with it, vasárnap, among six other letters.
        FalseFriend(.hu, "V", "a Roman five, and the volt", acceptedAs: .weekday),
        // CLDR's leden, prosinec and listopad, with a day beside them.
        FalseFriend(.cs, "led", "ice", acceptedAs: .month),
        FalseFriend(.cs, "pro", "for", acceptedAs: .month),
        FalseFriend(.cs, "lis", "a press", acceptedAs: .month),
        FalseFriend(.pl, "lis", "a fox", acceptedAs: .month),
        FalseFriend(.pl, "nie", "not, no"),
        FalseFriend(.pl, "w", "in, and the watt"),
        FalseFriend(.pl, "godz", "no word: godz. is cut from godzina"),
        FalseFriend(.uk, "вуз", "a university"),
        FalseFriend(.uk, "мл", "the millilitre"),
        FalseFriend(.uk, "дм", "the decimetre"),
        FalseFriend(.el, "η", "the, or, and in 1η the ending of first"),
        FalseFriend(.id, "hr", "the English hour"),
        FalseFriend(.id, "h", "the hour"),
        FalseFriend(.nb, "to", "two"),
        FalseFriend(.nb, "mil", "ten kilometres"),
        FalseFriend(.sv, "mil", "ten kilometres"),
        FalseFriend(.da, "mil", "the old Danish mile"),
    ]
}
