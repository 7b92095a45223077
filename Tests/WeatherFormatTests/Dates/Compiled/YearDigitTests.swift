import FoundationEssentials
import Testing
import WeatherFormat

/// A year is written with the digits it has, from one to five.
@Suite struct YearDigitTests {
    @Test(arguments: [1, 9, 10, 12, 99, 100, 101, 999, 1000, 1900, 9999])
    func aYearHasItsDigits(year: Int) throws {
        let day = try CivilDay(year: year, month: 8, day: 15)
        let english = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: .utc)
        #expect(try english.string(from: day, for: .historyDate) == "Aug 15, \(year)")
        let japanese = DateIntentFormatter(language: .ja, hourCycle: .twelveHour, zone: .utc)
        #expect(try japanese.string(from: day, for: .historyDate) == "\(year)年8月15日")
    }

    /// Fourteen hours ahead of UTC the last second of the year 9999 lies in the next.
    @Test func theYearTenThousandHasFive() throws {
        let formatter = DateIntentFormatter(
            language: .en, hourCycle: .twentyFourHour, zone: try ZoneID("Pacific/Kiritimati"))
        let last = Date(timeIntervalSince1970: 253_402_300_799)
        #expect(try formatter.string(from: last, for: .historyDate) == "Jan 1, 10000")
    }
}
