public import WeatherFormat

/// The words of a forecast's cards and of what a screen reader says about them, in every language. They stand in the
/// binary: no file is looked for at run time, and nothing is parsed.
///
///     CardCopy.text(.pressureFallingFast, in: .de)  // "Fällt schnell"
///     CardCopy.text(.pressureFallingFast, in: .ja)  // "急降下"
///
/// Who writes them so stands in `Words.sources.tsv`, beside their catalog.
public enum CardCopy {
    /// The text of a word; of a template, the template.
    public static func text(_ word: ForecastWord, in language: Language) -> String {
        word.text(in: language)
    }

    /// A template with its values.
    ///
    /// - Throws: ``WeatherFormatError/badTemplate(key:language:text:)`` where there are more or fewer values than
    ///   ``ForecastWord/placeholders``.
    public static func text(
        _ word: ForecastWord, in language: Language, filling values: [String]
    ) throws(WeatherFormatError) -> String {
        try word.text(in: language, filling: values)
    }
}
