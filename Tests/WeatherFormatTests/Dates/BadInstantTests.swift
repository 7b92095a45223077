import FoundationEssentials
import Testing
import WeatherFormat

@Suite struct BadInstantTests {
    let formatter = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: .utc)

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 253_402_300_800, -62_135_596_801,
        9_404_640_000_000,  // The year 300000.
    ])
    func anInstantOutOfRangeIsRefused(seconds: Double) throws {
        for intent in DateFormatIntent.allCases {
            #expect {
                try formatter.string(from: Date(timeIntervalSince1970: seconds), for: intent)
            } throws: { error in
                guard case WeatherFormatError.instantOutOfRange(let named) = error else { return false }
                return named == seconds || (named.isNaN && seconds.isNaN)
            }
        }
    }

    @Test func theFirstAndTheLastSecondRender() throws {
        let first = Date(timeIntervalSince1970: -62_135_596_800)
        let last = Date(timeIntervalSince1970: 253_402_300_799.5)
        #expect(try formatter.string(from: first, for: .historyDate) == "Jan 1, 1")
        #expect(try formatter.string(from: last, for: .historyDate) == "Dec 31, 9999")
        #expect(try formatter.string(from: last, for: .sunEventTime) == "11:59pm")
    }

    @Test func aCivilDayHasNoTime() throws {
        let day = try CivilDay(year: 2026, month: 8, day: 3)
        for intent in DateFormatIntent.allCases {
            if intent.drawsTime {
                #expect(throws: WeatherFormatError.intentNeedsInstant(intent: intent.rawValue)) {
                    try formatter.string(from: day, for: intent)
                }
            } else {
                #expect(try !formatter.string(from: day, for: intent).isEmpty)
            }
        }
    }

    @Test(arguments: [
        (2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1), (10_000, 1, 1), (2026, 1, 0),
    ])
    func aDayThatDoesNotExistIsRefused(day: (Int, Int, Int)) {
        #expect(throws: WeatherFormatError.noSuchDay(year: day.0, month: day.1, day: day.2)) {
            try CivilDay(year: day.0, month: day.1, day: day.2)
        }
    }

    @Test(arguments: [(24, 30, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (0, -1, 0), (0, 0, -1)])
    func aTimeThatDoesNotExistIsRefused(time: (Int, Int, Int)) throws {
        let day = try CivilDay(year: 2026, month: 1, day: 1)
        #expect(throws: WeatherFormatError.noSuchTime(hour: time.0, minute: time.1, second: time.2)) {
            try LocalDateTime(day: day, hour: time.0, minute: time.1, second: time.2)
        }
    }

    @Test(arguments: ["", "Mars/Olympus", "europe/berlin", "Etc/Unknown", "Europe/Berlin\u{0}", "🌦", "GMT+25:00"])
    func anUnknownZoneIsRefused(identifier: String) {
        #expect {
            try ZoneID(identifier)
        } throws: { error in
            guard case WeatherFormatError.unknownZone(let named, _) = error else { return false }
            return named == identifier
        }
    }

    @Test func aZoneIsSuggested() {
        #expect(throws: WeatherFormatError.unknownZone(identifier: "Europe/Berln", near: ["Europe/Berlin"])) {
            try ZoneID("Europe/Berln")
        }
    }

    @Test func aFixedOffsetIsAZone() throws {
        #expect(try ZoneID("GMT+5:30").identifier == "GMT+05:30")
    }
}
