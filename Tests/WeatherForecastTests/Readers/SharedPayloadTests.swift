import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Real payloads are read", .enabled(if: SharedPayloads.areHere, "the folder shared/payloads is not here"))
struct SharedPayloadTests {
    @Test("each without a fault", arguments: SharedPayloads.forecastNames)
    func read(name: String) throws {
        let forecast = try Forecast(reading: try SharedPayloads.bytes(name))
        #expect(forecast.faults == [])
        #expect(!forecast.hours.isEmpty)
    }

    /// Whoever teaches one of these services to be read takes its name out of the list of the unread.
    @Test("other services are refused", arguments: SharedPayloads.unreadNames)
    func unread(name: String) throws {
        let bytes = try SharedPayloads.bytes(name)
        #expect(throws: ForecastError.self) { try Forecast(reading: bytes) }
    }

    @Test("the points response gives an NWS forecast its zone")
    func points() throws {
        let document = try SharedPayloads.bytes("nws_hourly_washingtondc_si_2026-02-06.json")
        let points = try SharedPayloads.bytes("nws_points_washingtondc_2026-02-06.json")
        #expect(try Forecast(reading: document).zone?.identifier == "GMT-05:00")
        #expect(try Forecast(reading: document, points: points).zone?.identifier == "America/New_York")
    }

    @Test("every value is in the unit that the document names")
    func units() throws {
        let toronto = try Forecast(reading: try SharedPayloads.bytes("openmeteo_toronto_imperial_iso_2026-03-05.json"))
        #expect(toronto.current?.conditions.temperature == (try Temperature(32.6, .fahrenheit)))
        #expect(toronto.current?.conditions.gust == (try WindSpeed(33.3, .milesPerHour)))
        #expect(toronto.days[3].precipitation.amount == (try PrecipitationAmount(1.52, .inches)))
        let pirate = try Forecast(reading: try SharedPayloads.bytes("pirate_newyork_si_alerts_2026-02-06.json"))
        #expect(pirate.current?.conditions.wind == Wind(try WindSpeed(2.32, .metersPerSecond)))
        #expect(pirate.days[7].precipitation.snowfall == (try SnowDepth(4.0291, .centimeters)))
        #expect(pirate.alerts.map(\.title) == ["Extreme Cold Warning", "Wind Advisory"])
    }
}
