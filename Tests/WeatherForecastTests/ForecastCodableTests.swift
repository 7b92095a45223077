import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// A forecast that was stored comes back as it was, whatever service it came from.
@Suite struct ForecastCodableTests {
    @Test(arguments: OwnPayloads.names) func everyPayload(name: String) throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes(name))
        let stored = try JSONEncoder().encode(forecast)
        #expect(try JSONDecoder().decode(Forecast.self, from: stored) == forecast)
    }

    @Test func everySun() throws {
        let (sunrise, sunset) = (Date(timeIntervalSince1970: 1000), Date(timeIntervalSince1970: 2000))
        for sun in [
            SunEvents.risesAndSets(sunrise: sunrise, sunset: sunset), .rises(sunrise), .sets(sunset), .polarDay,
            .polarNight,
        ] {
            #expect(try JSONDecoder().decode(SunEvents.self, from: try JSONEncoder().encode(sun)) == sun)
        }
    }

    @Test func settings() throws {
        var units = ForecastUnits(.metric)
        for (wind, name) in [(ForecastUnits.WindUnit.speed(.metersPerSecond), "m\\/s"), (.beaufort, "bft")] {
            units.wind = wind
            let settings = ForecastViewSettings(
                language: .nb, hourCycle: .twentyFourHour, zone: try ZoneID("Europe/Oslo"), unitSystem: .metric,
                units: units)
            let stored = try JSONEncoder().encode(settings)
            #expect(String(decoding: stored, as: UTF8.self).contains("\"wind\":\"\(name)\""))
            #expect(try JSONDecoder().decode(ForecastViewSettings.self, from: stored) == settings)
        }
        #expect(throws: WeatherFormatError.unitMismatch(from: "hPa", to: "mph")) {
            try JSONDecoder().decode(ForecastUnits.WindUnit.self, from: Data("\"hPa\"".utf8))
        }
    }
}
