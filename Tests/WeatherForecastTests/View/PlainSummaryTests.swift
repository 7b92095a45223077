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
        let place = try #require(PlainRain.place(of: forecast))
        let settings = ForecastViewSettings(language: .en, hourCycle: .twelveHour, zone: zone, unitSystem: .metric)
        let view = try ForecastView(forecast, settings, now: now)
        // Steps of six hours last longer than the one column that they have here.
        let hours = try forecast.nextDay(from: now, LocalClock(zone: zone))
        guard hours.allSatisfy({ $0.duration == 3600 }) else { return }
        let clock = LocalClock(zone: zone)
        let days = try forecast.days(from: clock.day(at: now), clock)
        let kinds = try hours.map { hour in
            let day = try clock.day(at: hour.start)
            let ofDay = days.first { $0.day == day && $0.precipitation.falls }?.precipitation.kind
            return hour.conditions.precipitation.kind ?? ofDay
        }
        let coldest = (hours.flatMap { [$0.low, $0.conditions.temperature] } + [days.first?.low])
            .compactMap { $0?.inCelsius }.min()
        let plain = PlainSummary(
            view.strip, count: view.strip.columns.count,
            minutesEastOfUTC: { place.secondsFromGMT(for: $0) / 60 },
            kind: { run in
                let falling = Set(kinds[run].compactMap { $0 })
                guard let kind = falling.first else { return coldest ?? 0 <= 2.4 ? "Precipitation" : "Rain" }
                let names: [PrecipitationKind: String] = [
                    .rain: "Rain", .snow: "Snow", .freezingRain: "Freezing rain",
                ]
                return falling.count > 1 ? "Wintry mix" : names[kind] ?? "Wintry mix"
            })
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
