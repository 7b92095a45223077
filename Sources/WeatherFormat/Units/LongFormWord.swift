/// A word of CLDR's long forms that is misspelled, or that no reader of the language would say of the weather.
struct LongFormWord: Sendable, Hashable {
    /// The part of ICU's string that is replaced.
    let word: String
    let replacement: String
    /// Why, and where the replacement comes from.
    let reason: String

    private init(_ word: String, _ replacement: String, because reason: String) {
        self.word = word
        self.replacement = replacement
        self.reason = reason
    }

    /// Empty for most languages.
    static func of(_ language: Language) -> [LongFormWord] {
        switch language {
        case .pl:
            [
                LongFormWord(
                    "millibar", "milibar", because: "misspelled in CLDR 42 in every plural form, mended in CLDR 49")
            ]
        case .zhHans:
            [
                LongFormWord(
                    "帕斯卡", "帕",
                    because: "the weather service's bulletins write 百帕, and libgweather 百帕 and 千帕")
            ]
        case .zhHant:
            [
                LongFormWord(
                    "公釐", "毫米",
                    because: "the weather service (CWA) and the press measure rain in 毫米, as CLDR's own 毫米汞柱 does")
            ]
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi:
            []
        }
    }

    /// The same of a variant, before its language's.
    static func of(_ variant: LanguageVariant) -> [LongFormWord] {
        switch variant {
        case .ptPT: [LongFormWord("/h", " por hora", because: "CLDR in pt; its pt-PT has 5 milímetros/h")]
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA, .esMX, .es419, .esUS, .frCA, .deCH, .deAT: []
        }
    }

    static func mend(_ text: String, in form: LanguageForm) -> String {
        ((form.variant.map { of($0) } ?? []) + of(form.language)).reduce(text) { text, word in
            guard let place = text.firstRange(of: word.word) else { return text }
            return text[..<place.lowerBound] + word.replacement + text[place.upperBound...]
        }
    }
}
