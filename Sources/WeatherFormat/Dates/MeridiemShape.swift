/// The shape of AM and PM, given to the locale's own markers before anything is rendered: lowercasing what was
/// rendered would lowercase the weekday too.
enum MeridiemShape {
    /// The markers of a locale in the language's form.
    static func shape(
        _ marker: String, form: MeridiemForm, locale: ICULocale
    ) throws(WeatherFormatError) -> String {
        switch form {
        case .punctuatedNative: marker
        case .bareLowercase:
            try CaseMapping.lowercase(
                String(String.UnicodeScalarView(marker.unicodeScalars.filter(isKept))), locale: locale)
        }
    }

    /// Letters, marks and decimal digits. Marks belong to it: without its vowel signs a Thai or a Devanagari marker is
    /// destroyed.
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
