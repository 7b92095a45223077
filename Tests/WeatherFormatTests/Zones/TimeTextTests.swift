import FoundationEssentials
import Testing
import WeatherFormat

@Suite struct TimeTextTests {
    @Test(arguments: [
        ("2026-08-15T15:39:00Z", 1_786_808_340.0), ("2026-08-15t15:39:00z", 1_786_808_340),
        ("2026-08-15 15:39Z", 1_786_808_340), ("2026-08-15T17:39:00+02:00", 1_786_808_340),
        ("2026-08-15T17:39:00.999+0200", 1_786_808_340), ("2026-08-15T17:39:00,5+02", 1_786_808_340),
        ("2026-08-15T10:09:00-05:30", 1_786_808_340), ("2016-12-31T23:59:60Z", 1_483_228_799),
    ])
    func instants(text: String, seconds: Double) throws {
        #expect(try TimeText(text)?.instant() == Date(timeIntervalSince1970: seconds))
    }

    @Test func localTimesNeedAnOffset() throws {
        let time = try #require(try TimeText("2026-08-15T17:39"))
        #expect(time.instant() == nil)
        #expect(time.instant(offsetSeconds: 7200) == Date(timeIntervalSince1970: 1_786_808_340))
        #expect(try TimeText("2026-08-15")?.local == nil)
    }

    @Test(arguments: [
        "", "2026", "2026-8-15", "2026-08-15T", "2026-08-15T17", "2026-08-15T17:39:", "2026-08-15T17:39:00.Z",
        "2026-08-15T17:39:00+24:00", "2026-08-15T17:39:00+02:60", "2026-08-15T17:39:00+02:", "2026-08-15T17:39:00Zx",
        "2026-08-15X17:39", "２０２６-08-15", "+026-08-15", "2026-08-15T17:39:00+2", "2026-08-15T17:39:0٣Z",
    ])
    func otherShapes(text: String) throws {
        #expect(try TimeText(text) == nil)
    }

    @Test func daysAndTimesThatDoNotExist() {
        #expect(throws: WeatherFormatError.noSuchDay(year: 2026, month: 2, day: 30)) { try TimeText("2026-02-30") }
        #expect(throws: WeatherFormatError.noSuchTime(hour: 24, minute: 0, second: 0)) {
            try TimeText("2026-02-28T24:00")
        }
        #expect(throws: WeatherFormatError.noSuchTime(hour: 23, minute: 59, second: 61)) {
            try TimeText("2026-02-28T23:59:61Z")
        }
    }
}
