/// What every word, sign and order depends on: a language, as one variant writes it, with the decimal sign of a region.
///
/// The set is closed, so that what is compiled for one form stands in a table. A region that changes nothing has the form of
/// its language, and shares all that was compiled for it.
package struct LanguageForm: Sendable, Hashable {
    package let language: Language
    /// Nil for the language's own words.
    package let variant: LanguageVariant?
    /// What stands before a region's decimals, where the language, or its variant, has the other sign; else nil.
    package let decimalSign: DecimalSign?

    /// A language alone.
    package init(_ language: Language) {
        self.language = language
        variant = nil
        decimalSign = nil
    }

    /// A variant, whose own decimal sign is that of its region.
    package init(_ variant: LanguageVariant) {
        language = variant.language
        self.variant = variant
        decimalSign = nil
    }

    /// A language with the decimal sign of a region.
    package init(_ language: Language, decimalsOf region: String) {
        self.language = language
        variant = nil
        decimalSign = DecimalSign.otherThanIts(language, inRegion: region)
    }

    /// `de`, `de-CH`.
    package var tag: String { variant?.rawValue ?? language.rawValue }

    var locale: ICULocale { ICULocale(languageTag: tag) }

    /// The language and its variant, as a place in a table.
    var ordinal: Int { variant.map { Language.allCases.count + $0.ordinal } ?? language.ordinal }

    /// How many forms there are, whatever their decimals.
    static let count = Language.allCases.count + LanguageVariant.allCases.count

    var ordinalWithDecimals: Int {
        ordinal * (DecimalSign.allCases.count + 1) + (decimalSign.map { $0.ordinal + 1 } ?? 0)
    }

    static let countWithDecimals = count * (DecimalSign.allCases.count + 1)

    /// All of them: the languages, then their variants.
    package static let allCases =
        Language.allCases.map(LanguageForm.init) + LanguageVariant.allCases.map(LanguageForm.init)
}
