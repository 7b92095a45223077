import Foundation
import TestSupport
import Testing
import WeatherFormat

@testable import WeatherForecast

/// The line about the next hours agrees with a second implementation, over every payload and made windows; and it never
/// says what the strip does not show.
@Suite("The summary, computed twice")
struct PlainSummaryTests {
    private func compare(_ forecast: Forecast, at now: Date) throws {
        let zone = forecast.zone ?? .utc
        let place = try #require(TimeZone(identifier: zone.identifier) ?? TimeZone(secondsFromGMT: 0))
        let settings = ForecastViewSettings(language: .en, hourCycle: .twelveHour, zone: zone, unitSystem: .metric)
        let view = try ForecastView(forecast, settings, now: now)
        // Steps of six hours last longer than the one column that they have here.
        let hours = try forecast.nextDay(from: now, LocalClock(zone: zone))
        guard hours.allSatisfy({ $0.duration == 3600 }) else { return }
        let rain = view.cards.first { $0.kind == .precipitation }?.title
        let plain = PlainSummary(
            view.strip, count: view.strip.columns.count,
            minutesEastOfUTC: { place.secondsFromGMT(for: $0) / 60 },
            kind: { _ in rain ?? "Rain" })
        #expect(view.header.summary == plain.text)
        if view.header.summary?.contains(" from ") ?? false {
            #expect(view.strip.showsPrecipLane || view.strip.columns.contains { $0.precipitation ?? $0.snow != nil })
        }
    }

    private func sweep(_ forecast: Forecast) throws {
        let own = try #require(forecast.ownTime)
        for step in 0..<40 { try compare(forecast, at: own.addingTimeInterval(Double(step) * 7300)) }
    }

    @Test("own payloads", arguments: OwnPayloads.names)
    func own(name: String) throws { try sweep(try Forecast(reading: try OwnPayloads.bytes(name))) }

    @Test("real payloads", .enabled(if: SharedPayloads.areHere), arguments: SharedPayloads.forecastNames)
    func real(name: String) throws { try sweep(try Forecast(reading: try SharedPayloads.bytes(name))) }

    /// 400 windows of chances and classes, by chance.
    @Test("made windows") func made() throws {
        var generator = SeededGenerator(seed: 14)
        for _ in 0..<400 {
            let wet = Double(Int.random(in: 0...10, using: &generator)) / 10
            var hours: [ForecastHour] = []
            for index in 0..<30 {
                let rains = Double.random(in: 0..<1, using: &generator) < wet
                var conditions = try Made.conditions(
                    celsius: 9,
                    Made.precipitation(percent: rains ? Double.random(in: 0...100, using: &generator) : 0, .rain))
                conditions.condition = WeatherCondition.allCases.randomElement(using: &generator)
                hours.append(ForecastHour(start: Made.time(Double(index)), conditions: conditions))
            }
            try compare(Forecast(zone: .utc, hours: hours), at: Made.time(0))
        }
    }
}
