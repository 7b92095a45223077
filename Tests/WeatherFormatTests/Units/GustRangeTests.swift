import Testing
import WeatherFormat

@Suite struct GustRangeTests {
    private func text(_ wind: Double, _ gust: Double, _ unit: WindSpeed.Unit, _ language: Language = .en) throws
        -> String
    {
        let range = GustRange(wind: try WindSpeed(wind, unit), gust: try WindSpeed(gust, unit))
        return try UnitFormatter(language: language).string(range)
    }

    @Test func isARangeOnlyWhereTheGustIsLargerAfterRounding() throws {
        #expect(try text(12, 18, .milesPerHour) == "12-18mph")
        #expect(try text(12, 18, .kilometersPerHour, .de) == "12-18km/h")
        #expect(try text(25, 18, .kilometersPerHour) == "25km/h")
        #expect(try text(12, 12, .milesPerHour) == "12mph")
        #expect(try text(12.4, 11.6, .milesPerHour) == "12mph")
        #expect(try text(11.5, 12.49, .milesPerHour) == "12mph")
        #expect(try text(12.4, 12.5, .milesPerHour) == "12-13mph")
        #expect(try text(0, 0.4, .metersPerSecond) == "0m/s")
    }

    @Test func takesTheFormOfTheSecondNumber() throws {
        #expect(try text(1, 2, .milesPerHour, .uk) == "1-2милі/год")
        #expect(try text(2, 5, .milesPerHour, .uk) == "2-5миль/год")
    }

    @Test func theGustIsReadInTheWindsUnit() throws {
        let range = GustRange(wind: try WindSpeed(12, .kilometersPerHour), gust: try WindSpeed(10, .metersPerSecond))
        #expect(try UnitFormatter(language: .en).string(range) == "12-36km/h")
    }

    @Test func forces() throws {
        let formatter = UnitFormatter(language: .en)
        let (low, high) = (try BeaufortForce(6), try BeaufortForce(8))
        #expect(try formatter.string(from: low, to: high) == "6-8")
        #expect(try formatter.string(from: high, to: low) == "8")
        #expect(try formatter.string(from: high, to: high) == "8")
        #expect(try UnitFormatter(language: .cs).string(from: low, to: high) == "6-8Bft")
    }

    @Test func cldrHasItsOwnDash() throws {
        let range = GustRange(wind: try WindSpeed(12, .milesPerHour), gust: try WindSpeed(18, .milesPerHour))
        #expect(try UnitFormatter(language: .en).string(range, style: .cldr) == "12–18 mph")
        #expect(try UnitFormatter(language: .en).string(range, width: .long) == "12–18 miles per hour")
    }
}
