import Foundation
import TestSupport
import Testing
import WeatherFormat

@testable import WeatherForecast

/// The weather in words, wherever a payload says what it is.
@Suite struct ConditionViewTests {
    /// What a document of the service does not say: an hour without a code has no class.
    private static let withoutCodes = ["openmeteo_munich_metric_unixtime_2026-02-07.json"]

    @Test(
        "every real payload has the weather now, of each hour and of each day", .enabled(if: SharedPayloads.areHere),
        arguments: SharedPayloads.forecastNames)
    func payloads(name: String) throws {
        let forecast = try Forecast(reading: try SharedPayloads.bytes(name))
        for language in Language.swept {
            let settings = ForecastViewSettings(
                language: language, hourCycle: .twentyFourHour, zone: forecast.zone ?? .utc, unitSystem: .metric)
            let view = try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
            #expect(view.header.condition != nil)
            guard !Self.withoutCodes.contains(name) else { continue }
            #expect(view.strip.columns.allSatisfy { $0.condition != nil })
            #expect(view.days.allSatisfy { $0.condition != nil })
            #expect(view.header.summary != nil)
        }
    }

    private func shown(_ condition: WeatherCondition, isDay: Bool? = nil, sun: SunEvents? = nil, at hour: Double)
        throws -> ConditionShown?
    {
        var conditions = try Made.conditions(celsius: 3)
        conditions.condition = condition
        conditions.isDay = isDay
        var day = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 2))
        day.sun = sun
        let forecast = Forecast(
            zone: .utc, hours: [ForecastHour(start: Made.time(hour), conditions: conditions)], days: [day])
        let view = try Made.view(forecast, at: hour)
        #expect(view.strip.columns.first?.condition == view.header.condition)
        return view.header.condition
    }

    @Test func dayAndNight() throws {
        let sun = SunEvents.risesAndSets(sunrise: Made.time(6), sunset: Made.time(18))
        #expect(try shown(.clear, sun: sun, at: 5)?.icon == "clear-night")
        #expect(try shown(.clear, sun: sun, at: 6)?.icon == "clear-day")
        #expect(try shown(.clear, sun: sun, at: 18)?.icon == "clear-night")
        // The service knows better, and where nobody knows, it is day.
        #expect(try shown(.clear, isDay: true, sun: sun, at: 5)?.icon == "clear-day")
        #expect(try shown(.partlyCloudy, isDay: false, sun: sun, at: 12)?.isNight == true)
        #expect(try shown(.clear, at: 3)?.isNight == false)
        #expect(try shown(.rain, sun: sun, at: 3)?.icon == "rain")
        // A short night around midnight: the sunset is the earlier.
        let short = SunEvents.risesAndSets(sunrise: Made.time(2), sunset: Made.time(1))
        #expect(try shown(.clear, sun: short, at: 1)?.isNight == true)
        #expect(try shown(.clear, sun: short, at: 2)?.isNight == false)
        #expect(try shown(.clear, sun: .polarNight, at: 12)?.isNight == true)
        #expect(try shown(.clear, sun: .polarDay, at: 0)?.isNight == false)
        #expect(try shown(.clear, sun: .rises(Made.time(3)), at: 2)?.isNight == true)
        #expect(try shown(.clear, sun: .sets(Made.time(3)), at: 3)?.isNight == true)
    }

    @Test func words() throws {
        let shown = try #require(try shown(.mostlyClear, isDay: false, at: 22))
        #expect(shown.word == "Mostly clear")
        #expect(shown.icon == "mostly-clear-night")
        #expect(shown.condition == .mostlyClear)
    }

    /// A day says its weather behind its name.
    @Test func aloud() throws {
        var day = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 2))
        day.condition = .lightRain
        day.high = try Temperature(6, .celsius)
        let english = try Made.view(Forecast(zone: .utc, days: [day]), at: 0).days.first?.spoken
        #expect(english == "Monday, March 2, light rain, high 6 degrees")
        let german = try Made.view(Forecast(zone: .utc, days: [day]), at: 0, .de).days.first?.spoken
        #expect(german?.contains(", leichter Regen, ") == true)
    }

    /// Each class gives way to one that says less, until there is none.
    @Test(arguments: WeatherCondition.allCases) func widerClasses(condition: WeatherCondition) {
        var seen: Set = [condition]
        var next = condition.wider
        while let wider = next {
            #expect(seen.insert(wider).inserted)
            next = wider.wider
        }
        for language in Language.allCases {
            #expect(
                seen.map { $0.word.text(in: language) }.contains(condition.shortWord(in: language).text(in: language)))
        }
    }
}
