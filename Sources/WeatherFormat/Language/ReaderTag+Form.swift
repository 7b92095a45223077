extension ReaderTag {
    /// What the house writes: the language's own words, with the region's decimal sign.
    package var houseForm: LanguageForm {
        isLikelyRegion ? LanguageForm(language) : LanguageForm(language, decimalsOf: writtenRegion)
    }

    /// What the region's readers write: its variant's words, or the language's with the region's decimal sign.
    package var nativeForm: LanguageForm {
        if isLikelyRegion { return LanguageForm(language) }
        return LanguageVariant(rawValue: "\(language.rawValue)-\(writtenRegion)").map { LanguageForm($0) } ?? houseForm
    }

    /// What a voice's dates are written in, which have no decimals.
    package func dateForm(in voice: Voice) -> LanguageForm {
        switch voice {
        case .house: LanguageForm(language)
        case .native: nativeForm.variant.map { LanguageForm($0) } ?? LanguageForm(language)
        }
    }

    /// ICU's own locale of the language in the tag's region; that of the language alone where it is the likely one.
    var locale: ICULocale { ICULocale(languageTag: languageAndRegion) }

    /// Whether the tag says no more than its language: most do, and pay for no look at a region.
    private var isLikelyRegion: Bool { writtenRegion == language.likelyRegion }
}
