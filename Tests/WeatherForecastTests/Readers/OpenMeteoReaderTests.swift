import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Open-Meteo")
struct OpenMeteoReaderTests {
    @Test("local times are at the response's offset, on both sides of a clock change")
    func spring() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openmeteo_newyork_spring_iso.json"))
        #expect(forecast.service == .openMeteo)
        #expect(forecast.zone?.identifier == "America/New_York")
        #expect(forecast.faults == [])
        #expect(forecast.current?.time == Date(timeIntervalSince1970: 1_772_930_700))
        #expect(forecast.hours.count == 36)
        // 2026-03-08T02:00 at -05:00, which New York's clocks show as 3:00.
        #expect(forecast.hours[7].start == Date(timeIntervalSince1970: 1_772_953_200))
        let gaps = zip(forecast.hours, forecast.hours.dropFirst()).map { $1.start.timeIntervalSince($0.start) }
        #expect(gaps.allSatisfy { $0 == 3600 })
    }

    @Test("an absent value is absent")
    func nulls() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openmeteo_newyork_spring_iso.json"))
        // What stands at a time fell in the hour before it.
        #expect(forecast.hours[19].conditions.precipitation.chance == nil)
        #expect(forecast.hours[20].conditions.temperature != nil)
        #expect(forecast.hours[4].conditions.precipitation.chance == (try PrecipChance(percent: 17.4)))
        #expect(forecast.hours[0].conditions.dewPoint == nil)
        #expect(forecast.days[2].uvIndex == nil)
        #expect(forecast.days[0].uvIndex == (try UVIndex(3.15)))
    }

    @Test("seconds since 1970, the names of before 2023, and a current block without units")
    func legacy() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openmeteo_berlin_autumn_unixtime_legacy.json"))
        #expect(forecast.faults == [])
        let conditions = try #require(forecast.current?.conditions)
        #expect(conditions.temperature == (try Temperature(48.7, .fahrenheit)))
        #expect(conditions.wind == Wind(try WindSpeed(9.4, .milesPerHour)))
        #expect(conditions.isDay == false)
        let hour = forecast.hours[8].conditions
        #expect(hour.humidity == (try Percentage(percent: 78)))
        #expect(hour.gust != nil)
        #expect(hour.dewPoint != nil)
        #expect(forecast.hours[7].conditions.precipitation.kind == .rain)
        #expect(forecast.days.map(\.day.description) == ["2026-10-25", "2026-10-26"])
    }

    @Test("a day without sunrise, and one without sunset")
    func polar() throws {
        let summer = try Forecast(reading: try OwnPayloads.bytes("openmeteo_longyearbyen_midnight_sun.json"))
        #expect(summer.days.map(\.sun) == [.polarDay, .polarDay])
        let winter = try Forecast(reading: try OwnPayloads.bytes("openmeteo_longyearbyen_polar_night.json"))
        #expect(winter.days.map(\.sun) == [.polarNight, .polarNight])
        #expect(winter.current?.conditions.windDirectionDegrees == 0)
        #expect(winter.days[1].precipitation.snowfall == (try SnowDepth(12.6, .centimeters)))
    }

    @Test(
        "the sun by its two times, and 1970 where an old response had none",
        arguments: [
            ("2026-02-06T07:00", "2026-02-06T17:00", "rises and sets"),
            ("2026-02-06T00:00", "2026-02-07T00:00", "polar day"),
            ("2026-02-06T00:00", "2026-02-06T23:59", "polar day"),
            ("2026-02-06T00:00", "2026-02-06T23:58", "rises and sets"),
            ("2026-02-06T12:00", "2026-02-06T12:00", "polar night"),
            ("1970-01-01T00:00", "1970-01-01T00:00", "unknown"),
        ])
    func sun(sunrise: String, sunset: String, wanted: String) throws {
        // Some hours from UTC, so that the times of 1970 are not the instant 0.
        let document = """
            {"utc_offset_seconds": -18000, "timezone": "America/New_York", "daily_units": {"temperature_2m_max": "°C"},
             "daily": {"time": ["2026-02-06"], "temperature_2m_max": [1], "sunrise": ["\(sunrise)"], "sunset": ["\(sunset)"]}}
            """
        let name: String =
            switch try Forecast(reading: document.utf8).days[0].sun {
            case .risesAndSets: "rises and sets"
            case .rises: "rises"
            case .sets: "sets"
            case .polarDay: "polar day"
            case .polarNight: "polar night"
            case nil: "unknown"
            }
        #expect(name == wanted)
    }

    @Test(
        "rain, snow and what lies between, by the weather code",
        arguments: [
            (0, nil), (3, nil), (45, nil), (48, nil), (50, nil), (51, .rain), (53, .rain), (55, .rain),
            (56, .freezingRain),
            (57, .freezingRain), (61, .rain), (63, .rain), (65, .rain), (66, .freezingRain), (67, .freezingRain),
            (68, nil), (71, .snow),
            (73, .snow), (75, .snow), (77, .snow), (78, nil), (80, .rain), (81, .rain), (82, .rain), (83, nil),
            (85, .snow), (86, .snow), (87, nil), (95, .rain), (96, .rain), (99, .rain),
        ] as [(Int, PrecipitationKind?)])
    func kinds(code: Int, kind: PrecipitationKind?) throws {
        let document = """
            {"utc_offset_seconds": 0, "timezone": "GMT", "current_units": {"temperature_2m": "°C"},
             "current": {"time": "2026-01-01T00:00", "temperature_2m": 1, "weather_code": \(code)}}
            """
        #expect(try Forecast(reading: document.utf8).current?.conditions.precipitation.kind == kind)
    }
}
