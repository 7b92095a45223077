import FoundationEssentials
import Testing
import WeatherFormat

@Suite struct ClockChangeTests {
    static func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// What a clock on the wall showed, from the time zone database.
    static let walls: [(zone: String, instant: String, time: String, day: String)] = [
        ("Europe/Madrid", "2025-10-26T00:59:59Z", "2:59", "Sun, Oct 26"),
        ("Europe/Madrid", "2025-10-26T01:00:00Z", "2:00", "Sun, Oct 26"),
        ("America/New_York", "2026-03-08T06:59:59Z", "1:59", "Sun, Mar 8"),
        ("America/New_York", "2026-03-08T07:00:00Z", "3:00", "Sun, Mar 8"),
        ("Asia/Kathmandu", "2026-01-01T00:00:00Z", "5:45", "Thu, Jan 1"),
        ("Asia/Kathmandu", "1985-12-31T18:30:00Z", "0:15", "Wed, Jan 1"),
        ("Pacific/Chatham", "2026-04-04T13:59:59Z", "3:44", "Sun, Apr 5"),
        ("Pacific/Chatham", "2026-04-04T14:00:00Z", "2:45", "Sun, Apr 5"),
        ("Australia/Lord_Howe", "2026-04-04T14:59:59Z", "1:59", "Sun, Apr 5"),
        ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "1:30", "Sun, Apr 5"),
        ("Africa/Casablanca", "2026-02-15T01:59:59Z", "2:59", "Sun, Feb 15"),
        ("Africa/Casablanca", "2026-02-15T02:00:00Z", "2:00", "Sun, Feb 15"),
        ("Pacific/Apia", "2011-12-30T09:59:59Z", "23:59", "Thu, Dec 29"),
        ("Pacific/Apia", "2011-12-30T10:00:00Z", "0:00", "Sat, Dec 31"),
        ("Europe/London", "1900-06-01T12:00:00Z", "12:00", "Fri, Jun 1"),
        ("Europe/Berlin", "2100-07-01T00:00:00Z", "2:00", "Thu, Jul 1"),
        // Before the first window of offsets and after the last, where ICU is asked.
        ("Europe/Berlin", "1890-01-01T00:00:00Z", "0:53", "Wed, Jan 1"),
        ("Europe/Berlin", "2200-07-01T00:00:00Z", "2:00", "Tue, Jul 1"),
    ]

    @Test(arguments: walls)
    func theWallShows(wall: (zone: String, instant: String, time: String, day: String)) throws {
        let formatter = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: try ZoneID(wall.zone))
        let instant = try Self.instant(wall.instant)
        #expect(try formatter.string(from: instant, for: .sunEventTime) == wall.time)
        #expect(try formatter.string(from: instant, for: .dailyHeader) == wall.day)
    }

    /// A skipped time moves on by the gap, one that comes twice is the first.
    static let locals: [(zone: String, local: (Int, Int, Int, Int, Int), instant: String)] = [
        ("Europe/Berlin", (2026, 3, 29, 2, 30), "2026-03-29T01:30:00Z"),
        ("Europe/Berlin", (2026, 3, 29, 2, 0), "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", (2026, 3, 29, 1, 59), "2026-03-29T00:59:00Z"),
        ("Europe/Berlin", (2026, 3, 29, 3, 0), "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", (2026, 3, 29, 3, 1), "2026-03-29T01:01:00Z"),
        ("Europe/Berlin", (2026, 10, 25, 2, 30), "2026-10-25T00:30:00Z"),
        ("Europe/Berlin", (2026, 10, 25, 3, 0), "2026-10-25T02:00:00Z"),
        ("Australia/Lord_Howe", (2026, 4, 5, 1, 45), "2026-04-04T14:45:00Z"),
        ("Australia/Lord_Howe", (2026, 10, 4, 2, 15), "2026-10-03T15:45:00Z"),
        ("Pacific/Apia", (2011, 12, 30, 12, 0), "2011-12-30T22:00:00Z"),
        ("America/New_York", (2026, 11, 1, 1, 30), "2026-11-01T05:30:00Z"),
        ("UTC", (1970, 1, 1, 0, 0), "1970-01-01T00:00:00Z"),
    ]

    @Test(arguments: locals)
    func aLocalTimeIsAnInstant(
        sample: (zone: String, local: (Int, Int, Int, Int, Int), instant: String)
    ) throws {
        let (year, month, day, hour, minute) = sample.local
        let local = try LocalDateTime(
            day: try CivilDay(year: year, month: month, day: day), hour: hour, minute: minute)
        let expected = try Self.instant(sample.instant)
        #expect(try local.instant(in: try ZoneID(sample.zone)) == expected)
    }

    /// Around every change of the four odd zones from 1900 to 2100 the wall must agree with the C library's.
    @Test(arguments: ["Asia/Kathmandu", "Pacific/Chatham", "Australia/Lord_Howe", "Africa/Casablanca"])
    func everyChangeRendersRight(identifier: String) throws {
        let zone = try ZoneID(identifier)
        let formatter = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: zone)
        let utc = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: .utc)
        let dump = try #require(try ZoneDump.of([identifier], from: 1900, to: 2101).first)
        #expect(!dump.changes.isEmpty)
        for change in dump.changes {
            for (second, offset) in [(change.second - 1, change.before), (change.second, change.after)] {
                let rendered = try formatter.string(
                    from: Date(timeIntervalSince1970: Double(second)), for: .forecastUpdatedDateTime)
                let shifted = try utc.string(
                    from: Date(timeIntervalSince1970: Double(second + offset)), for: .forecastUpdatedDateTime)
                #expect(rendered == shifted)
            }
        }
    }
}
