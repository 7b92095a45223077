import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("MET Norway")
struct METNorwayStepTests {
    private func forecast(_ data: String, meta: String = "{}") throws -> Forecast {
        try Forecast(
            reading: """
                {"properties": {"meta": \(meta), "timeseries": [{"time": "2026-02-06T21:00:00Z", "data": \(data)}]}}
                """.utf8)
    }

    @Test("a document without a table has the documented units, one with it has its own")
    func units() throws {
        let details = """
            {"instant": {"details": {"air_temperature": -3, "wind_speed": 10, "air_pressure_at_sea_level": 1000}},
             "next_1_hours": {"details": {"precipitation_amount": 2}}}
            """
        let conditions = try forecast(details).hours[0].conditions
        #expect(conditions.temperature == (try Temperature(-3, .celsius)))
        #expect(conditions.wind == Wind(try WindSpeed(10, .metersPerSecond)))
        #expect(conditions.pressure == (try Pressure(1000, .hectopascals)))
        #expect(conditions.precipitation.amount == (try PrecipitationAmount(2, .millimeters)))
        let named = try forecast(
            details, meta: "{\"units\": {\"wind_speed\": \"km/h\", \"air_temperature\": \"fahrenheit\"}}")
        #expect(named.hours[0].conditions.wind == Wind(try WindSpeed(10, .kilometersPerHour)))
        #expect(named.hours[0].conditions.temperature == (try Temperature(-3, .fahrenheit)))
    }

    @Test("what falls is that of the next hour, else of six, else of twelve", arguments: [1, 6, 12])
    func ahead(hours: Int) throws {
        let data = """
            {"next_\(hours)_hours": {"summary": {"symbol_code": "rain"}, "details": {"probability_of_precipitation": 40}}}
            """
        let precipitation = try forecast(data).hours[0].conditions.precipitation
        #expect(precipitation.kind == .rain)
        #expect(precipitation.chance == (try PrecipChance(percent: 40)))
    }

    @Test(
        "the symbol names what falls",
        arguments: [
            ("clearsky_day", nil), ("fog", nil), ("cloudy", nil), ("rain", .rain), ("lightrainshowers_night", .rain),
            ("heavyrainandthunder", .rain), ("snow", .snow), ("heavysnowshowersandthunder_polartwilight", .snow),
            ("lightsleet", .mixed), ("sleetshowersandthunder_day", .mixed),
        ] as [(String, PrecipitationKind?)])
    func kinds(code: String, kind: PrecipitationKind?) throws {
        let data = """
            {"instant": {"details": {"air_temperature": 1}}, "next_1_hours": {"summary": {"symbol_code": "\(code)"}}}
            """
        #expect(try forecast(data).hours[0].conditions.precipitation.kind == kind)
    }
}
