import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// What weather can have, and what is a mistake: at the borders, each value left out has its fault.
@Suite("Ranges of a forecast's values")
struct ForecastRangeTests {
    /// The current block of Open-Meteo with one variable, in a unit of the service's.
    private func current(_ name: String, _ value: String, _ unit: String) throws -> Forecast {
        try Forecast.read(
            """
            {"utc_offset_seconds": 0, "timezone": "GMT", "current_units": {"\(name)": "\(unit)"},
             "current": {"time": "2026-01-01T00:00", "\(name)": \(value)}}
            """.utf8)
    }

    private func isRead(_ name: String, _ value: String, _ unit: String) throws -> Bool {
        let forecast = try current(name, value, unit)
        let conditions = try #require(forecast.current?.conditions)
        let isPresent = [
            conditions.temperature != nil, conditions.wind != nil, conditions.pressure != nil,
            conditions.humidity != nil,
            conditions.visibility != nil, conditions.uvIndex != nil, conditions.windDirectionDegrees != nil,
            conditions.precipitation.chance != nil, conditions.precipitation.amount != nil,
            conditions.precipitation.snowfall != nil, conditions.isDay != nil,
        ].contains(true)
        #expect(forecast.faults.map(\.path) == (isPresent ? [] : ["$.current.\(name)"]))
        return isPresent
    }

    @Test(
        "a value at its border is read, one beyond it is not",
        arguments: [
            ("temperature_2m", "°C", "-273.15", "-273.16"), ("temperature_2m", "°C", "1000", "1000.1"),
            ("temperature_2m", "°F", "-459.67", "-459.68"), ("temperature_2m", "°F", "1000", "1001"),
            ("wind_speed_10m", "km/h", "0", "-0.1"), ("wind_speed_10m", "km/h", "2000", "2001"),
            ("pressure_msl", "hPa", "1", "0.9"), ("pressure_msl", "hPa", "2000", "2001"),
            ("relative_humidity_2m", "%", "100", "100.5"), ("precipitation_probability", "%", "100", "101"),
            ("precipitation", "mm", "10000", "10001"), ("snowfall", "cm", "0", "-1"),
            ("visibility", "m", "10000000", "10000001"), ("uv_index", "", "100", "101"),
            ("wind_direction_10m", "°", "360", "361"), ("is_day", "", "1", "2"),
        ])
    func border(name: String, unit: String, inside: String, outside: String) throws {
        #expect(try isRead(name, inside, unit))
        #expect(try !isRead(name, outside, unit))
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
        let missing = try Forecast.read(
            "{\"utc_offset_seconds\": 0, \"current\": {\"time\": \"2026-01-01T00:00\", \"wind_speed_10m\": 5}}".utf8)
        #expect(
            missing.faults.map(\.description) == [
                "$.current.wind_speed_10m: no unit, expected one of km/h, mp/h, m/s, kn"
            ])
    }
}
