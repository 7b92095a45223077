import Foundation
import Testing

@testable import WeatherFormat

@Suite struct ReaderTagTests {
    /// The clock is the region's, unless the tag asks for another.
    @Test(arguments: [
        ("en", Language.en, "US", HourCycle.twelveHour), ("en-GB", .en, "GB", .twentyFourHour),
        ("en-IE", .en, "IE", .twentyFourHour), ("en_AU", .en, "AU", .twelveHour), ("es", .es, "ES", .twentyFourHour),
        ("es-US", .es, "US", .twelveHour), ("es-MX", .es, "MX", .twelveHour), ("fr-CA", .fr, "CA", .twentyFourHour),
        ("en-CA", .en, "CA", .twelveHour), ("pt-BR", .pt, "BR", .twentyFourHour), ("de-AT", .de, "AT", .twentyFourHour),
        ("zh-TW", .zhHant, "TW", .twelveHour), ("zh-HK", .zhHant, "HK", .twelveHour),
        ("zh", .zhHans, "CN", .twentyFourHour),
        ("no", .nb, "NO", .twentyFourHour), ("in", .id, "ID", .twentyFourHour), ("EN-gb", .en, "GB", .twentyFourHour),
        ("en-150", .en, "150", .twentyFourHour), ("en-001", .en, "001", .twelveHour),
        // Extensions are no regions: a calendar, digits, a clock, another region's customs.
        ("en-u-ca-gregory", .en, "US", .twelveHour), ("en-u-nu-latn", .en, "US", .twelveHour),
        ("en-u-hc-h23", .en, "US", .twentyFourHour), ("en-GB-u-hc-h12", .en, "GB", .twelveHour),
        ("ja-u-hc-h11", .ja, "JP", .twelveHour), ("en-u-hc-h24", .en, "US", .twentyFourHour),
        ("en-US-u-rg-gbzzzz", .en, "GB", .twentyFourHour), ("de-u-co-phonebk", .de, "DE", .twentyFourHour),
        ("en-x-gb", .en, "US", .twelveHour), ("en-Latn-GB", .en, "GB", .twentyFourHour),
    ])
    func saysWhoReads(tag: String, language: Language, region: String, hourCycle: HourCycle) throws {
        let reader = try ReaderTag(tag)
        #expect(reader.language == language && reader.region == region && reader.hourCycle == hourCycle, "\(reader)")
        #expect(try Language(matching: tag) == language)
    }

    @Test(arguments: Language.allCases)
    func aLanguageAlone(language: Language) throws {
        #expect(try ReaderTag(language.rawValue) == ReaderTag(language))
        #expect(ReaderTag(language).hourCycle == language.preferredHourCycle)
    }

    @Test(arguments: ["", "x", "xx", "en-", "en--GB", "en-u", "en-GB\0", "hi-Latn"])
    func isNoReader(tag: String) {
        #expect(throws: WeatherFormatError.self) { try ReaderTag(tag) }
    }

    /// The region of a tag is kept, the likely one unsaid; of keywords those that are read.
    @Test(arguments: [
        ("en", "en"), ("en-US", "en"), ("en_gb", "en-GB"), ("de-AT-u-nu-latn", "de-AT"), ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant-HK"), ("zh-SG", "zh-Hans-SG"), ("no", "nb"), ("pt-BR", "pt"), ("es-419", "es-419"),
        ("en-GB-u-hc-h12", "en-GB-u-hc-h12"), ("de-u-hc-h11", "de-u-hc-h12"), ("en-u-rg-gbzzzz", "en-u-rg-gbzzzz"),
        ("en-GB-u-ca-gregory-rg-uszzzz", "en-GB-u-rg-uszzzz"), ("in-ID", "id"),
    ])
    func itsOwnWords(tag: String, canonical: String) throws {
        let reader = try ReaderTag(tag)
        #expect(reader.tag == canonical)
        #expect(try ReaderTag(canonical) == reader)
        let stored = try JSONEncoder().encode([reader])
        #expect(String(decoding: stored, as: UTF8.self) == "[\"\(canonical)\"]")
        #expect(try JSONDecoder().decode([ReaderTag].self, from: stored) == [reader])
    }

    /// What -u-rg- asks for are customs; the words stay those of the tag.
    @Test func customsAreNotWords() throws {
        let reader = try ReaderTag("en-GB-u-rg-uszzzz")
        #expect(reader.region == "US" && reader.hourCycle == .twelveHour)
        #expect(reader.nativeForm == LanguageForm(.enGB))
        let digits = try ReaderTag("hi-IN-u-nu-deva")
        #expect(try UnitFormatter(for: digits, style: .native).string(try Percentage(percent: 45)) == "45%")
    }

    /// A region without a variant takes its language's words.
    @Test(arguments: [
        ("en-GB", "en-GB"), ("en-ZA", "en"), ("en-001", "en"), ("es-AR", "es"), ("es-419", "es-419"), ("de-LI", "de"),
        ("fr-CH", "fr"), ("fr-BE", "fr"), ("zh-HK", "zh-Hant"), ("pt-AO", "pt"), ("pt-PT", "pt-PT"), ("ja-US", "ja"),
    ])
    func itsForm(tag: String, form: String) throws { #expect(try ReaderTag(tag).nativeForm.tag == form) }

    @Test(arguments: LanguageVariant.allCases)
    func variantsAreTags(variant: LanguageVariant) throws {
        let reader = try ReaderTag(variant.rawValue)
        #expect(reader.language == variant.language && reader.nativeForm == LanguageForm(variant))
        #expect(reader.tag == variant.rawValue)
    }

    @Test(arguments: [
        ("en-XX", "XX", [String]()), ("de-ZZ", "ZZ", []), ("en-UK", "UK", ["en-GB"]), ("fr-999", "999", []),
        ("en-u-rg-xxzzzz", "XX", []), ("en_qq", "QQ", []),
    ])
    func aRegionThatIsNone(tag: String, region: String, near: [String]) {
        let error = WeatherFormatError.unknownRegion(region: region, tag: tag, near: near)
        #expect(throws: error) { try ReaderTag(tag) }
        #expect(throws: error) { try Language(matching: tag) }
        #expect(error.description.hasPrefix("unknown region \"\(region)\" of \"\(tag)\": "))
    }

    /// Foundation's ICU is a third one.
    @Test func regionsAreFoundations() {
        for region in Locale.Region.isoRegions { #expect(Region.isKnown(region.identifier), "\(region.identifier)") }
        #expect(!Region.isKnown("") && !Region.isKnown("gb"))
    }
}
