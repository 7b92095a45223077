import Foundation
import Testing

@testable import WeatherFormat

@Suite struct PreferredHourCycleTests {
    @Test(arguments: Language.allCases)
    func agreesWithCLDR(language: Language) throws {
        let generator = try PatternGenerator(locale: language.locale)
        #expect(try generator.prefersTwelveHours() == (language.preferredHourCycle == .twelveHour))
    }

    /// Where CLDR 42, that of ICU 72, still had 24 hours; from CLDR 44 on the same regions have 12.
    static let changedSinceICU72: Set<String> = [
        "AR", "BO", "CL", "CR", "CU", "EC", "GT", "HN", "MX", "NI", "PE", "PY", "SV", "UY", "419",
    ]

    /// Each language in each region that Foundation lists, as the linked ICU has it.
    @Test(arguments: Language.allCases)
    func everyRegion(language: Language) throws {
        let isICU72 = try ICUVersion.linked().icu.hasPrefix("72.")
        for region in Locale.Region.isoRegions.map(\.identifier) {
            let generator = try PatternGenerator(locale: ICULocale(languageTag: "\(language.rawValue)-\(region)"))
            let cldr: HourCycle = try generator.prefersTwelveHours() ? .twelveHour : .twentyFourHour
            let isOlder = isICU72 && Self.changedSinceICU72.contains(region)
            #expect(isOlder || language.preferredHourCycle(inRegion: region) == cldr, "\(language) in \(region)")
        }
    }

    @Test(arguments: Language.allCases)
    func theLikelyRegion(language: Language) {
        #expect(
            Locale.Language(identifier: language.rawValue).maximalIdentifier.hasSuffix("-\(language.likelyRegion)"))
    }
}
