import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("The next hours in minutes")
struct MinuteChartTests {
    @Test("Open-Meteo's amounts of the quarter before are rates of the quarter in which they fall")
    func openMeteo() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openmeteo_berlin_minutely.json"))
        #expect(forecast.faults == [])
        #expect(forecast.minutes.map(\.rate?.value) == [0, 0, 0, 0.4, 1.2, 2.8, 0.8, 0, 0])
        // The first time is 14:00, so the first quarter is that from 13:45 on.
        #expect(
            forecast.minutes.map { $0.start.timeIntervalSince1970 - 1_777_722_300 } == (0..<9).map { Double($0) * 900 })
        let settings = ForecastViewSettings(
            language: .de, hourCycle: .twentyFourHour, zone: try #require(forecast.zone), unitSystem: .metric)
        #expect(try ForecastView(forecast, settings, now: try #require(forecast.ownTime)).minuteRainStart == "14:30")
    }

    @Test("inches, seconds since 1970, and a block that says nothing of rain")
    func openMeteoOthers() throws {
        func read(_ block: String) throws -> Forecast {
            try Forecast(
                reading: """
                    {"utc_offset_seconds": 0, "timezone": "UTC", "current_units": {"temperature_2m": "°C"},
                     "current": {"time": 1772409600, "temperature_2m": 1}, \(block)}
                    """.utf8)
        }
        let inches = try read(
            #""minutely_15_units": {"precipitation": "inch"}, "minutely_15": {"time": [1772410500], "precipitation": [0.1]}"#
        )
        #expect(inches.minutes.map(\.rate?.value) == [10.16] && inches.faults == [])
        #expect(inches.minutes.map(\.start.timeIntervalSince1970) == [1_772_409_600])
        let other = try read(#""minutely_15": {"time": [1772410500], "temperature_2m": [3]}"#)
        #expect(other.minutes.isEmpty && other.faults == [])
        let bad = try read(#""minutely_15": {"time": [1772410500, "x"], "precipitation": [0.1, 3]}"#)
        #expect(Set(bad.faults.map(\.path)) == ["$.minutely_15.precipitation", "$.minutely_15.time[1]"])
    }

    @Test("a nowcast of MET Norway is a rate every five minutes")
    func nowcast() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("metno_nowcast_oslo.json"))
        #expect(forecast.faults == [] && forecast.hours.isEmpty)
        #expect(forecast.minutes.count == 19 && forecast.minutes[5].rate?.value == 2.6)
        #expect(forecast.current?.conditions.condition == .lightSleet)
    }

    @Test(
        "where no radar sees the place there are no rates, and no dry weather",
        arguments: ["no coverage", "temporarily unavailable"])
    func withoutRadar(coverage: String) throws {
        let forecast = try Forecast(
            reading: """
                {"properties": {"meta": {"updated_at": "2026-02-06T20:01:00Z", "radar_coverage": "\(coverage)", "units": {}},
                 "timeseries": [{"time": "2026-02-06T20:00:00Z", "data": {"instant": {"details": {"air_temperature": 3.5}}}},
                   {"time": "2026-02-06T20:05:00Z", "data": {"instant": {"details": {}}}}]}}
                """.utf8)
        #expect(forecast.minutes.isEmpty && forecast.hours.isEmpty)
        #expect(forecast.current?.conditions.temperature?.value == 3.5)
    }
}
