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
}
