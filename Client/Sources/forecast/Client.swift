import Foundation
import WeatherForecast
import WeatherFormat

/// Reads a service's answer and draws the screen of it.
@main
struct Client {
    static let document = """
        {"latitude": 52.52, "longitude": 13.42, "utc_offset_seconds": 7200, "timezone": "Europe/Berlin",
         "hourly_units": {"time": "unixtime", "temperature_2m": "°C"},
         "hourly": {"time": [1786806000, 1786809600], "temperature_2m": [21.4, 20.6]}}
        """

    static func main() throws {
        let forecast = try Forecast(reading: Data(document.utf8))
        let settings = ForecastViewSettings(
            language: .de, hourCycle: .twentyFourHour, zone: try ZoneID("Europe/Berlin"), unitSystem: .metric)
        let view = try ForecastView(forecast, settings, now: Date(timeIntervalSince1970: 1_786_806_000))
        let columns = view.strip.columns.map { "\($0.hour) \($0.temperature ?? "")" }
        let json = try JSONEncoder().encode(view)
        guard columns == ["17:00 21°", "18:00 21°"], json.count > 100 else { throw CocoaError(.featureUnsupported) }
        print("forecast: \(columns.joined(separator: ", "))")
    }
}
