package import WeatherForecast
package import WeatherFormat

/// A word of a forecast's screen, with what a reviewer reads beside it.
package struct WordRow: Sendable, Hashable, Encodable {
    package let language: Language
    package let key: String
    package let state: WordNote.State
    package let text: String
    /// In literal English.
    package let gloss: String
    /// Who writes it so.
    package let sources: String

    package init(_ word: ForecastWord, in language: Language) {
        let note = word.note(in: language)
        self.language = language
        key = word.rawValue
        state = note.state
        text = word.text(in: language)
        gloss = note.gloss
        sources = note.sources
    }

    /// Split by tabs.
    package var line: String {
        [language.rawValue, key, state.rawValue, text, gloss, sources].joined(separator: "\t")
    }

    /// The words of a language under a head, in columns, the sources last: `hwfmt report words`.
    package static func table(of language: Language) -> String {
        let rows = ForecastWord.allCases.map { WordRow($0, in: language) }
        let head = ["key", "state", "word", "gloss", "sources"]
        let cells = [head] + rows.map { [$0.key, $0.state.rawValue, $0.text, $0.gloss, $0.sources] }
        let widths = head.indices.map { column in cells.map { ForecastTable.columns(of: $0[column]) }.max() ?? 0 }
        return cells.map { row in
            row.indices.map { column in
                column == row.count - 1
                    ? row[column] : ForecastTable.padded(row[column], to: widths[column] + 2, leading: false)
            }.joined()
        }.joined(separator: "\n")
    }
}
