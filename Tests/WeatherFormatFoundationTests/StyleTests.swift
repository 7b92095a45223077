import Foundation
import Testing
import WeatherFormat
import WeatherFormatFoundation

@Suite("Styles in Foundation's habit") struct StyleTests {
    let time = Date(timeIntervalSince1970: 1_786_771_800)

    @Test("an instant by what it is for says what the formatter says", arguments: DateFormatIntent.allCases)
    func intents(intent: DateFormatIntent) throws {
        let zone = try ZoneID("Asia/Tokyo")
        for language in Language.allCases {
            let formatter = DateIntentFormatter(for: ReaderTag(language), zone: zone)
            #expect(
                time.formatted(.weather(intent, language: language, zone: zone))
                    == (try formatter.string(from: time, for: intent)))
        }
        let reader = try ReaderTag("de-AT")
        let native = DateIntentFormatter(for: reader, hourCycle: .twelveHour, zone: zone, voice: .native)
        #expect(
            time.formatted(.weather(intent, for: reader, zone: zone, hourCycle: .twelveHour, voice: .native))
                == (try native.string(from: time, for: intent)))
    }

    @Test("how long ago, durations, quantities and measurements") func others() throws {
        let ago = time.addingTimeInterval(-300)
        #expect(ago.formatted(.weather(relativeTo: time, language: .de)) == "vor 5 Min.")
        #expect(Duration.seconds(7140).formatted(.weather(language: .en)) == "1h 59min")
        #expect(Duration.seconds(7140).formatted(.weather(language: .en, width: .long)) == "1 hour, 59 minutes")
        #expect(try Temperature(21.5, .celsius).formatted(.weather(language: .de)) == "22°")
        #expect(
            Measurement(value: 12, unit: UnitSpeed.kilometersPerHour).formatted(.weather(language: .tr)) == "12km/sa")
        let reader = try ReaderTag("de-AT")
        #expect(
            Measurement(value: 1013, unit: UnitPressure.hectopascals).formatted(.weather(for: reader, style: .native))
                == (try UnitFormatter(for: reader, style: .native).string(try Pressure(1013, .hectopascals))))
    }

    @Test("what cannot be written is told all the same") func impossible() throws {
        let far = Date(timeIntervalSince1970: 1e12)
        let style = Date.WeatherStyle(.dailyHeader, for: ReaderTag(.en), zone: .utc)
        #expect(style.format(far) == Date.ISO8601FormatStyle().format(far))
        #expect(far.formatted(.weather(relativeTo: time, language: .en)) == Date.ISO8601FormatStyle().format(far))
        #expect(Duration.seconds(-60).formatted(.weather(language: .en)) == "-60.0 seconds")
        #expect(
            Measurement(value: -3, unit: UnitSpeed.metersPerSecond).formatted(.weather(language: .en)) == "-3.0 m/s")
    }

    @Test("a style follows a locale, and stays where its language is not known") func locales() throws {
        let style = Date.WeatherStyle(.notificationTime, for: ReaderTag(.en), zone: .utc)
        #expect(style.locale(Locale(identifier: "de_DE")).reader.tag == "de")
        #expect(style.locale(Locale(identifier: "tlh")) == style)
        #expect(
            Duration.seconds(7140).formatted(.weather(language: .en).locale(Locale(identifier: "de_DE")))
                == Duration.seconds(7140).formatted(.weather(language: .de)))
        #expect(
            WeatherUnitStyle<WindSpeed>(for: ReaderTag(.en)).locale(Locale(identifier: "tr_TR")).format(
                try WindSpeed(12, .kilometersPerHour)) == "12km/sa")
        #expect(
            time.formatted(Date.RelativeWeatherStyle(to: time, for: ReaderTag(.en)).locale(Locale(identifier: "ja")))
                == time.formatted(.weather(relativeTo: time, language: .ja)))
    }

    @Test("styles are stored and read again, equal") func codable() throws {
        let zone = try ZoneID("Asia/Tokyo")
        try roundTrip(Date.WeatherStyle(.moonDate, for: try ReaderTag("en-GB"), zone: zone, voice: .native))
        try roundTrip(Date.RelativeWeatherStyle(to: time, for: ReaderTag(.ja)))
        try roundTrip(Duration.WeatherStyle(for: ReaderTag(.fi), style: .cldr, width: .narrow))
        try roundTrip(WeatherUnitStyle<Temperature>(for: ReaderTag(.fi), style: .native))
    }

    private func roundTrip<Style: FormatStyle>(_ style: Style) throws {
        let again = try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style))
        #expect(again == style)
        #expect(again.hashValue == style.hashValue)
    }
}
