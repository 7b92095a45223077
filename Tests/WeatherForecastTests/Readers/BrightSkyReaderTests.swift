import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Bright Sky")
struct BrightSkyReaderTests {
    @Test("a whole document, over a change of the clock")
    func whole() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("brightsky_berlin_autumn.json"))
        #expect(forecast.faults == [])
        #expect(forecast.service == .brightSky && forecast.hours.count == 26)
        let clock = LocalClock(zone: try #require(forecast.zone))
        #expect(try clock.offsetSeconds(at: forecast.hours[2].start) == 7200)
        #expect(try clock.offsetSeconds(at: forecast.hours[3].start) == 3600)
        // What stands at 2:00 fell from 1:00 on.
        let hour = forecast.hours[1].conditions
        #expect(hour.precipitation.amount?.value == 0.7 && hour.precipitation.kind == .rain && hour.condition == .rain)
        #expect(hour.precipitation.chance == (try PrecipChance(percent: 60)))
        #expect(hour.temperature == (try Temperature(8.7, .celsius)))
        #expect(hour.wind == Wind(try WindSpeed(12.8, .kilometersPerHour)))
        #expect(hour.gust == (try WindSpeed(23.2, .kilometersPerHour)))
        #expect(hour.visibility == (try Distance(25_000, .meters)))
        #expect(forecast.hours[0].conditions.isDay == false)
    }

    private func read(_ records: String...) throws -> Forecast {
        let list = records.enumerated().map { "{\"timestamp\": \"2026-03-02T0\($0):00:00+00:00\", \($1)}" }
        return try Forecast(
            reading: "{\"weather\": [\(list.joined(separator: ","))], \"sources\": [{\"id\": 1}]}".utf8)
    }

    @Test("kelvins and pascals show the other units")
    func si() throws {
        let forecast = try read(
            #""temperature": 280.15, "dew_point": 273.15, "pressure_msl": 101325, "wind_speed": 5, "precipitation": 1"#,
            #""temperature": null, "pressure_msl": 3"#)
        let conditions = try #require(forecast.hours.first?.conditions)
        #expect(conditions.temperature?.value == 7 && conditions.dewPoint?.value == 0)
        #expect(conditions.pressure?.value == 1013.25)
        #expect(conditions.wind == Wind(try WindSpeed(5, .metersPerSecond)))
        #expect(forecast.faults.map(\.path) == ["$.weather[1].pressure_msl"])
    }

    @Test("a time in UTC says nothing of the place's clocks")
    func zone() throws { #expect(try read(#""temperature": 3"#).zone == nil) }

    @Test("what falls is stronger than the sky, and an unknown word is a fault")
    func conditions() throws {
        let forecast = try read(
            #""condition": "fog", "icon": "clear-day", "temperature": 1"#,
            #""condition": "dry", "icon": "wind", "temperature": 1"#,
            #""condition": "dust", "icon": "moon", "temperature": 1"#, #""icon": "clear-night", "temperature": 1"#)
        #expect(forecast.hours.map(\.conditions.condition) == [.fog, .windy, .clear, .clear])
        #expect(forecast.hours.map(\.conditions.isDay) == [true, nil, nil, false])
        #expect(forecast.faults.map(\.path) == ["$.weather[2].condition", "$.weather[2].icon"])
    }

    @Test("a bad value is left out, and the rest is served")
    func faults() throws {
        let forecast = try Forecast(
            reading: """
                {"weather": [{"timestamp": "2026-03-02T01:00:00", "temperature": 1}, null, {"temperature": 2},
                  {"timestamp": "2026-03-02T02:00:00+01:00", "temperature": 3, "precipitation_probability": 101,
                   "relative_humidity": "damp"}], "sources": []}
                """.utf8)
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [3])
        #expect(
            Set(forecast.faults.map(\.path)) == [
                "$.weather[0].timestamp", "$.weather[1]", "$.weather[2]", "$.weather[3].relative_humidity",
                "$.weather[3].precipitation_probability",
            ])
    }

    @Test("the reader's time is that of the last hour that was measured")
    func ownTime() throws {
        func own(_ ids: [Int]) throws -> Double? {
            let records = ids.enumerated().map {
                "{\"timestamp\": \"2026-03-02T0\($0):00:00+00:00\", \"source_id\": \($1), \"temperature\": 3}"
            }
            let forecast = try Forecast(
                reading: """
                    {"weather": [\(records.joined(separator: ","))],
                     "sources": [{"id": 1, "observation_type": "historical"}, {"id": 2, "observation_type": "forecast"},
                       {"id": 3, "observation_type": "current"}]}
                    """.utf8)
            return forecast.ownTime.map { $0.timeIntervalSince1970 - 1_772_409_600 }
        }
        #expect(try own([1, 1, 3, 2, 2]) == 7200)
        #expect(try own([2, 2]) == 0)
        // Of the past alone, from its beginning.
        #expect(try own([1, 1]) == 0)
    }
}
