// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textEn: String {
        switch self {
        case .feelsLikeTitle: "Feels like"
        case .windTitle: "Wind"
        case .humidityTitle: "Humidity"
        case .dewPointTitle: "Dew point"
        case .pressureTitle: "Pressure"
        case .visibilityTitle: "Visibility"
        case .uvIndexTitle: "UV index"
        case .precipitationTitle: "Rain"
        case .sunriseTitle: "Sunrise"
        case .sunsetTitle: "Sunset"
        case .pressureLow: "Low"
        case .pressureNormal: "Normal"
        case .pressureHigh: "High"
        case .pressureLowInFull: "Low pressure"
        case .pressureNormalInFull: "Normal pressure"
        case .pressureHighInFull: "High pressure"
        case .pressureFallingFast: "Falling fast"
        case .pressureFalling: "Falling"
        case .pressureSteady: "Steady"
        case .pressureRising: "Rising"
        case .pressureRisingFast: "Rising fast"
        case .pressureLine: "%@ and %@."
        case .rain: "Rain"
        case .snow: "Snow"
        case .noRain: "No rain expected"
        case .timedPrecipitation: "%@ %@"
        case .chanceOfRain: "Chance of rain"
        case .alert: "Alert"
        case .polarNight: "Polar night"
        case .polarDay: "Midnight sun"
        case .noSunrise: "The sun does not rise today."
        case .noSunset: "The sun does not set today."
        }
    }
}
