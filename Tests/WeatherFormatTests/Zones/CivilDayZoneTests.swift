import FoundationEssentials
import Testing

@testable import WeatherFormat

/// Days whose midnight does not exist, or comes twice, are days from their first instant to their last.
@Suite struct CivilDayZoneTests {
    /// By the rules of the time zone database.
    static let days: [(zone: String, day: (Int, Int, Int), start: String, hours: Double)] = [
        ("UTC", (2026, 3, 29), "2026-03-29T00:00:00Z", 24),
        ("Europe/Berlin", (2026, 3, 29), "2026-03-28T23:00:00Z", 23),
        ("Europe/Berlin", (2026, 10, 25), "2026-10-24T22:00:00Z", 25),
        // The clocks go from 0:00 to 1:00, or from 24:00 to 1:00.
        ("Atlantic/Azores", (2026, 3, 29), "2026-03-29T01:00:00Z", 23),
        ("Atlantic/Azores", (2026, 10, 25), "2026-10-25T00:00:00Z", 25),
        ("America/Santiago", (2026, 9, 6), "2026-09-06T04:00:00Z", 23),
        ("America/Havana", (2026, 3, 8), "2026-03-08T05:00:00Z", 23),
        ("Asia/Beirut", (2026, 3, 29), "2026-03-28T22:00:00Z", 23),
        ("Africa/Cairo", (2026, 4, 24), "2026-04-23T22:00:00Z", 23),
        // Back from 24:00 to 23:00: the day before is longer, and this one's midnight comes once.
        ("America/Santiago", (2026, 4, 4), "2026-04-04T03:00:00Z", 25),
        ("America/Santiago", (2026, 4, 5), "2026-04-05T04:00:00Z", 24),
        ("Asia/Beirut", (2026, 10, 25), "2026-10-24T22:00:00Z", 24),
        ("Australia/Lord_Howe", (2026, 4, 5), "2026-04-04T13:00:00Z", 24.5),
        // From 23:30 to 0:30.
        ("America/Toronto", (1919, 3, 31), "1919-03-31T04:30:00Z", 23.5),
        // Left out when the date line was moved.
        ("Pacific/Apia", (2011, 12, 30), "2011-12-30T10:00:00Z", 0),
        ("Pacific/Apia", (2011, 12, 31), "2011-12-30T10:00:00Z", 24),
    ]

    @Test(arguments: days)
    func fromTheFirstInstantToTheLast(
        sample: (zone: String, day: (Int, Int, Int), start: String, hours: Double)
    ) throws {
        let day = try CivilDay(year: sample.day.0, month: sample.day.1, day: sample.day.2)
        let zone = try ZoneID(sample.zone)
        let start = try day.start(in: zone)
        #expect(start == (try Date(sample.start, strategy: .iso8601)))
        #expect(try day.end(in: zone).timeIntervalSince(start) == sample.hours * 3600)
    }

    /// Every day of two years in every zone begins where the one before it ends, and its clocks show it.
    @Test func daysFollowEachOther() throws {
        for name in try ZoneID.known() {
            let zone = try ZoneID(name)
            let clock = LocalClock(zone: zone)
            var day = try CivilDay(year: 2026, month: 1, day: 1)
            for _ in 0..<730 {
                let (start, end) = (try day.start(in: zone), try day.end(in: zone))
                let next = CivilDay(daysSince1970: day.daysSince1970 + 1)
                let last = end.addingTimeInterval(-1)
                let shows = try clock.day(at: start) == day && clock.day(at: last) == day && next.start(in: zone) == end
                if !shows { Issue.record("\(name) \(day): \(start) to \(end)") }
                day = next
            }
        }
    }

    @Test func theFirstAndTheLastDayThatThereIs() throws {
        let zone = try ZoneID("Pacific/Auckland")
        let first = try CivilDay(year: 1, month: 1, day: 1)
        let last = try CivilDay(year: 9999, month: 12, day: 31)
        #expect(try first.start(in: zone) < first.end(in: zone))
        #expect(try last.start(in: zone) < last.end(in: zone))
    }
}
