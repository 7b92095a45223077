public import WeatherFormat

/// The words of the stat cards, in all 27 languages. They stand in the binary: no file is looked for at run time.
///
///     try CardCopy.text(.pressureFallingFast, in: .de)  // "Fällt schnell"
///     try CardCopy.text(.pressureFallingFast, in: .ja)  // "急降下"
///
/// The words' sources stand in `docs/card-copy-sources.md`.
public enum CardCopy {
    /// The text of a row; of a template, the template.
    ///
    /// - Throws: ``WeatherFormatError/missingCopy(key:language:)``, never a key in place of a text.
    public static func text(_ key: CardCopyKey, in language: Language) throws(WeatherFormatError) -> String {
        try catalog.get().text(key.rawValue, in: language)
    }

    /// A template with its values.
    ///
    /// - Throws: ``WeatherFormatError/badTemplate(key:language:text:)`` where there are more or fewer values than places.
    public static func text(
        _ key: CardCopyKey, in language: Language, filling values: [String]
    ) throws(WeatherFormatError) -> String {
        try catalog.get().text(key.rawValue, in: language, filling: values)
    }

    /// Read once, when the first word is asked for.
    static let catalog = Result { () throws(WeatherFormatError) in
        try StringCatalog(parsing: document.withUTF8Buffer { Array($0) })
    }
}
