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

    @Test("OpenWeather's own numbers show its units, and its days are the sums of its hours")
    func oneCall() throws {
        let bytes = try SharedPayloads.bytes("owm_onecall_newyork_metric_2026-02-06.json")
        let forecast = try Forecast(reading: bytes)
        #expect(forecast.service == .openWeather && forecast.zone?.identifier == "America/New_York")
        #expect(forecast.current?.conditions.temperature == (try Temperature(-0.27, .celsius)))
        #expect(forecast.current?.conditions.wind == Wind(try WindSpeed(3.09, .metersPerSecond)))
        #expect(forecast.days[5].precipitation.amount == (try PrecipitationAmount(6.55, .millimeters)))
        #expect(forecast.days[5].precipitation.kind == .mixed)
        #expect(forecast.current?.conditions.condition == .mostlyCloudy)
        #expect(forecast.hours.allSatisfy { $0.conditions.condition != nil })
        #expect(forecast.days.allSatisfy { $0.condition != nil })
        let clock = LocalClock(zone: try #require(forecast.zone))
        let today = try forecast.hours.filter { try clock.day(at: $0.start) == forecast.days[0].day }
        let sum = today.reduce(0) { $0 + ($1.conditions.precipitation.amount?.value ?? 0) }
        #expect(abs(sum - 0.69) < 0.001 && forecast.days[0].precipitation.amount?.value == 0.69)
        // Whoever names other units than the numbers have is told so.
        let named = try Forecast(reading: bytes, sourceUnits: .imperial)
        #expect(named.faults.map(\.path) == ["$.current.temp"])
        #expect(named.current == forecast.current)
    }

    @Test("WeatherKit's days have the zone's offset, and are the sums of its hours")
    func weatherKit() throws {
        let forecast = try Forecast(reading: try SharedPayloads.bytes("weatherkit_newyork_full_2022-07-05.json"))
        #expect(forecast.service == .weatherKit && forecast.zone?.identifier == "GMT-04:00")
        #expect(forecast.days.map(\.day.description).first == "2022-07-05" && forecast.days.count == 10)
        #expect(forecast.current?.conditions.gust == (try WindSpeed(35.9, .kilometersPerHour)))
        #expect(forecast.current?.conditions.condition == .mostlyCloudy)
        #expect(forecast.hours.allSatisfy { $0.conditions.condition != nil })
        #expect(forecast.days.allSatisfy { $0.condition != nil })
        #expect(forecast.minutes.count == 78 && forecast.minutes.last?.rate?.value == 0.24)
        let clock = LocalClock(zone: try #require(forecast.zone))
        let today = try forecast.hours.filter { try clock.day(at: $0.start) == forecast.days[0].day }
        let sum = today.reduce(0) { $0 + ($1.conditions.precipitation.amount?.value ?? 0) }
        #expect(abs(sum - 2.83) < 0.02 && forecast.days[0].precipitation.amount?.value == 2.83)
    }
}
