import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Open-Meteo: models, kinds of precipitation, the hour in which it falls")
struct OpenMeteoModelsTests {
    @Test("of several models the first of the document is read, and a fault says so")
    func models() throws {
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT",
                 "hourly_units": {"temperature_2m_ukmo_seamless": "°C", "temperature_2m_gfs_seamless": "°F"},
                 "hourly": {"time": [0, 3600], "temperature_2m_ukmo_seamless": [1, 2], "temperature_2m_gfs_seamless": [3, 4],
                            "snowfall_height_gfs_seamless": [5, 6]},
                 "daily_units": {"temperature_2m_max_ukmo_seamless": "°C"},
                 "daily": {"time": [0], "temperature_2m_max_ukmo_seamless": [7]}}
                """.utf8)
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [1, 2])
        #expect(forecast.days[0].high == (try Temperature(7, .celsius)))
        #expect(
            forecast.faults.map(\.description) == [
                "$.hourly: 2 models (ukmo_seamless, gfs_seamless), of which ukmo_seamless is read, expected one model"
            ])
    }

    @Test("a variable's own longer name is no model")
    func longerNames() throws {
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT", "hourly": {"time": [0, 3600],
                 "precipitation_probability": [10, 20], "cloud_cover_low": [1, 2], "uv_index_clear_sky": [3, 4]}}
                """.utf8)
        #expect(forecast.faults == [])
        #expect(forecast.hours[0].conditions.cloudCover == nil && forecast.hours[0].conditions.uvIndex == nil)
    }

    @Test("chance and amount belong to the hour that begins, also in three-hour steps; nothing crosses a gap")
    func hourThatBegins() throws {
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT", "hourly_units": {"precipitation": "mm", "temperature_2m": "°C"},
                 "hourly": {"time": [0, 10800, 21600, 43200], "precipitation": [1, 2, 3, 4], "temperature_2m": [5, 6, 7, 8],
                            "precipitation_probability": [10, 20, 30, 40], "weather_code": [3, 71, 61, 0]}}
                """.utf8)
        #expect(forecast.hours.map(\.duration) == [10_800, 10_800, 10_800, 10_800])
        #expect(forecast.hours.map(\.conditions.precipitation.amount?.value) == [2, 3, nil, nil])
        #expect(forecast.hours.map(\.conditions.precipitation.kind) == [.snow, .rain, nil, nil])
        #expect(forecast.hours[0].conditions.precipitation.chance == (try PrecipChance(percent: 20)))
        #expect(forecast.hours[0].conditions.temperature?.value == 5)
    }

    @Test(
        "what falls, by the amounts before the code",
        arguments: [
            // precipitation mm, rain, showers, snowfall cm, code
            ("2, 2, 0, 0, 61", .rain), ("2, 1, 0, 0.7, 73", .mixed), ("1, 0, 0, 0.7, 73", .snow),
            ("1, 0, 0.5, 0, 95", .rain), ("1, 1, 0, 0, 66", .freezingRain), ("1, 0.5, 0, 0.35, 67", .freezingRain),
            // Without rain and showers: 7 cm of snow are 10 mm of water.
            ("16.8, null, null, 12, 73", .snow), ("9, null, null, 1.4, 73", .mixed), ("2, null, null, 1.4, 61", .mixed),
            ("0, null, null, 0, 3", nil), ("0.7, null, null, null, 73", .snow),
        ] as [(String, PrecipitationKind?)])
    func kinds(values: String, kind: PrecipitationKind?) throws {
        let parts = values.split(separator: ",").map(String.init)
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT",
                 "daily_units": {"precipitation_sum": "mm", "rain_sum": "mm", "showers_sum": "mm", "snowfall_sum": "cm"},
                 "daily": {"time": ["2026-01-01"], "precipitation_sum": [\(parts[0])], "rain_sum": [\(parts[1])],
                           "showers_sum": [\(parts[2])], "snowfall_sum": [\(parts[3])], "weather_code": [\(parts[4])]}}
                """.utf8)
        #expect(forecast.days[0].precipitation.kind == kind)
    }

    @Test("a sunset before the sunrise is a short night; the same time twice is none; one of them alone is one")
    func sun() throws {
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT", "daily_units": {},
                 "daily": {"time": ["2026-06-21", "2026-06-22", "2026-06-23", "2026-06-24", "2026-06-25"],
                  "sunrise": ["2026-06-21T02:57", "2026-06-22T12:00", "2026-06-23T00:00", "2026-06-24T03:00", null],
                  "sunset": ["2026-06-21T00:47", "2026-06-22T12:00", "2026-06-24T00:00", null, null]}}
                """.utf8)
        func at(_ text: String) throws -> Date { try #require(ISO8601DateFormatter().date(from: text)) }
        #expect(
            forecast.days.map(\.sun) == [
                .risesAndSets(sunrise: try at("2026-06-21T02:57:00Z"), sunset: try at("2026-06-21T00:47:00Z")),
                .polarNight, .polarDay, .rises(try at("2026-06-24T03:00:00Z")), nil,
            ])
    }
}
