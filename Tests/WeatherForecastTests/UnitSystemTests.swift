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
        "the region of a reader's tag, or the language's own",
        arguments: [
            ("en", Language.en, UnitSystem.us), ("en-GB", .en, .uk), ("en_CA", .en, .ca), ("en-AU", .en, .metric),
            ("fr-CA", .fr, .ca), ("es-US", .es, .us), ("de", .de, .metric), ("zh-Hant", .zhHant, .metric),
            ("zh-Hant-US", .zhHant, .us), ("en-u-ca-gregory", .en, .us), ("en-u-hc-h23", .en, .us),
            ("en-u-nu-latn", .en, .us), ("en-150", .en, .metric), ("en-001", .en, .metric),
            ("fr-u-ca-gregory", .fr, .metric),
        ])
    func tag(tag: String, language: Language, system: UnitSystem) throws {
        let reader = try ReaderTag(tag)
        #expect(reader.language == language && UnitSystem(region: reader.region) == system)
        #expect(ForecastUnits(for: reader).temperature == system.temperature)
    }

    @Test(
        "the wind as a region has it",
        arguments: [
            ("nb", WindSpeed.Unit.metersPerSecond), ("da", .metersPerSecond), ("fi", .metersPerSecond),
            ("sv", .metersPerSecond), ("ja", .metersPerSecond), ("ko", .metersPerSecond), ("pl", .metersPerSecond),
            ("ru", .metersPerSecond), ("uk", .metersPerSecond), ("zh-Hans", .metersPerSecond),
            ("zh-Hant", .kilometersPerHour), ("de", .kilometersPerHour), ("fr", .kilometersPerHour),
            ("en", .milesPerHour), ("en-GB", .milesPerHour), ("en-IE", .kilometersPerHour), ("en-SE", .metersPerSecond),
            ("sv-FI", .metersPerSecond), ("de-DK", .metersPerSecond), ("nb-u-rg-dezzzz", .kilometersPerHour),
        ])
    func wind(tag: String, unit: WindSpeed.Unit) throws {
        #expect(ForecastUnits(for: try ReaderTag(tag)).wind == .speed(unit))
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
