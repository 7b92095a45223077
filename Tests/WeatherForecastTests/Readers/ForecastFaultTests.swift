import Foundation
import Testing
import WeatherForecast
import WeatherFormat
import WeatherFormatReports

/// One bad value is left out and listed; the rest is served.
@Suite("Faults of a forecast")
struct ForecastFaultTests {
    private func openMeteo(
        _ hourly: String, zone: String = "\"Europe/Oslo\"", offset: String = "3600"
    ) throws -> Forecast {
        try Forecast(
            reading: """
                {"utc_offset_seconds": \(offset), "timezone": \(zone),
                 "hourly_units": {"temperature_2m": "°C", "wind_speed_10m": "furlongs"}, "hourly": {\(hourly)}}
                """.utf8)
    }

    @Test("a chance of 130%, and a word for a number")
    func singleValues() throws {
        let forecast = try openMeteo(
            """
            "time": ["2026-01-01T00:00", "2026-01-01T01:00", "2026-01-01T02:00"],
            "precipitation_probability": [10, 130, 30], "temperature_2m": [1.5, "warm", null]
            """)
        #expect(forecast.hours.count == 3)
        #expect(forecast.hours[0].conditions.precipitation.chance == nil)
        #expect(forecast.hours[1].conditions.precipitation.chance == (try PrecipChance(percent: 30)))
        #expect(
            forecast.faults.map(\.description) == [
                "$.hourly.temperature_2m[1]: \"warm\", expected a temperature in C",
                "$.hourly.precipitation_probability[1]: 130, expected 0 to 100 %",
            ])
    }

    @Test("arrays of different lengths, and a unit that nobody knows")
    func columns() throws {
        let forecast = try openMeteo(
            """
            "time": ["2026-01-01T00:00", "2026-01-01T01:00"], "temperature_2m": [1.5],
            "wind_speed_10m": [1, 2], "precipitation_probability": [10, 20]
            """)
        #expect(forecast.hours.map(\.conditions.temperature) == [nil, nil])
        #expect(forecast.hours[0].conditions.precipitation.chance == (try PrecipChance(percent: 20)))
        #expect(
            forecast.faults.map(\.description) == [
                "$.hourly.temperature_2m: an array of 1, expected an array of 2, one for each element of $.hourly.time",
                "$.hourly_units.wind_speed_10m: \"furlongs\", expected one of km/h, mp/h, m/s, kn",
            ])
    }

    @Test("an hour missing, an hour twice, and times out of order")
    func times() throws {
        let forecast = try openMeteo(
            """
            "time": ["2026-01-01T00:00", "2026-01-01T02:00", "2026-01-01T01:00", "2026-01-01T01:00",
                     "2026-01-01T05:00", "soon", null],
            "temperature_2m": [0, 2, 1, 9, 5, 6, 7]
            """)
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [0, 1, 2, 5])
        #expect(
            forecast.faults.map { "\($0.path): \($0.found)" } == [
                "$.hourly.time[6]: null",
                "$.hourly.time[5]: \"soon\"",
                "$.hourly.time[2]: a time before the one above it",
                "$.hourly.time[3]: a time that came before",
                "$.hourly.time[4]: 10800 seconds after the one before",
            ])
    }

    @Test("a zone that does not exist is the offset, which does")
    func zone() throws {
        let hour = "\"time\": [0], \"temperature_2m\": [1]"
        let unknown = try openMeteo(hour, zone: "\"Europe/Olso\"")
        #expect(unknown.zone?.identifier == "GMT+01:00")
        #expect(unknown.faults.map(\.path) == ["$.timezone"])
        let neither = try openMeteo(hour, zone: "7", offset: "\"east\"")
        #expect(neither.zone == nil)
        #expect(neither.faults.map(\.path) == ["$.utc_offset_seconds", "$.timezone"])
    }

    @Test("an NWS wind, direction and time that say nothing")
    func nws() throws {
        let forecast = try Forecast(
            reading: """
                {"properties": {"periods": [
                  {"startTime": "2026-01-01T00:00:00-05:00", "windSpeed": "fresh", "windDirection": "UP", "temperature": 5,
                   "relativeHumidity": 50},
                  {"startTime": "2026-13-01T00:00:00-05:00"}, {"windSpeed": 3}]}}
                """.utf8)
        #expect(forecast.hours.count == 1)
        #expect(
            forecast.faults.map(\.path) == [
                "$.properties.periods[0].temperature", "$.properties.periods[0].windSpeed",
                "$.properties.periods[0].windDirection", "$.properties.periods[1].startTime",
                "$.properties.periods[2]",
            ])
    }

    @Test("wrong types and nulls in every place of a document", arguments: OwnPayloads.names)
    func mutations(name: String) throws {
        let text = String(decoding: try OwnPayloads.bytes(name), as: UTF8.self)
        let places = text.indices.filter { text[$0] == ":" }
        for (number, place) in places.enumerated() where number < 8 || number % 97 == 0 {
            for wrong in ["null", "\"x\"", "[]", "-1e300"] {
                let rest = text[text.index(after: place)...]
                guard let end = rest.firstIndex(where: { ",}]\n".contains($0) }) else { continue }
                // Some of these are no JSON any more, which is as good a test.
                let mutated = text[...place] + wrong + text[end...]
                do throws(ForecastError) {
                    let forecast = try Forecast(reading: mutated.utf8)
                    let settings = ForecastViewSettings(
                        language: .hi, hourCycle: .twelveHour, zone: forecast.zone ?? .utc, unitSystem: .us)
                    guard let now = forecast.ownTime else { continue }
                    _ = ForecastTable(try ForecastView(forecast, settings, now: now), width: 1)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }
}
