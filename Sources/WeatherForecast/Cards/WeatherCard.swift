import WeatherFormat

/// The stat cards, in the order in which they stand.
///
/// A new case does not compile until it has a title and its widest strings; a test fails until the widths of its slots
/// have been read.
public enum WeatherCard: String, Sendable, Hashable, Codable, CaseIterable {
    case feelsLike, wind, humidity, dewPoint, pressure, visibility, uvIndex, precipitation, sunrise, sunset

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
