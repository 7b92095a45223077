/// The shape of AM and PM, given to the locale's own markers before anything is rendered: lowercasing what was
/// rendered would lowercase the weekday too.
enum MeridiemShape {
    /// The markers of a locale in the language's form.
    static func shape(
        _ marker: String, form: MeridiemForm, locale: ICULocale
    ) throws(WeatherFormatError) -> String {
        switch form {
        case .punctuatedNative: marker
        case .bareInitials: bare(marker)
        case .bareLowercase: try CaseMapping.lowercase(bare(marker), locale: locale)
        }
    }

    private static func bare(_ marker: String) -> String {
        String(String.UnicodeScalarView(marker.unicodeScalars.filter(isKept)))
    }

    /// Letters, marks and decimal digits.
    ///
    /// Marks belong to it: without its vowel signs a Thai or a Devanagari marker is destroyed.
    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber:
            true
        default:
            false
        }
    }
}
