import Testing

@testable import WeatherFormat

/// The calendar of the programs beside ``CivilDay``, which is checked against Foundation.
@Suite struct CivilTimeTests {
    /// The end of February, where leap days are, of every year that is rendered.
    @Test func everyFebruaryEndsAsTheCalendarSays() throws {
        for year in 1...9999 {
            let march = try CivilDay(year: year, month: 3, day: 1).daysSince1970
            for days in [march - 2, march - 1, march] {
                guard Self.agrees(days) else {
                    Issue.record("\(CivilDay(daysSince1970: days)) has other fields")
                    return
                }
            }
        }
    }

    @Test func everyDayOfFiveCenturies() throws {
        let first = try CivilDay(year: 1600, month: 1, day: 1).daysSince1970
        let last = try CivilDay(year: 2100, month: 12, day: 31).daysSince1970
        let wrong = (first...last).filter { !Self.agrees($0) }.map { CivilDay(daysSince1970: $0).description }
        #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    }

    @Test func anchors() {
        // Thursday 1970-01-01 and Tuesday 2000-02-29, the last day of an era.
        let epoch = CivilTime(localSeconds: 0, withDate: true)
        #expect(
            [epoch.year, epoch.month, epoch.day, epoch.weekday, epoch.hour, epoch.minute] == [1970, 0, 0, 4, 0, 0])
        let leap = CivilTime(localSeconds: 951_868_799, withDate: true)
        #expect([leap.year, leap.month, leap.day, leap.weekday, leap.hour, leap.minute] == [2000, 1, 28, 2, 23, 59])
        let before = CivilTime(localSeconds: -1, withDate: true)
        #expect([before.year, before.month, before.day, before.weekday, before.hour] == [1969, 11, 30, 3, 23])
    }

    /// Weekdays follow each other without end: 1970-01-01 was a Thursday.
    private static func agrees(_ days: Int) -> Bool {
        let day = CivilDay(daysSince1970: days)
        let time = CivilTime(localSeconds: days * 86_400 + 86_399, withDate: true)
        return time.year == day.year && time.month + 1 == day.month && time.day + 1 == day.day
            && time.weekday == ((days % 7) + 7 + 4) % 7
    }
}
