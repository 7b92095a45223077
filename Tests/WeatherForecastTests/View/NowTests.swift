import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("The reader's time")
struct NowTests {
    @Test("the latest of what the document says of itself and its first hour")
    func ownTime() throws {
        let hours = Made.hours(try [Made.conditions(celsius: 1), Made.conditions(celsius: 2)], from: 6)
        var forecast = Forecast(zone: .utc, updated: Made.time(5.5), hours: hours)
        #expect(forecast.ownTime == Made.time(6))
        forecast.generated = Made.time(6.4)
        #expect(forecast.ownTime == Made.time(6.4))
        // When the service last changed it is the update line's alone.
        forecast.updated = Made.time(9)
        #expect(forecast.ownTime == Made.time(6.4))
        forecast.generated = nil
        #expect(forecast.ownTime == Made.time(9))
        forecast.current = CurrentConditions(time: Made.time(9.5), conditions: try Made.conditions(celsius: 3))
        #expect(forecast.ownTime == Made.time(9.5))
    }

    @Test("of days alone it is the first day's")
    func days() throws {
        var day = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 2))
        day.high = try Temperature(4, .celsius)
        let forecast = Forecast(zone: try ZoneID("Pacific/Auckland"), days: [day])
        let now = try #require(forecast.ownTime)
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: try #require(forecast.zone), unitSystem: .metric)
        let view = try ForecastView(forecast, settings, now: now)
        #expect(view.days.map(\.date) == ["2026-03-02"] && view.header.high == "4°")
        #expect(Forecast(zone: .utc).ownTime == nil)
    }

    @Test("a reading holds for its hour, then the hour that holds now, then nothing")
    func stale() throws {
        let hours = Made.hours(try (0..<6).map { try Made.conditions(celsius: Double(10 + $0)) })
        let reading = CurrentConditions(time: Made.time(1.5), conditions: try Made.conditions(celsius: -7))
        let forecast = Forecast(zone: .utc, current: reading, hours: hours)
        let shown: [(Double, String?)] = [
            (0.4, "10°"), (0.6, "-7°"), (1.5, "-7°"), (2.4, "-7°"), (2.5, "12°"), (5.9, "15°"), (6, nil), (6000, nil),
        ]
        for (hour, temperature) in shown {
            #expect(try Made.view(forecast, at: hour).header.temperature == temperature, "at \(hour)")
        }
    }

    @Test("what a reading lacks comes from the hour, while it holds")
    func filled() throws {
        let hours = Made.hours([try Made.conditions(celsius: 10, wind: 5, from: 90)])
        let reading = CurrentConditions(time: Made.time(0), conditions: try Made.conditions(celsius: -7))
        let view = try Made.view(Forecast(zone: .utc, current: reading, hours: hours), .en, .twelveHour, .us)
        #expect(view.header.temperature == "19°")
        #expect(view.cards.map(\.value) == ["5mph"])
    }
}
