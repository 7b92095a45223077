/// What a reviewer reads beside a word of the catalog.
///
///     ForecastWord.noRain.note(in: .de).gloss  // "no rain expected"
package struct WordNote: Sendable, Hashable {
    package let state: State
    /// The word in literal English.
    package let gloss: String
    /// Who writes it so, by the codes of `Words.codes.tsv`.
    package let sources: String

    /// How sure a word is, by its sources.
    package enum State: String, Sendable, Hashable, CaseIterable, Encodable {
        /// An official source writes it, or two that agree and are not of one publisher.
        case translated
        /// Somebody who reads the language should look at it first.
        case needsReview = "needs_review"
    }

    init(_ state: State, _ gloss: String, _ sources: String) {
        self.state = state
        self.gloss = gloss
        self.sources = sources
    }
}
