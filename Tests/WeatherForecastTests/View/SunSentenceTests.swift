import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Sun: what they say")
struct SunSentenceTests {
    private static let events: [SunEvents] = [
        .polarDay, .polarNight, .rises(Made.time(11)), .sets(Made.time(13)),
        .risesAndSets(sunrise: Made.time(6), sunset: Made.time(18)),
    ]

    /// Today and tomorrow, with the same events.
    private func days(_ events: SunEvents, _ language: Language) throws -> ForecastView {
        var forecast = Forecast(zone: .utc)
        for day in 2...3 {
            var row = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: day))
            row.sun = events
            forecast.days.append(row)
        }
        return try Made.view(forecast, language)
    }

    @Test("today is said of today alone", arguments: Language.allCases)
    func today(language: Language) throws {
        // CLDR's word for this day.
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: language.rawValue)
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        formatter.doesRelativeDateFormatting = true
        let word = formatter.string(from: Date()).lowercased()
        for events in Self.events {
            let view = try days(events, language)
            let tomorrow = try #require(view.days.last?.sun)
            for text in [tomorrow.note, tomorrow.spoken].compactMap({ $0?.lowercased() }) {
                #expect(!text.contains(word), "\(text)")
            }
            #expect(view.sun == view.days[0].sun)
        }
    }

    @Test("what each says")
    func sentences() throws {
        let night = try #require(try days(.polarNight, .en).days.last?.sun)
        #expect(night.note == "Polar night" && night.spoken == "The sun does not rise.")
        let setting = try #require(try days(.sets(Made.time(13)), .de).days.last?.sun)
        #expect(setting.note == "Die Sonne geht nicht auf." && setting.sunset == "1:00pm" && setting.sunrise == nil)
        #expect(setting.spoken == "Sonnenuntergang, 1:00pm, Die Sonne geht nicht auf.")
    }

    @Test("a sunset before the sunrise is a short night, with its times")
    func shortNight() throws {
        let view = try days(.risesAndSets(sunrise: Made.time(2.5), sunset: Made.time(0.5)), .en)
        let sun = try #require(view.sun)
        #expect(sun.state == .risesAndSets && sun.note == nil)
        #expect([sun.sunrise, sun.sunset] == ["2:30am", "12:30am"])
        #expect(sun.spoken == "Sunrise, 2:30am, Sunset, 12:30am")
    }
}
