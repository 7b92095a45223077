import Foundation
import Testing

@testable import WeatherForecast
@testable import WeatherFormat

/// A forecast for the readers of a region: what the tag decides in each voice.
@Suite struct RegionalForecastTests {
    private func view(_ tag: String, _ voice: Voice) throws -> ForecastView {
        let forecast = try SmallForecast.days(2) { _, day in
            day.high = try Temperature(11, .celsius)
            day.low = try Temperature(-1, .celsius)
        }
        var hours = try SmallForecast.hours(3) { _, step in
            step.humidity = try Percentage(percent: 45)
            step.wind = Wind(try WindSpeed(5, .metersPerSecond))
            step.windDirectionDegrees = 90
            step.precipitation.amount = try PrecipitationAmount(1.5, .millimeters)
            step.pressure = try Pressure(1013, .hectopascals)
        }
        hours.days = forecast.days
        return try ForecastView(
            hours, ForecastViewSettings(for: try ReaderTag(tag), zone: .utc, voice: voice), now: SmallForecast.start)
    }

    private func card(_ kind: WeatherCard, _ tag: String, _ voice: Voice) throws -> StatCard {
        try #require(try view(tag, voice).cards.first { $0.kind == kind })
    }

    /// The tag alone decides the clock, the system and the wind's unit; what is named is taken.
    @Test(arguments: [
        ("en-GB", HourCycle.twentyFourHour, UnitSystem.uk, WindSpeed.Unit.milesPerHour),
        ("en-AU", .twelveHour, .metric, .kilometersPerHour), ("en-CA", .twelveHour, .ca, .kilometersPerHour),
        ("es-US", .twelveHour, .us, .milesPerHour), ("es-MX", .twelveHour, .metric, .kilometersPerHour),
        ("fr-CA", .twentyFourHour, .ca, .kilometersPerHour), ("pt-PT", .twentyFourHour, .metric, .kilometersPerHour),
        ("de-CH", .twentyFourHour, .metric, .kilometersPerHour), ("nb", .twentyFourHour, .metric, .metersPerSecond),
    ])
    func theTagDecides(tag: String, clock: HourCycle, system: UnitSystem, wind: WindSpeed.Unit) throws {
        let settings = ForecastViewSettings(for: try ReaderTag(tag), zone: .utc)
        #expect(settings.hourCycle == clock && settings.unitSystem == system && settings.units.wind == .speed(wind))
        #expect(settings.voice == .house && settings.reader.tag == tag)
        let named = ForecastViewSettings(
            for: try ReaderTag(tag), hourCycle: .twelveHour, zone: .utc, unitSystem: .us, voice: .native)
        #expect(named.hourCycle == .twelveHour && named.units == ForecastUnits(.us) && named.voice == .native)
    }

    /// Settings of a version that knew no regions are read, and a region is stored under the language's name.
    @Test func storedSettingsKeepTheRegion() throws {
        for tag in ["de", "de-CH", "en-GB-u-hc-h12"] {
            let settings = ForecastViewSettings(for: try ReaderTag(tag), zone: .utc)
            let stored = try JSONEncoder().encode(settings)
            #expect(String(decoding: stored, as: UTF8.self).contains("\"language\":\"\(tag)\""))
            #expect(try JSONDecoder().decode(ForecastViewSettings.self, from: stored) == settings)
        }
        var settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: .utc, unitSystem: .us)
        #expect(settings.reader == ReaderTag(.en))
        settings.language = .de
        #expect(settings.reader == ReaderTag(.de))
    }

    @Test func aViewKeepsTheRegion() throws {
        let view = try view("pt-PT", .native)
        let stored = try JSONEncoder().encode(view)
        #expect(String(decoding: stored, as: UTF8.self).contains("\"language\":\"pt-PT\""))
        #expect(try JSONDecoder().decode(ForecastView.self, from: stored) == view)
        #expect(view.reader.tag == "pt-PT" && view.language == .pt)
    }

    @Test func theNativeVoiceHasTheRegionsWords() throws {
        #expect(try view("en-GB", .native).header.day == "Thursday 5 March")
        #expect(try view("en-GB", .house).header.day == "Thursday, Mar 5")
        #expect(try card(.humidity, "pt-PT", .native).title == "Humidade")
        #expect(try card(.humidity, "pt-PT", .house).title == "Umidade")
        #expect(try card(.humidity, "pt", .native).title == "Umidade")
        #expect(try card(.wind, "pt-PT", .native).line == "E" && card(.wind, "pt-PT", .house).line == "L")
        #expect(try card(.wind, "de", .native).value == "18\u{A0}km/h" && card(.wind, "de", .house).value == "18km/h")
        #expect(try card(.humidity, "de", .native).value == "45\u{A0}%")
        #expect(try card(.humidity, "en-GB", .native).spoken.contains("45 per cent"))
        #expect(try card(.humidity, "en-GB", .house).spoken.contains("45 percent"))
        #expect(try view("sv", .native).days.first?.low == "\u{2212}1°")
    }

    /// In both voices.
    @Test func theDecimalSignIsTheRegions() throws {
        for voice in Voice.allCases {
            let space = voice == .native ? "\u{A0}" : ""
            for (tag, wanted) in [
                ("de-CH", "1.5"), ("de", "1,5"), ("es-MX", "1.5"), ("it-CH", "1.5"), ("en-ZA", "1,5"),
            ] {
                #expect(try view(tag, voice).strip.columns.first?.precipitation == "\(wanted)\(space)mm", "\(tag)")
            }
        }
        #expect(try card(.pressure, "fr-CA", .house).value == "101,3 kPa")
    }

    /// Each regional word has its source, and is another than the language's.
    @Test(arguments: LanguageVariant.allCases)
    func regionalWordsAreSourced(variant: LanguageVariant) {
        for word in RegionalWord.of(variant) {
            #expect(word.source.count > 10 && word.text != word.word.text(in: variant.language))
        }
    }
}
