/// A locale as ICU is always given it: the language, the Gregorian calendar and Latin digits, all named.
///
/// ICU never reports an unknown locale, it falls back to the process's own; so only languages that this library knows
/// are ever turned into one of these, and nothing is left for the process's settings to decide.
struct ICULocale: Sendable, Hashable {
    let identifier: String
    /// The language and script alone: case mapping reads no further than a bare language, and would take Turkish with a
    /// keyword behind it for no language at all.
    let language: String

    /// - Parameter languageTag: a BCP 47 tag of language and script, such as `zh-Hant`.
    init(languageTag: String) {
        language = String(languageTag.map { $0 == "-" ? "_" : $0 })
        identifier = language + "@calendar=gregorian;numbers=latn"
    }
}
