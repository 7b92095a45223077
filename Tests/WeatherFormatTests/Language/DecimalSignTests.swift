import Testing

@testable import WeatherFormat

@Suite struct DecimalSignTests {
    /// The reference's, for every language in every region.
    @Test(
        .enabled(if: isReference, "the Swift toolchain's ICU has the sign of the region's main language"),
        arguments: Language.allCases)
    func isICUs(language: Language) throws {
        func sign(_ tag: String) throws -> String {
            let format = try NumberFormat(locale: ICULocale(languageTag: tag), skeleton: ".0 group-off")
            return try format.string(fromDecimal: "0.5").filter { !$0.isNumber }
        }
        let own = try sign(language.rawValue)
        for region in Region.all {
            let regional = try sign("\(language.rawValue)-\(region)")
            let declared = DecimalSign.otherThanIts(language, inRegion: region)?.rawValue
            #expect(declared == (regional == own ? nil : regional), "\(language) \(region)")
        }
    }

    /// In both voices, in every unit that has decimals, and where ICU writes the long form.
    @Test(arguments: [
        ("de", "1,5"), ("de-CH", "1.5"), ("de-LI", "1.5"), ("de-AT", "1,5"), ("en", "1.5"), ("en-GB", "1.5"),
        ("en-ZA", "1,5"), ("en-DK", "1,5"), ("es", "1,5"), ("es-MX", "1.5"), ("es-419", "1.5"), ("es-PE", "1.5"),
        ("es-AR", "1,5"), ("it-CH", "1.5"), ("fr-CH", "1,5"), ("fr-CA", "1,5"), ("pt-PT", "1,5"), ("nl-BE", "1,5"),
        ("zh-HK", "1.5"), ("en-US-u-rg-zazzzz", "1.5"), ("en-ZA-u-rg-uszzzz", "1,5"),
    ])
    func decidesInEveryVoice(tag: String, number: String) throws {
        let reader = try ReaderTag(tag)
        let millimeters = try PrecipitationAmount(1.5, .millimeters)
        let pressure = try Pressure(101.5, .kilopascals)
        for style in UnitStyle.allCases {
            let formatter = UnitFormatter(for: reader, style: style)
            for width in UnitWidth.allCases {
                #expect(try formatter.string(millimeters, width: width).contains(number), "\(tag) \(style) \(width)")
                #expect(
                    try formatter.string(pressure, width: width).contains("10" + number), "\(tag) \(style) \(width)")
            }
            #expect(try formatter.spoken(millimeters).contains(number))
            var bytes: [UInt8] = []
            try formatter.append(millimeters, to: &bytes)
            #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(number))
        }
    }

    /// A region that changes nothing shares what was read for its language.
    @Test(arguments: ["en-US", "en-ZW", "de-DE", "de-BE", "fr-CH", "nl-BE", "pt-BR", "ja-JP", "zh-HK", "es-AR"])
    func whatChangesNothingCostsNothing(tag: String) throws {
        let reader = try ReaderTag(tag)
        let (regional, own) = (UnitFormatter(for: reader), UnitFormatter(language: reader.language))
        #expect(regional.houseUnits === own.houseUnits && regional.nativeUnits === own.nativeUnits)
    }

    /// The house writes its own words in every region: a variant shares them too, but for the sign.
    @Test(arguments: LanguageVariant.allCases)
    func theHouseHasNoVariants(variant: LanguageVariant) throws {
        let reader = try ReaderTag(variant.rawValue)
        let formatter = UnitFormatter(for: reader)
        #expect(formatter.houseUnits.form.variant == nil && formatter.nativeUnits.form.variant == variant)
        let wind = try WindSpeed(12, .kilometersPerHour)
        #expect(try formatter.spoken(wind) == UnitFormatter(language: reader.language).spoken(wind))
    }

    private static var isReference: Bool {
        do { return try ICUVersion.linked().icu == "72.1" } catch { return false }
    }
}
