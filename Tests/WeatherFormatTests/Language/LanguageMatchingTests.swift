import Testing
import WeatherFormat

@Suite struct LanguageMatchingTests {
    static let tags: [(tag: String, language: Language)] = [
        ("no", .nb), ("nn", .nb), ("nb-NO", .nb), ("zh", .zhHans), ("zh-CN", .zhHans), ("zh-SG", .zhHans),
        ("zh-TW", .zhHant), ("zh-HK", .zhHant), ("zh-MO", .zhHant), ("zh-Hant-CN", .zhHant), ("zh-Hans-TW", .zhHans),
        ("in", .id), ("in-ID", .id), ("pt-BR", .pt), ("pt-PT", .pt), ("en-GB", .en), ("de-AT-u-nu-latn", .de),
        ("DE", .de), ("de_AT", .de), ("ZH-hant", .zhHant), ("en-Latn-US", .en), ("uk-UA", .uk),
        ("pt_BR", .pt), ("zh_Hant_HK", .zhHant), ("zh-Hans-HK", .zhHans),
    ]

    @Test(arguments: tags)
    func aTagFindsItsLanguage(sample: (tag: String, language: Language)) throws {
        #expect(try Language(matching: sample.tag) == sample.language)
    }

    @Test(arguments: Language.allCases)
    func theRawValueIsATag(language: Language) throws {
        #expect(try Language(matching: language.rawValue) == language)
        #expect(!language.nativeName.isEmpty)
    }

    @Test(arguments: [
        "", "xx", "german", "hi-Latn", "sr", "de-", "-", "d e", "de\u{0}", "🇩🇪", "und", "zh-Latn", "de-Cyrl", "ja-Hant",
        "de-AT-", "de--AT", "en-US-x",
    ])
    func whatMatchesNothingIsRefused(tag: String) {
        #expect {
            try Language(matching: tag)
        } throws: { error in
            guard case WeatherFormatError.unknownLanguage(let named, _) = error else { return false }
            return named == tag
        }
    }

    @Test func nearTagsAreNamed() {
        #expect(throws: WeatherFormatError.unknownLanguage(tag: "zh-Hnat", near: ["zh-Hant", "zh-Hans"])) {
            try Language(matching: "zh-Hnat")
        }
    }

    @Test func nativeNamesDiffer() {
        #expect(Set(Language.allCases.map(\.nativeName)).count == Language.allCases.count)
    }
}
