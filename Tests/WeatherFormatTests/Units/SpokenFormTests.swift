import Testing
import WeatherFormat

@Suite struct SpokenFormTests {
    @Test func english() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.spoken(try Temperature(-5, .celsius)) == "minus 5 degrees")
        #expect(try formatter.spoken(try Temperature(1, .fahrenheit)) == "1 degree")
        #expect(try formatter.spoken(try WindSpeed(12, .kilometersPerHour)) == "12 kilometers per hour")
        #expect(try formatter.spoken(try Percentage(percent: 45)) == "45 percent")
        #expect(try formatter.spoken(try Pressure(1013, .hectopascals)) == "1013 hectopascals")
        #expect(try formatter.spoken(try BeaufortForce(8)) == "Beaufort 8")
        #expect(try formatter.spoken(try UVIndex(7)) == "7")
    }

    /// Where an angle has another word for its degrees than the warmth, and where the sign depends on the scale.
    @Test func languages() throws {
        func text(_ value: Double, _ unit: Temperature.Unit, _ language: Language) throws -> String {
            try UnitFormatter(language: language).spoken(try Temperature(value, unit))
        }
        #expect(try text(-5, .celsius, .de) == "minus 5 Grad")
        #expect(try text(-5, .celsius, .nl) == "min 5 graden" && text(1, .celsius, .nl) == "1 graad")
        #expect(try text(-5, .celsius, .el) == "μείον 5 βαθμοί")
        #expect(try text(-5, .celsius, .fi) == "miinus 5 astetta")
        #expect(try text(-2, .celsius, .ru) == "минус 2 градуса")
        #expect(try text(-5, .celsius, .ko) == "영하 5도" && text(-5, .fahrenheit, .ko) == "마이너스 5도")
        #expect(try text(-5, .celsius, .zhHans) == "负5度")
    }

    /// CLDR 42's Danish singular has no number: "kilometer i timen".
    @Test(arguments: Language.allCases)
    func theNumberIsAlwaysSaid(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in WeatherUnit.allCases where unit != .beaufort {
            for value in [0.0, 1, 2, 5] {
                let text = try formatter.spoken(try AnyQuantity(value, givenIn: unit, readIn: unit))
                #expect(text.contains("\(Int(value))"), "\(text)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func theSignIsAWord(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        for unit in Temperature.Unit.allCases {
            let cold = try formatter.spoken(try Temperature(-5, unit))
            let warm = try formatter.spoken(try Temperature(5, unit))
            #expect(!cold.contains("-") && !cold.contains("\u{2212}") && cold.count > warm.count, "\(cold)")
            #expect(cold.contains("5") && warm.contains("5") && warm.count > 1)
            #expect(try formatter.spoken(try Temperature(-0.3, unit)) == formatter.spoken(try Temperature(0, unit)))
        }
    }
}
