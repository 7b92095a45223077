import FoundationEssentials
import Testing
import WeatherFormat

@Suite struct LocalDateTimeTests {
    @Test func hoursMinutesAndSecondsCount() throws {
        let day = try CivilDay(year: 1970, month: 1, day: 2)
        let time = try LocalDateTime(day: day, hour: 3, minute: 4, second: 5)
        #expect(time.secondOfDay == 11_045)
        #expect(time.secondsSince1970InUTC == 97_445)
        #expect(try time.instant(in: .utc) == Date(timeIntervalSince1970: 97_445))
        let last = try LocalDateTime(day: day, hour: 23, minute: 59, second: 59)
        #expect(last.secondOfDay == 86_399)
    }
}
