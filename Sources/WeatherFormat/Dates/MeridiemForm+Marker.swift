extension MeridiemForm {
    /// A locale's own marker in this form: `5:39du.` keeps its full stop, `5:39pm` loses two.
    ///
    /// Applied before anything is rendered: lowercasing what was rendered would lowercase the weekday too.
    func marker(_ own: String, locale: ICULocale) throws(WeatherFormatError) -> String {
        switch self {
        case .punctuatedNative: own
        case .bareInitials: Self.bare(own)
        case .bareLowercase: try CaseMapping.lowercase(Self.bare(own), locale: locale)
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
