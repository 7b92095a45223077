import Testing

@testable import WeatherFormat

/// What the calendar has beside ``CivilDay``: weekdays and the time of day.
@Suite struct CivilTimeTests {
    /// Weekdays follow each other without end: 1970-01-01 was a Thursday.
    ///
    /// A day is the same in its first second and in its last.
    @Test func everyDayOfFiveCenturies() throws {
        let first = try CivilDay(year: 1600, month: 1, day: 1).daysSince1970
        let last = try CivilDay(year: 2100, month: 12, day: 31).daysSince1970
        let wrong = (first...last).filter { days in
            let begin = CivilTime(localSeconds: days * 86_400, withDate: true)
            let end = CivilTime(localSeconds: days * 86_400 + 86_399, withDate: true)
            return begin.weekday != ((days % 7) + 7 + 4) % 7 || end.weekday != begin.weekday
                || [begin.year, begin.month, begin.day] != [end.year, end.month, end.day]
        }
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
}
