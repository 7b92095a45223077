import FoundationEssentials
import Testing
import WeatherFormat

@Suite struct TimeTextTests {
    @Test(arguments: [
        ("2026-08-15T15:39:00Z", 1_786_808_340.0), ("2026-08-15t15:39:00z", 1_786_808_340),
        ("2026-08-15 15:39Z", 1_786_808_340), ("2026-08-15T17:39:00+02:00", 1_786_808_340),
        ("2026-08-15T17:39:00.999+0200", 1_786_808_340), ("2026-08-15T17:39:00,5+02", 1_786_808_340),
        ("2026-08-15T10:09:00-05:30", 1_786_808_340), ("2016-12-31T23:59:60Z", 1_483_228_799),
        ("2016-12-31T23:59:60.5Z", 1_483_228_799), ("2026-08-15T20:09:00+04:30", 1_786_808_340),
        ("2026-08-15T15:39:59.999999Z", 1_786_808_399), ("1969-12-31T23:59:59Z", -1),
        ("2026-08-16T15:38:00+23:59", 1_786_808_340), ("2026-08-14T15:40:00-23:59", 1_786_808_340),
    ])
    func instants(text: String, seconds: Double) throws {
        let time = try #require(try TimeText(text))
        #expect(time.instant() == Date(timeIntervalSince1970: seconds))
        // Its own offset wins.
        #expect(time.instant(offsetSeconds: 7200) == Date(timeIntervalSince1970: seconds))
    }

    @Test func localTimesNeedAnOffset() throws {
        let time = try #require(try TimeText("2026-08-15T17:39"))
        #expect(time.instant() == nil)
        #expect(time.instant(offsetSeconds: 7200) == Date(timeIntervalSince1970: 1_786_808_340))
        let day = try #require(try TimeText("2026-08-15"))
        #expect(day.day.description == "2026-08-15" && day.local == nil && day.instant(offsetSeconds: 0) == nil)
    }

    @Test(arguments: [
        "", "2026", "2026-8-15", "2026-08-15T", "2026-08-15T17", "2026-08-15T17:39:", "2026-08-15T17:39:00.Z",
        "2026-08-15T17:39:00+24:00", "2026-08-15T17:39:00+02:60", "2026-08-15T17:39:00+02:", "2026-08-15T17:39:00Zx",
        "2026-08-15T17:39:00Z ", "2026-08-15T17:39:00 Z", "2026-08-15T17:39:00ZZ", "2026-08-15T17:39:5",
        "2026-08-15T17:39:00+", "2026-08-15T17:39:00+05:3", "2026-08-15T17:39:00+05:300", "2026-08", "08/15/2026",
        "20260815T173900Z", "2026-08-15X17:39", "２０２６-08-15", "+026-08-15", "2026-08-15T17:39:00+2",
        "2026-08-15T17:39:0٣Z",
    ])
    func otherShapes(text: String) throws {
        #expect(try TimeText(text) == nil)
    }

    @Test func daysAndTimesThatDoNotExist() {
        #expect(throws: WeatherFormatError.noSuchDay(year: 2026, month: 2, day: 30)) { try TimeText("2026-02-30") }
        #expect(throws: WeatherFormatError.noSuchDay(year: 2026, month: 13, day: 1)) { try TimeText("2026-13-01") }
        #expect(throws: WeatherFormatError.noSuchTime(hour: 23, minute: 60, second: 0)) {
            try TimeText("2026-02-28T23:60")
        }
        #expect(throws: WeatherFormatError.noSuchTime(hour: 24, minute: 0, second: 0)) {
            try TimeText("2026-02-28T24:00")
        }
        #expect(throws: WeatherFormatError.noSuchTime(hour: 23, minute: 59, second: 61)) {
            try TimeText("2026-02-28T23:59:61Z")
        }
    }
}
