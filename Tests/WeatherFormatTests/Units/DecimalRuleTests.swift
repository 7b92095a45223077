import Testing
import WeatherFormat

/// The decimals of every unit as a reader sees them, typed by a person.
@Suite struct DecimalRuleTests {
    static let samples: [(unit: WeatherUnit, value: Double, text: String)] = [
        (.celsius, 21.5, "22°"), (.fahrenheit, 71.6, "72°"),
        (.milesPerHour, 12.5, "13mph"), (.kilometersPerHour, 9.4, "9km/h"), (.metersPerSecond, 9.5, "10m/s"),
        (.knots, 3.4, "3kn"),
        (.hectopascals, 1013.25, "1013hPa"), (.millibars, 1013.5, "1014mb"),
        (.millimetersOfMercury, 759.5, "760mmHg"),
        (.inchesOfMercury, 29.925, "29.93 inHg"), (.inchesOfMercury, 29.9, "29.90 inHg"),
        (.inchesOfMercury, 30, "30.00 inHg"),
        (.kilopascals, 101.325, "101.3 kPa"), (.kilopascals, 101, "101.0 kPa"),
        (.millimeters, 1.55, "1.6mm"), (.millimeters, 2, "2mm"), (.millimeters, 9.4, "9.4mm"),
        (.millimeters, 9.94, "9.9mm"),
        (.millimeters, 9.95, "10mm"), (.millimeters, 10.4, "10mm"), (.millimeters, 0.04, "<0.1mm"),
        (.centimeters, 9.44, "9.4cm"), (.centimeters, 12.6, "13cm"),
        (.inches, 0.04, "0.04in"), (.inches, 0.5, "0.5in"), (.inches, 12.345, "12.35in"), (.inches, 0.004, "<0.01in"),
        (.millimetersPerHour, 2.55, "2.6mm/h"), (.millimetersPerHour, 12.34, "12mm/h"),
        (.inchesPerHour, 0.125, "0.13in/h"), (.inchesPerHour, 12.34, "12.34in/h"),
        (.kilometers, 9.44, "9.4km"), (.kilometers, 16.09, "16km"), (.kilometers, 2, "2km"), (.miles, 0.25, "0.3mi"),
        (.miles, 10.4, "10mi"), (.meters, 9.4, "9m"), (.meters, 0.4, "0m"), (.feet, 3.5, "4ft"),
        (.percent, 44.5, "45%"),
    ]

    @Test(arguments: samples)
    func aUnitHasItsDecimals(sample: (unit: WeatherUnit, value: Double, text: String)) throws {
        let quantity = try AnyQuantity(sample.value, givenIn: sample.unit, readIn: sample.unit)
        #expect(try UnitFormatter(language: .en).string(quantity) == sample.text)
    }

    @Test func everyUnitIsAmongThem() {
        // A force has no unit of its own to be given in.
        #expect(Set(Self.samples.map(\.unit)) == Set(WeatherUnit.allCases).subtracting([.beaufort]))
    }

    /// Depths of snow have a kind of their own: an inch of it has one decimal where an inch of rain has two.
    @Test func snow() throws {
        let formatter = UnitFormatter(language: .en)
        #expect(try formatter.string(try SnowDepth(2.94, .inches)) == "2.9in")
        #expect(try formatter.string(try SnowDepth(12.25, .inches)) == "12.3in")
        #expect(try formatter.string(try SnowDepth(3, .inches)) == "3in")
        #expect(try formatter.string(try SnowDepth(0.04, .inches)) == "<0.1in")
        #expect(try formatter.string(try SnowDepth(7.44, .centimeters)) == "7.4cm")
        #expect(try formatter.string(try SnowDepth(10.4, .centimeters)) == "10cm")
    }
}
