import Testing

@testable import WeatherFormat

@Suite struct PreferredHourCycleTests {
    @Test(arguments: Language.allCases)
    func agreesWithCLDR(language: Language) throws {
        let generator = try PatternGenerator(locale: language.locale)
        #expect(try generator.prefersTwelveHours() == (language.preferredHourCycle == .twelveHour))
    }
}
