import FoundationEssentials
import Testing

@testable import WeatherFormat

@Suite struct PosixZoneRuleTests {
    static func seconds(_ text: String) throws -> Int { Int(try Date(text, strategy: .iso8601).timeIntervalSince1970) }

    /// The rule, an instant, and the offset in minutes then, by the rule's own words.
    static let samples: [(rule: String, instant: String, minutes: Int)] = [
        ("UTC0", "2026-07-01T00:00:00Z", 0),
        ("GMT+3", "2026-07-01T00:00:00Z", -180),
        ("<+03>-3", "2026-07-01T00:00:00Z", 180),
        ("<+0530>-5:30", "2026-07-01T00:00:00Z", 330),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59Z", 60),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", 120),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:59:59Z", 120),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00Z", 60),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "9999-07-01T00:00:00Z", 120),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "0001-01-01T00:00:00Z", 60),
        // South of the equator summer is in two years.
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", 660),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-04-04T15:59:59Z", 660),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-04-04T16:00:00Z", 600),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-12-31T23:59:59Z", 660),
        // Ireland's daylight saving time is its winter.
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-15T12:00:00Z", 0),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-15T12:00:00Z", 60),
        // Half an hour, and times beyond a day: the 50th hour of a Thursday is Saturday's third.
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-01-15T12:00:00Z", 660),
        ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59Z", 120),
        ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", 180),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -120),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -60),
        // Always summer: it ends as the next year's begins (RFC 9636, section 3.3.1).
        ("EST5EDT,0/0,J365/25", "2026-01-01T04:59:59Z", -240),
        ("EST5EDT,0/0,J365/25", "2026-01-01T05:00:00Z", -240),
        ("EST5EDT,0/0,J365/25", "2024-12-31T12:00:00Z", -240),
        // 60 counts 29 February, J60 never does.
        ("AAA0BBB,J60/0,J61/0", "2024-03-01T00:00:00Z", 60),
        ("AAA0BBB,J60/0,J61/0", "2024-02-29T00:00:00Z", 0),
        ("AAA0BBB,60/0,61/0", "2024-03-01T00:00:00Z", 60),
        ("AAA0BBB,59/0,60/0", "2024-02-29T00:00:00Z", 60),
        ("AAA0BBB,59/0,60/0", "2023-03-01T00:00:00Z", 60),
        ("AAA-1:02:03", "2026-01-01T00:00:00Z", 62),
    ]

    @Test(arguments: samples)
    func theOffset(sample: (rule: String, instant: String, minutes: Int)) throws {
        let rule = try #require(PosixZoneRule(sample.rule.utf8))
        #expect(rule.offset(at: try Self.seconds(sample.instant)) / 60 == sample.minutes)
    }

    @Test func changesFollowEachOther() throws {
        let rule = try #require(PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3".utf8))
        var instant = try Self.seconds("2026-01-01T00:00:00Z")
        for expected in ["2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z", "2027-03-28T01:00:00Z"] {
            instant = try #require(rule.change(after: instant))
            #expect(instant == (try Self.seconds(expected)))
        }
        #expect(try #require(PosixZoneRule("UTC0".utf8)).change(after: 0) == nil)
        #expect(try #require(PosixZoneRule("EST5EDT,0/0,J365/25".utf8)).change(after: 0) == nil)
    }

    static let noRules = [
        "", "C", "CE-1", "CET", "CET-", "CET-25", "CET-1:60", "CET-1:0", "CET--1", "<CET-1", "<>-1", "CET-1CEST",
        "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M0.1.0,M10.5.0",
        "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J365",
        "CET-1CEST,J1,J366", "CET-1CEST,0,366", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0,",
        "CET-1CEST,M3.5.0,M10.5.0/3 ", "\nUTC0", "UTC0\0", "CET-1CEST,M3.5.0/,M10.5.0", "Ünz-1",
        String(repeating: "A", count: 129) + "0", String(repeating: "<", count: 1_000_000),
    ]

    @Test(arguments: noRules)
    func isNoRule(text: String) { #expect(PosixZoneRule(text.utf8) == nil, "\(text.prefix(40))") }

    /// `TZ=CET-1CEST`: the C library takes the dates of the United States, and a zone's file must not.
    @Test func datesThatArePresumed() throws {
        let presumed = try #require(PosixZoneRule("CET-1CEST".utf8, presumesUSRules: true))
        #expect(presumed == PosixZoneRule("CET-1CEST,M3.2.0,M11.1.0".utf8))
    }
}
