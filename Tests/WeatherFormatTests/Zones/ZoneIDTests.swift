import FoundationEssentials
import Testing

@testable import WeatherFormat

@Suite struct ZoneIDTests {
    /// ICU names every zone of two words with a colon too, takes that for its name and draws UTC.
    @Test func oneZoneHasOneName() throws {
        for name in try ZoneRegistry.identifiers() where name.contains("/") {
            #expect(try ZoneID(named: name.replacing("/", with: ":")) == nil, "\(name)")
        }
        #expect(throws: WeatherFormatError.unknownZone(identifier: "Asia:Kolkata", near: ["Asia/Kolkata"])) {
            try ZoneID("Asia:Kolkata")
        }
        #expect(try ZoneSource(database: nil).windows(of: "Asia:Kolkata") == nil)
    }

    @Test func everyKnownNameIsKnown() throws {
        let names = try ZoneID.known()
        #expect(names.count > 400 && names == names.sorted())
        for name in names { #expect(try ZoneID(name).identifier == name) }
        for alias in ["Europe/Kyiv", "US/Pacific", "Asia/Calcutta", "GMT0", "UTC", "America/Ciudad_Juarez"] {
            #expect(try ZoneID(alias).identifier == alias)
        }
    }

    static let wrong = [
        "", "..", "../../etc/passwd", "/usr/share/zoneinfo/UTC", "Europe/Berlin\0", "europe/berlin", "GMT+24",
        "GMT+1:5",
        "GMT+1:60", "GMT+", "GMT+1:30:60", "GMT+1234567", "gmt+3", "UTC+3", "right/UTC", "posix/UTC", "localtime",
        "BST",
        String(repeating: "x", count: 1_000_000), "e" + String(repeating: "\u{301}", count: 60_000),
    ]

    @Test(arguments: wrong)
    func isRefused(name: String) {
        let start = ContinuousClock.now
        let error = #expect(throws: WeatherFormatError.self) { try ZoneID(name) }
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect((error?.description.utf8.count ?? 0) < 1000)
    }

    /// Some 60 microseconds each in a release build, and it was 8 ms; an unoptimized build takes 200 times as long.
    @Test func anUnknownNameIsCheap() throws {
        #expect(throws: WeatherFormatError.self) { try ZoneID("Europe/Berln") }
        let start = ContinuousClock.now
        for index in 0..<20 { #expect(throws: WeatherFormatError.self) { try ZoneID("Europe/Berln\(index)") } }
        #expect(ContinuousClock.now - start < .seconds(2))
    }

    @Test(arguments: [
        ("GMT+5:30", "GMT+05:30", 19_800), ("GMT+3", "GMT+03:00", 10_800), ("GMT-0930", "GMT-09:30", -34_200),
        ("GMT+930", "GMT+09:30", 34_200), ("GMT-01:02:03", "GMT-01:02:03", -3723), ("GMT+010203", "GMT+01:02:03", 3723),
        ("GMT+00:00", "GMT", 0),
    ])
    func offsetsHaveOneSpelling(name: String, spelling: String, seconds: Int) throws {
        let zone = try ZoneID(name)
        #expect(zone.identifier == spelling && zone.origin == .offset)
        #expect(try zone.offsets.offset(at: 0) == seconds)
    }

    /// ISO's sign and POSIX's are opposite, and so is the database's Etc.
    @Test func theTwoSigns() throws {
        #expect(try ZoneID("GMT+3").offsets.offset(at: 0) == 3 * 3600)
        #expect(try ZoneID(posixRule: "GMT+3").offsets.offset(at: 0) == -3 * 3600)
        #expect(try ZoneID("Etc/GMT+3").offsets.offset(at: 0) == -3 * 3600)
        #expect(throws: WeatherFormatError.badZoneRule(text: "GMT")) { try ZoneID(posixRule: "GMT") }
        #expect(try ZoneID(posixRule: "CET-1CEST").origin == .rule)
    }

    @Test func theOrigin() throws {
        #expect(try ZoneID("Europe/Berlin").origin == .database)
        let data = try ZoneData.current()
        #expect(data.source == .database && data.folder != nil && data.refusedFolder == nil)
        #expect(data.version?.hasPrefix("20") == true && data.icuVersion.hasPrefix("20"))
        #expect(data.description.contains(" of /"))
    }

    /// Without a database the same names work, by ICU's rules.
    @Test func icuAlone() throws {
        let source = ZoneSource(database: nil)
        for (name, offset) in [("Europe/Berlin", 7200), ("US/Pacific", -25_200), ("Asia/Kathmandu", 20_700)] {
            let windows = try #require(try source.windows(of: name))
            defer { windows.deallocate() }
            #expect(windows.origin == .icu(refused: nil))
            #expect(try windows.offset(at: 1_782_900_000) == offset)
            // Outside of the windows, on either side.
            #expect(try windows.offset(at: 4_402_200_000) == offset)
            let calendar = try ZoneCalendar(zone: name)
            for instant in stride(from: -5_000_000_000, to: 9_000_000_000, by: 77_777_777) {
                #expect(try windows.offset(at: instant) == calendar.offset(atSecond: instant))
                #expect(
                    try windows.change(after: instant).map { try calendar.offset(atSecond: $0) }
                        == calendar.transition(afterSecond: instant).map { try calendar.offset(atSecond: $0) })
            }
        }
        #expect(try source.names().allSatisfy { !$0.contains(":") })
    }

    /// An offset in seconds is named as ICU names it, and shifts the clock by as much.
    @Test(arguments: [
        (0, "GMT", "12:00"), (3600, "GMT+01:00", "13:00"), (-18_000, "GMT-05:00", "7:00"),
        (19_800, "GMT+05:30", "17:30"), (20_700, "GMT+05:45", "17:45"), (-12_600, "GMT-03:30", "8:30"),
        (3661, "GMT+01:01:01", "13:01"), (86_340, "GMT+23:59", "11:59"),
    ])
    func anOffsetIsAZone(seconds: Int, identifier: String, noon: String) throws {
        let zone = try ZoneID(secondsFromUTC: seconds)
        #expect(zone.identifier == identifier)
        let formatter = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: zone)
        #expect(try formatter.string(from: Date(timeIntervalSince1970: 43_200), for: .sunEventTime) == noon)
    }

    @Test(arguments: [86_400, -86_400, 1_000_000, Int.max, Int.min]) func noZoneIsADayAway(seconds: Int) {
        #expect(throws: WeatherFormatError.self) { try ZoneID(secondsFromUTC: seconds) }
    }
}
