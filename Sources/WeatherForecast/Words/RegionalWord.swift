package import WeatherFormat

/// A word of the catalog that the readers of one region write otherwise than their language's other readers.
///
/// It stands in the native voice alone. Each has its source, as in `Words.sources.tsv`; where nobody names one, the
/// language's word stays.
package struct RegionalWord: Sendable, Hashable {
    package let word: ForecastWord
    package let text: String
    /// Who writes it so.
    package let source: String

    /// Empty for most variants.
    package static func of(_ variant: LanguageVariant) -> [RegionalWord] {
        switch variant {
        case .ptPT:
            [
                RegionalWord(
                    word: .humidityTitle, text: "Humidade",
                    source: "a reader in Portugal; the weather service (IPMA). Brazil writes umidade")
            ]
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA, .esMX, .es419, .esUS, .frCA, .deCH, .deAT: []
        }
    }
}

extension ForecastWord {
    /// The word as a reader's region writes it in a voice; of a template, the template.
    package func text(for reader: ReaderTag, voice: Voice) -> String {
        let own = reader.dateForm(in: voice).variant.flatMap { variant in
            RegionalWord.of(variant).first { $0.word == self }
        }
        return own?.text ?? text(in: reader.language)
    }
}
