import WeatherFormat

/// The stat cards, in the order in which they stand.
///
/// A new case does not compile until it has a title and its widest strings; a test fails until the widths of its slots
/// have been read.
public enum WeatherCard: String, Sendable, Hashable, Codable, CaseIterable {
    /// The temperature as it feels.
    case feelsLike
    /// The wind, and where it comes from.
    case wind
    /// The relative humidity.
    case humidity
    /// The dew point.
    case dewPoint
    /// The pressure, and how it moves.
    case pressure
    /// How far one sees.
    case visibility
    /// The UV index.
    case uvIndex
    /// What falls today, and when it begins.
    case precipitation
    /// When the sun rises.
    case sunrise
    /// When the sun sets.
    case sunset

    /// The word of its title.
    package var title: ForecastWord {
        switch self {
        case .feelsLike: .feelsLikeTitle
        case .wind: .windTitle
        case .humidity: .humidityTitle
        case .dewPoint: .dewPointTitle
        case .pressure: .pressureTitle
        case .visibility: .visibilityTitle
        case .uvIndex: .uvIndexTitle
        case .precipitation: .precipitationTitle
        case .sunrise: .sunriseTitle
        case .sunset: .sunsetTitle
        }
    }
}
