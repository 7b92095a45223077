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

    /// Settings have a voice, and those that were stored before there were two are of the house.
    @Test func settingsHaveAVoice() throws {
        let native = ForecastViewSettings(
            language: .de, hourCycle: .twentyFourHour, zone: .utc, unitSystem: .metric, voice: .native)
        let stored = try JSONEncoder().encode(native)
        #expect(try JSONDecoder().decode(ForecastViewSettings.self, from: stored) == native)
        let text = String(decoding: stored, as: UTF8.self)
        #expect(text.contains("\"voice\":\"native\""))
        let old = text.replacing("\"voice\":\"native\",", with: "").replacing(",\"voice\":\"native\"", with: "")
        #expect(!old.contains("voice"))
        let read = try JSONDecoder().decode(ForecastViewSettings.self, from: Data(old.utf8))
        #expect(read.voice == .house)
        #expect(throws: DecodingError.self) {
            let posh = Data(text.replacing("native", with: "posh").utf8)
            _ = try JSONDecoder().decode(ForecastViewSettings.self, from: posh)
        }
    }
}
