import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("MET Norway: steps and nowcast")
struct METNorwayReaderTests {
    /// Reads steps, of each the hour of the day and what stands in its data beside `instant`.
    private func read(_ steps: [(hour: Int, data: String)]) throws -> Forecast {
        let series = steps.map { step in
            """
            {"time": "2026-02-06T\(step.hour < 10 ? "0" : "")\(step.hour):00:00Z",
             "data": {"instant": {"details": {"air_temperature": \(step.hour)}}\(step.data)}}
            """
        }
        return try Forecast(
            reading: """
                {"properties": {"meta": {"updated_at": "2026-02-05T23:10:00Z", "units": {}},
                 "timeseries": [\(series.joined(separator: ", "))]}}
                """.utf8)
    }

    private func next(_ hours: Int, _ millimeters: Double, more: String = "") -> String {
        """
        , "next_\(hours)_hours": {"summary": {"symbol_code": "lightsleet"},
          "details": {"precipitation_amount": \(millimeters)\(more)}}
        """
    }

    @Test("a step lasts as long as what it says, and knows the extremes of its six hours")
    func steps() throws {
        let forecast = try read([
            (0, next(1, 0.5) + next(6, 3)),
            (1, next(6, 2, more: ", \"air_temperature_max\": 9, \"air_temperature_min\": -2")),
            (7, ""),
        ])
        #expect(forecast.faults == [])
        #expect(forecast.hours.map(\.duration) == [3600, 21_600, 3600])
        #expect(forecast.hours.map(\.conditions.precipitation.amount?.value) == [0.5, 2, nil])
        #expect(forecast.hours.map(\.conditions.precipitation.kind) == [.mixed, .mixed, nil])
        #expect(forecast.hours.map(\.high?.value) == [nil, 9, nil])
        #expect(forecast.hours.map(\.low?.value) == [nil, -2, nil])
        #expect(forecast.ownTime == forecast.hours[0].start)
    }

    @Test("the amount of six hours is no hour's")
    func overlap() throws {
        let forecast = try read([(0, next(6, 3)), (1, next(1, 0.5))])
        #expect(forecast.hours.map(\.conditions.precipitation.amount?.value) == [nil, 0.5])
        #expect(forecast.hours[0].duration == 3600)
        #expect(
            forecast.faults.map(\.description) == [
                "$.properties.timeseries[0].data.next_6_hours: 6 hours, of which 1 pass, expected a step as long as what it says"
            ])
    }

    @Test("a nowcast is the minute chart and the weather of its first step, not hours")
    func nowcast() throws {
        let rates = [0, 0, 0.4, 1.2]
        let series = rates.enumerated().map { index, rate in
            let rest = index == 0 ? ", \"air_temperature\": 3.5, \"relative_humidity\": 80" : ""
            return """
                {"time": "2026-02-06T20:\(index * 5 < 10 ? "0" : "")\(index * 5):00Z",
                 "data": {"instant": {"details": {"precipitation_rate": \(rate)\(rest)}}}}
                """
        }
        let forecast = try Forecast(
            reading: """
                {"properties": {"meta": {"updated_at": "2026-02-06T20:01:00Z", "radar_coverage": "ok",
                 "units": {"precipitation_rate": "mm/h", "air_temperature": "celsius"}},
                 "timeseries": [\(series.joined(separator: ", "))]}}
                """.utf8)
        #expect(forecast.faults == [] && forecast.hours.isEmpty && forecast.days.isEmpty)
        #expect(forecast.minutes.map(\.rate?.value) == [0, 0, 0.4, 1.2])
        #expect(forecast.current?.conditions.temperature == (try Temperature(3.5, .celsius)))
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twentyFourHour, zone: .utc, unitSystem: .metric)
        func start(_ seconds: Double) throws -> String? {
            let now = try #require(forecast.minutes.first?.start).addingTimeInterval(seconds)
            return try ForecastView(forecast, settings, now: now).minuteRainStart
        }
        // From the five minutes that hold the time; what falls already does not start.
        #expect(try start(0) == "20:10")
        #expect(try start(599) == "20:10")
        #expect(try start(600) == nil)
        let view = try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
        #expect(view.header.temperature == "4°" && view.cards.map(\.kind) == [.humidity])
        #expect(view.updated == "20:01")
    }
}
