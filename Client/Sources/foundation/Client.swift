import Foundation
import WeatherFormat
import WeatherFormatFoundation

/// Writes a measurement of Foundation's.
@main
struct Client {
    static func main() throws {
        let wind = try WindSpeed(Measurement(value: 12, unit: UnitSpeed.kilometersPerHour))
        let text = try UnitFormatter(language: .tr).string(wind)
        guard text == "12km/sa" else { throw CocoaError(.featureUnsupported) }
        print("foundation: \(text)")
    }
}
