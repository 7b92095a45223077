import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// The strip agrees, hour by hour, with a second implementation that knows nothing of the library.
@Suite("Rain, computed twice")
struct PlainRainTests {
    private func compare(_ document: Data) throws {
        let forecast = try Forecast(reading: document)
        let hours = try PlainRain.hours(of: document)
        let zone = forecast.zone ?? .utc
        let place = try #require(PlainRain.place(of: forecast))
        // OpenWeather's steps of three hours.
        let isFiveDay = forecast.service == .openWeather && forecast.current == nil
        let own = try #require(forecast.ownTime)
        for step in 0..<24 {
            // Every three hours and a bit, so that the time falls into an hour at another minute each time.
            let now = own.addingTimeInterval(Double(step) * 11_160)
            for columns in [0, 4, 8, 23] {
                let plain = PlainRain(
                    hours, now: now, in: place, visibleColumns: columns, last: isFiveDay ? 10_800 : 3600)
                let settings = ForecastViewSettings(
                    language: .en, hourCycle: .twelveHour, zone: zone, unitSystem: .metric, visibleColumns: columns)
                let strip = try ForecastView(forecast, settings, now: now).strip
                #expect(strip.columns.map(\.chancePercent) == plain.bars)
                #expect(strip.columns.map { $0.chance == nil } == plain.bars.map { $0 == nil })
                #expect(strip.rainLater?.column == plain.pill)
                #expect(strip.showsPrecipLane == plain.bars.contains { $0 != nil })
            }
        }
    }

    @Test("own payloads", arguments: OwnPayloads.names)
    func own(name: String) throws { try compare(try OwnPayloads.bytes(name)) }

    @Test("real payloads", .enabled(if: SharedPayloads.areHere), arguments: SharedPayloads.forecastNames)
    func real(name: String) throws { try compare(try SharedPayloads.bytes(name)) }
}
