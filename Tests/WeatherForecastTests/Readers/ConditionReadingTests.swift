import Foundation
import Testing

@testable import WeatherForecast

/// What the readers make of the codes of documents.
@Suite struct ConditionReadingTests {
    private func openMeteo(hourly codes: String, current: String = "3") throws -> Forecast {
        try Forecast(
            reading: Data(
                """
                {"latitude": 52.5, "longitude": 13.4, "utc_offset_seconds": 0, "timezone": "UTC",
                 "current_units": {"temperature_2m": "°C"},
                 "current": {"time": "2026-03-02T00:00", "temperature_2m": 4, "weather_code": \(current)},
                 "hourly_units": {"temperature_2m": "°C"},
                 "hourly": {"time": ["2026-03-02T00:00", "2026-03-02T01:00", "2026-03-02T02:00", "2026-03-02T03:00"],
                            "temperature_2m": [4, 4, 4, 4], "weather_code": [\(codes)]}}
                """.utf8))
    }

    /// What falls moves to the hour in which it falls, as its amount does; the sky stays at its time.
    @Test func openMeteosHours() throws {
        let forecast = try openMeteo(hourly: "0, 61, 61, 2")
        #expect(forecast.hours.map(\.conditions.condition) == [.lightRain, .lightRain, .partlyCloudy, .partlyCloudy])
        #expect(forecast.hours.map(\.conditions.precipitation.kind) == [.rain, .rain, nil, nil])
        #expect(forecast.current?.conditions.condition == .overcast)
        #expect(forecast.faults == [])
    }

    /// A code that the service does not document, one that is none, one as text.
    @Test func openMeteosBadCodes() throws {
        let forecast = try openMeteo(hourly: "0, 60, \"3\", \"rain\"", current: "61.5")
        #expect(forecast.hours.map(\.conditions.condition) == [.clear, .overcast, .overcast, nil])
        #expect(forecast.current?.conditions.condition == nil)
        #expect(
            forecast.faults.map(\.path)
                == ["$.current.weather_code", "$.hourly.weather_code[1]", "$.hourly.weather_code[3]"])
        #expect(forecast.faults.map(\.found) == ["61.5", "60", "\"rain\""])
    }

    /// A document of codes alone says what the weather is.
    @Test func codesAlone() throws {
        let document = """
            {"utc_offset_seconds": 0, "timezone": "UTC", "current": {"time": 0, "weather_code": 71},
             "daily": {"time": [0], "weather_code": [80]}}
            """
        let forecast = try Forecast(reading: document.utf8)
        #expect(forecast.current?.conditions.condition == .lightSnow)
        #expect(forecast.days.map(\.condition) == [.lightShowers])
    }

    private func metNorway(_ symbol: String) throws -> Forecast {
        try Forecast(
            reading: Data(
                """
                {"type": "Feature", "properties": {"meta": {"updated_at": "2026-03-02T00:00:00Z"}, "timeseries": [
                  {"time": "2026-03-02T00:00:00Z", "data": {
                    "instant": {"details": {"air_temperature": 1}},
                    "next_1_hours": {"summary": {"symbol_code": \(symbol)}, "details": {"precipitation_amount": 1}}}}]}}
                """.utf8))
    }

    @Test func metNorwaysSymbols() throws {
        let forecast = try metNorway("\"lightssleetshowersandthunder_night\"")
        let conditions = try #require(forecast.hours.first?.conditions)
        #expect(conditions.condition == .sleetAndThunder)
        #expect(conditions.precipitation.kind == .mixed)
        #expect(conditions.isDay == false)
        #expect(forecast.faults == [])
    }

    @Test(arguments: ["\"drizzle\"", "\"rain_dawn\"", "\"\"", "12", "[]"])
    func metNorwaysUnknownSymbols(symbol: String) throws {
        let forecast = try metNorway(symbol)
        #expect(forecast.hours.first?.conditions.condition == nil)
        #expect(forecast.hours.first?.conditions.precipitation.amount != nil)
        #expect(forecast.faults.map(\.expected) == ["a symbol code such as lightrain"])
    }

    private func pirate(_ icon: String) throws -> Forecast {
        try Forecast(
            reading: Data(
                """
                {"latitude": 1, "longitude": 1, "timezone": "UTC", "offset": 0, "flags": {"units": "si"},
                 "currently": {"time": 1772409600, "temperature": 3, "icon": \(icon), "precipType": "snow"}}
                """.utf8))
    }

    /// The icon says what the weather is, the kind what falls: where they disagree, each stands as it is.
    @Test func piratesIcons() throws {
        let forecast = try pirate("\"clear-night\"")
        #expect(forecast.current?.conditions.condition == .clear)
        #expect(forecast.current?.conditions.isDay == false)
        #expect(forecast.current?.conditions.precipitation.kind == .snow)
        let none = try pirate("\"none\"")
        #expect(none.current?.conditions.condition == nil)
        #expect(none.faults == [])
        #expect(try pirate("\"sharknado\"").faults.map(\.path) == ["$.currently.icon"])
    }

    /// A day in half days is as its daytime, whichever comes first; a night alone is its own.
    @Test func nationalWeatherServicesDays() throws {
        func period(_ start: String, _ end: String, _ icon: String) -> String {
            """
            {"startTime": "2026-03-\(start):00:00+00:00", "endTime": "2026-03-\(end):00:00+00:00", "temperature": 40,
             "temperatureUnit": "F", "isDaytime": \(icon.hasPrefix("day")),
             "icon": "https://api.weather.gov/icons/land/\(icon)?size=medium"}
            """
        }
        let periods = [
            period("02T18", "03T06", "night/snow"), period("03T06", "03T18", "day/skc/rain,30"),
            period("03T18", "04T06", "night/fog"), period("04T06", "04T18", "day/sunny"),
        ].joined(separator: ",")
        let forecast = try Forecast(
            reading: Data("{\"type\": \"Feature\", \"properties\": {\"periods\": [\(periods)]}}".utf8))
        #expect(forecast.days.map(\.condition) == [.snow, .rain, nil])
        #expect(forecast.faults.map(\.path) == ["$.properties.periods[3].icon"])
    }
}
