import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// What weather can have, and what is a mistake: at the borders, each value left out has its fault.
@Suite("Ranges of a forecast's values")
struct ForecastRangeTests {
    /// The current block of Open-Meteo with one variable beside the temperature, in a unit of the service's.
    private func current(_ name: String, _ value: String, _ unit: String) throws -> Forecast {
        try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT",
                 "current_units": {"apparent_temperature": "°C", "\(name)": "\(unit)"},
                 "current": {"time": "2026-01-01T00:00", "apparent_temperature": 1, "\(name)": \(value)}}
                """.utf8)
    }

    /// The same of a day.
    private func day(_ name: String, _ value: String, _ unit: String) throws -> Forecast {
        try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT",
                 "daily_units": {"wind_speed_10m_max": "km/h", "\(name)": "\(unit)"},
                 "daily": {"time": ["2026-01-01"], "wind_speed_10m_max": [1], "\(name)": [\(value)]}}
                """.utf8)
    }

    @Test(
        "of what stands in the current block",
        arguments: [
            ("dew_point_2m", "°C", "-120", "-120.1"), ("dew_point_2m", "°C", "40", "40.1"),
            ("temperature_2m", "°F", "140", "140.1"), ("relative_humidity_2m", "%", "100.4", "100.5"),
            ("is_day", "", "1", "2"), ("is_day", "", "0", "-1"), ("uv_index", "", "50", "51"),
            ("cloud_cover", "%", "0", "-1"), ("weather_code", "", "99", "100"),
        ])
    func current(name: String, unit: String, inside: String, outside: String) throws {
        #expect(try current(name, inside, unit).faults == [])
        #expect(try current(name, outside, unit).faults.map(\.path) == ["$.current.\(name)"])
    }

    @Test(
        "of a day",
        arguments: [
            ("precipitation_sum", "mm", "2000", "2001"), ("snowfall_sum", "cm", "300", "301"),
            ("snowfall_sum", "inch", "118", "119"), ("precipitation_probability_max", "%", "100", "101"),
            ("temperature_2m_max", "°C", "60", "60.1"), ("wind_gusts_10m_max", "km/h", "432", "433"),
        ])
    func day(name: String, unit: String, inside: String, outside: String) throws {
        #expect(try day(name, inside, unit).faults == [])
        #expect(try day(name, outside, unit).faults.map(\.path) == ["$.daily.\(name)[0]"])
    }

    @Test("a full circle is north, and the flag of the day is 0, 1, true or false")
    func circleAndFlag() throws {
        #expect(try current("wind_direction_10m", "360", "°").current?.conditions.windDirectionDegrees == 0)
        #expect(try current("wind_direction_10m", "359.5", "°").current?.conditions.windDirectionDegrees == 359.5)
        for (value, isDay) in [("0", false), ("1", true), ("true", true), ("false", false)] {
            #expect(try current("is_day", value, "").current?.conditions.isDay == isDay)
        }
    }

    @Test(
        "each spelling of a unit",
        arguments: [
            ("km/h", WindSpeed.Unit.kilometersPerHour), ("kmh", .kilometersPerHour), ("mp/h", .milesPerHour),
            ("mph", .milesPerHour), ("m/s", .metersPerSecond), ("ms", .metersPerSecond), ("kn", .knots), ("kt", .knots),
            ("kts", .knots), ("knots", .knots),
        ])
    func spellings(text: String, unit: WindSpeed.Unit) throws {
        #expect(try current("wind_speed_10m", "5", text).current?.conditions.wind?.low == WindSpeed(5, unit))
    }

    @Test("a unit that is not there, and one that nobody knows, are faults")
    func units() throws {
        let unknown = try current("wind_speed_10m", "5", "furlongs")
        #expect(
            unknown.faults.map(\.description) == [
                "$.current_units.wind_speed_10m: \"furlongs\", expected one of km/h, mp/h, m/s, kn"
            ])
        let missing = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT",
                 "current": {"time": "2026-01-01T00:00", "wind_speed_10m": 5, "uv_index": 1}}
                """.utf8)
        #expect(
            missing.faults.map(\.description) == [
                "$.current.wind_speed_10m: no unit, expected one of km/h, mp/h, m/s, kn"
            ])
    }
}
