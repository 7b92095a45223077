import Testing
import WeatherForecast
import WeatherFormat

@Suite("UnitSystem")
struct UnitSystemTests {
    @Test(
        "each region's custom",
        arguments: [
            ("US", UnitSystem.us), ("us", .us), ("LR", .us), ("PR", .us), ("GU", .us), ("GB", .uk), ("MM", .uk),
            ("CA", .ca),
            ("DE", .metric), ("JP", .metric), ("AU", .metric), ("", .metric), ("??", .metric),
        ])
    func region(code: String, system: UnitSystem) { #expect(UnitSystem(region: code) == system) }

    @Test(
        "a language tag's region, or the language's own",
        arguments: [
            ("en", Language.en, UnitSystem.us), ("en-GB", .en, .uk), ("en_CA", .en, .ca), ("en-AU", .en, .metric),
            ("fr-CA", .fr, .ca), ("es-US", .es, .us), ("de", .de, .metric), ("zh-Hant", .zhHant, .metric),
            ("zh-Hant-US", .zhHant, .us), ("", .en, .us),
        ])
    func tag(tag: String, language: Language, system: UnitSystem) {
        #expect(UnitSystem(languageTag: tag, language: language) == system)
    }

    @Test("the units of each system")
    func units() {
        #expect(UnitSystem.allCases.map(\.temperature) == [.fahrenheit, .celsius, .celsius, .celsius])
        #expect(
            UnitSystem.allCases.map(\.wind)
                == [.milesPerHour, .kilometersPerHour, .milesPerHour, .kilometersPerHour])
        #expect(
            UnitSystem.allCases.map(\.pressure) == [.inchesOfMercury, .hectopascals, .hectopascals, .kilopascals])
        #expect(
            UnitSystem.allCases.map(\.precipitation) == [.inches, .millimeters, .millimeters, .millimeters])
        #expect(UnitSystem.allCases.map(\.snow) == [.inches, .centimeters, .centimeters, .centimeters])
        #expect(UnitSystem.allCases.map(\.visibility) == [.miles, .kilometers, .miles, .kilometers])
    }
}
