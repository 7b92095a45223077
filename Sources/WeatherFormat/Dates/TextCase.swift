/// The case of a whole string, for a caller whose place wants another than the language writes.
///
/// Applied once, to what was rendered, by ICU with the locale's rules: Turkish `i` gives `İ`.
public enum TextCase: String, Sendable, Hashable, Codable, CaseIterable {
    /// As the rulebook and CLDR have it.
    case asWritten
    /// All capitals: `SAT, AUG 15`.
    case upper
    /// No capitals: `sat, aug 15`.
    case lower

    package func apply(to text: String, in language: Language) throws(WeatherFormatError) -> String {
        switch self {
        case .asWritten: text
        case .upper: try CaseMapping.uppercase(text, locale: language.locale)
        case .lower: try CaseMapping.lowercase(text, locale: language.locale)
        }
    }
}
