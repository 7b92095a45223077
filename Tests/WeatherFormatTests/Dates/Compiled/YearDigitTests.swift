import FoundationEssentials
import Testing

@testable import WeatherFormat

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

    /// Twelve hours behind UTC the first hours of the year 1 lie in the year before it, which has no 0: ICU counts back.
    @Test(arguments: DateFormatIntent.allCases)
    func theYearBeforeTheFirstIsICUs(intent: DateFormatIntent) throws {
        let first = Date(timeIntervalSince1970: -62_135_596_800)
        for zone in [try ZoneID(secondsFromUTC: -43_200), try ZoneID("America/New_York"), .utc] {
            let formatter = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: zone)
            for instant in [first, first + 3599, first + 86_400] {
                let seconds = Int(instant.timeIntervalSince1970)
                let local = seconds + (try zone.offsets.offset(at: seconds))
                #expect(try formatter.string(from: instant, for: intent) == formatter.drawnByICU(local, intent))
            }
        }
    }
}
