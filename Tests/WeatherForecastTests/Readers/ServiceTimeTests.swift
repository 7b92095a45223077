import Foundation
import Testing

@testable import WeatherFormat

/// The forms of ISO 8601 that services write.
@Suite("ServiceTime")
struct ServiceTimeTests {
    @Test(
        "an instant",
        arguments: [
            ("2026-02-06T21:00:00Z", 1_770_411_600), ("2026-02-06T21:00:00z", 1_770_411_600),
            ("2026-02-06T21:00Z", 1_770_411_600), ("2026-02-06 21:00:00Z", 1_770_411_600),
            ("2026-02-06T16:00:00-05:00", 1_770_411_600), ("2026-02-06T16:00:00.000-05:00", 1_770_411_600),
            ("2026-02-06T16:00:00-0500", 1_770_411_600), ("2026-02-06T16:00:00-05", 1_770_411_600),
            ("2026-02-07T02:30:00+05:30", 1_770_411_600), ("2026-02-06T21:00:59.999999Z", 1_770_411_659),
            ("1969-12-31T23:59:59Z", -1),
            // A leap second is the second before it, as every computer's clock has it.
            ("2016-12-31T23:59:60Z", 1_483_228_799), ("2016-12-31T23:59:60.5Z", 1_483_228_799),
        ])
    func instant(text: String, seconds: Double) throws {
        let time = try #require(ServiceTime(text))
        #expect(time.instant(offsetSeconds: nil) == Date(timeIntervalSince1970: seconds))
        // Its own offset wins.
        #expect(time.instant(offsetSeconds: 7200) == Date(timeIntervalSince1970: seconds))
    }

    @Test("a local time takes the place's offset, a day has no time")
    func local() throws {
        let local = try #require(ServiceTime("2026-02-06T16:30"))
        #expect(local.instant(offsetSeconds: nil) == nil)
        #expect(local.instant(offsetSeconds: -18_000) == Date(timeIntervalSince1970: 1_770_413_400))
        let day = try #require(ServiceTime("2026-02-06"))
        #expect(day.day.description == "2026-02-06" && day.local == nil)
        #expect(day.instant(offsetSeconds: 0) == nil)
    }

    @Test(
        "nothing else",
        arguments: [
            "", "2026", "2026-02", "2026-2-6", "2026-02-30", "2026-13-01", "2026-02-06T", "2026-02-06T24:00",
            "2026-02-06T23:60", "2026-02-06T23:59:61", "2026-02-06T23:59:5", "2026-02-06X21:00",
            "2026-02-06T21:00:00Z ",
            "2026-02-06T21:00:00ZZ", "2026-02-06T21:00:00 Z", "2026-02-06T21:00:00+24:00", "2026-02-06T21:00:00+05:60",
            "2026-02-06T21:00:00+5", "2026-02-06T21:00:00+", "2026-02-06T21:00:00+05:3", "2026-02-06T21:00:00+05:300",
            "02/06/2026", "２０２６-02-06",
        ])
    func refused(text: String) { #expect(ServiceTime(text) == nil) }
}
