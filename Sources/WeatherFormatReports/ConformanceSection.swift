import WeatherForecast
import WeatherFormat

/// The seven parts of a conformance report.
package enum ConformanceSection: String, Sendable, Hashable, CaseIterable, Codable {
    case wind = "WIND"
    case visibility = "VISIBILITY"
    case pressure = "PRESSURE"
    case precipitation = "PRECIP"
    case temperature = "TEMP"
    case percent = "PERCENT"
    case durations = "DURATIONS"
}
