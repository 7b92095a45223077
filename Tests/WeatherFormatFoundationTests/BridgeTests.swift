import Foundation
import Testing
import WeatherFormat
import WeatherFormatFoundation

@Suite("Foundation's types become the library's") struct BridgeTests {
    @Test(
        "a locale is a reader, with its region and its clock",
        arguments: [
            ("de_AT", "de-AT"), ("zh_TW", "zh-Hant"), ("en_US", "en"), ("pt_PT", "pt-PT"), ("no", "nb"),
            ("en_GB@hours=h12", "en-GB-u-hc-h12"), ("zh-Hant_HK", "zh-Hant-HK"),
        ])
    func locales(identifier: String, tag: String) throws {
        #expect(try ReaderTag(Locale(identifier: identifier)).tag == tag)
        #expect(try Language(Locale(identifier: identifier)) == (try ReaderTag(tag).language))
    }

    @Test("a locale of another language is an error that names it") func otherLocale() {
        #expect(throws: WeatherFormatError.self) { try ReaderTag(Locale(identifier: "tlh")) }
        #expect(throws: WeatherFormatError.self) { try Language(Locale(identifier: "")) }
    }

    @Test("each clock of Foundation's is one of the two") func hourCycles() {
        #expect(HourCycle(Locale.HourCycle.oneToTwelve) == .twelveHour)
        #expect(HourCycle(Locale.HourCycle.zeroToEleven) == .twelveHour)
        #expect(HourCycle(Locale.HourCycle.zeroToTwentyThree) == .twentyFourHour)
        #expect(HourCycle(Locale.HourCycle.oneToTwentyFour) == .twentyFourHour)
    }

    @Test("a zone by its name, and one without a name by its offset") func zones() throws {
        let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
        #expect(try ZoneID(kolkata) == (try ZoneID("Asia/Kolkata")))
        let offset = try #require(TimeZone(secondsFromGMT: -12_600))
        let time = Date(timeIntervalSince1970: 1_786_771_800)
        let here = DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: try ZoneID(offset))
        #expect(try here.string(from: time, for: .sunEventTime) == "2:00")
        let utc = try #require(TimeZone(secondsFromGMT: 0))
        #expect(
            try DateIntentFormatter(language: .en, hourCycle: .twentyFourHour, zone: ZoneID(utc))
                .string(from: time, for: .sunEventTime) == "5:30")
    }

    @Test("a day of components") func days() throws {
        #expect(try CivilDay(DateComponents(year: 2026, month: 8, day: 15, hour: 3)).description == "2026-08-15")
        let hebrew = DateComponents(calendar: Calendar(identifier: .hebrew), year: 5787, month: 1, day: 1)
        for wrong in [DateComponents(year: 2026, month: 2, day: 30), DateComponents(year: 2026, month: 2), hebrew] {
            #expect(throws: WeatherFormatError.self) { try CivilDay(wrong) }
        }
    }

    @Test("durations and two instants") func durations() throws {
        let now = Date(timeIntervalSince1970: 1_786_771_800)
        let formatter = DurationFormatter(language: .en)
        #expect(try formatter.string(.seconds(7140)) == "1h 59min")
        #expect(try formatter.string(.milliseconds(59_999), width: .long) == "0 minutes")
        #expect(try formatter.string(from: now, to: now.addingTimeInterval(90_061)) == "1d 1h")
        #expect(throws: WeatherFormatError.self) { try formatter.string(from: now, to: now.addingTimeInterval(-1)) }
        let relative = RelativeTimeFormatter(language: .de)
        #expect(try relative.string(for: now.addingTimeInterval(-300), relativeTo: now) == "vor 5 Min.")
        #expect(try relative.string(ago: .seconds(-7200)) == (try relative.string(secondsAgo: -7200)))
    }

    @Test("a measurement goes straight into the formatter") func measurements() throws {
        let formatter = UnitFormatter(language: .tr)
        #expect(try formatter.string(Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)) == "12km/sa")
        #expect(try formatter.string(Measurement(value: 300, unit: UnitTemperature.kelvin)) == "27°")
        #expect(try formatter.string(Measurement(value: 1013, unit: UnitPressure.hectopascals)) == "1013hPa")
        #expect(throws: WeatherFormatError.self) {
            try formatter.string(Measurement(value: -3, unit: UnitSpeed.metersPerSecond))
        }
    }

    @Test("localizedDescription says what went wrong") func localizedErrors() {
        let error: any Error = WeatherFormatError.unknownZone(identifier: "Europe/Berlim", near: ["Europe/Berlin"])
        #expect(error.localizedDescription == "\(error)")
        #expect(error.localizedDescription.contains("Europe/Berlim"))
    }
}
