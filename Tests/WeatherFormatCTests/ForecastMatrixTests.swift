import CWeatherFormat
import Foundation
import TestSupport
import Testing
import WeatherForecast
import WeatherFormat

@testable import WeatherFormatC

/// A forecast is in C what it is in Swift, in every language.
@Suite struct ForecastMatrixTests {
    private static let document = """
        {"latitude": 52.52, "longitude": 13.42, "utc_offset_seconds": 7200, "timezone": "Europe/Berlin",
         "hourly_units": {"time": "unixtime", "temperature_2m": "°C", "precipitation_probability": "%",
          "wind_speed_10m": "km/h"},
         "hourly": {"time": [1786806000, 1786809600, 1786813200], "temperature_2m": [21.4, 20.6, null],
          "precipitation_probability": [10, 45, 60], "wind_speed_10m": [12, 18, 31]}}
        """

    @Test(arguments: DateMatrixTests.tags)
    func everyString(tag: String) throws {
        let forecast = try Forecast(reading: Array(Self.document.utf8))
        var handle: OpaquePointer?
        try CLibrary.check { wfmt_forecast_read(Self.document, Self.document.utf8.count, nil, 0, 0, &handle, $0) }
        defer { _ = wfmt_forecast_free(handle) }
        let reader = try CReader(tag, voice: WFMT_VOICE_NATIVE)
        let settings = ForecastViewSettings(for: try ReaderTag(tag), zone: try ZoneID("Europe/Berlin"), voice: .native)
        let view = try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
        let text = try CLibrary.text(size: 100_000) {
            wfmt_forecast_json(handle, reader.handle, nil, $0, $1, $2, $3)
        }
        #expect(text == String(decoding: view.json(), as: UTF8.self))
    }

    /// Each setting is read, and reaches the strings.
    @Test func settings() throws {
        let forecast = try Forecast(reading: Array(Self.document.utf8))
        var handle: OpaquePointer?
        try CLibrary.check { wfmt_forecast_read(Self.document, Self.document.utf8.count, nil, 0, 0, &handle, $0) }
        defer { _ = wfmt_forecast_free(handle) }
        let reader = try CReader("en", clock: WFMT_CLOCK_12)
        let zone = try CZone("Asia/Tokyo")
        var given = wfmt_forecast_settings()
        try CLibrary.check { wfmt_forecast_settings_default(&given, $0) }
        given.zone = zone.handle
        given.now = 1_786_809_600
        given.visible_columns = 1
        given.units = Int32(WFMT_UNITS_UK)
        given.wind = Int32(WFMT_UNIT_BEAUFORT)
        given.temperature = Int32(WFMT_UNIT_FAHRENHEIT)
        var units = ForecastUnits(.uk)
        units.wind = .beaufort
        units.temperature = .fahrenheit
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: try ZoneID("Asia/Tokyo"), unitSystem: .uk, units: units,
            visibleColumns: 1)
        let view = try ForecastView(forecast, settings, now: Date(timeIntervalSince1970: 1_786_809_600))
        let text = try CLibrary.text(size: 100_000) {
            wfmt_forecast_json(handle, reader.handle, &given, $0, $1, $2, $3)
        }
        #expect(text == String(decoding: view.json(), as: UTF8.self))
    }
}
