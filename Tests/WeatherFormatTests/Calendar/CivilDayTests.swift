import FoundationEssentials
import Testing

@testable import WeatherFormat

@Suite struct CivilDayTests {
    @Test func countsBothWays() throws {
        var day = try CivilDay(year: 1, month: 1, day: 1)
        #expect(day.daysSince1970 == -719_162)
        for days in -719_161...2_932_896 {
            let next = CivilDay(daysSince1970: days)
            guard next > day, next.daysSince1970 == days else {
                Issue.record("\(next) follows \(day)")
                return
            }
            day = next
        }
        #expect(day == (try CivilDay(year: 9999, month: 12, day: 31)))
    }

    @Test func agreesWithFoundationSince1600() throws {
        for days in stride(from: -135_000, to: 100_000, by: 997) {
            let date = Date(timeIntervalSince1970: Double(days) * 86_400)
            #expect(CivilDay(daysSince1970: days).description == date.formatted(.iso8601.year().month().day()))
        }
    }

    @Test(arguments: [
        (1, 1, 1, "0001-01-01"), (12, 3, 4, "0012-03-04"), (987, 10, 20, "0987-10-20"), (9999, 12, 31, "9999-12-31"),
    ])
    func isWrittenWithAllItsDigits(year: Int, month: Int, day: Int, text: String) throws {
        #expect(try CivilDay(year: year, month: month, day: day).description == text)
    }

    @Test func isOrderedByYearMonthAndDay() throws {
        let days = try [(2025, 12, 31), (2026, 1, 1), (2026, 1, 2), (2026, 2, 1), (2027, 1, 1)].map {
            try CivilDay(year: $0.0, month: $0.1, day: $0.2)
        }
        #expect(days.reversed().sorted() == days)
    }

    @Test func theFirstDayOfAll() throws {
        let first = try LocalDateTime(day: try CivilDay(year: 1, month: 1, day: 1), hour: 0, minute: 0)
        #expect(try first.instant(in: .utc) == Date(timeIntervalSince1970: -62_135_596_800))
    }

    @Test(arguments: [(1900, false), (2000, true), (2024, true), (2026, false), (2100, false)])
    func leapYears(sample: (year: Int, isLeap: Bool)) {
        let hasLeapDay = (try? CivilDay(year: sample.year, month: 2, day: 29)) != nil
        #expect(hasLeapDay == sample.isLeap)
    }

    /// Where leap days are: each of these days is the one that it was made as.
    @Test func everyFebruaryEndsWithItsOwnDay() throws {
        for year in 1...9999 {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            for (month, day) in [(2, 28), (2, isLeap ? 29 : 28), (3, 1)] {
                let made = try CivilDay(year: year, month: month, day: day)
                guard CivilDay(daysSince1970: made.daysSince1970) == made else {
                    Issue.record("\(made) comes back as \(CivilDay(daysSince1970: made.daysSince1970))")
                    return
                }
            }
        }
    }
}
