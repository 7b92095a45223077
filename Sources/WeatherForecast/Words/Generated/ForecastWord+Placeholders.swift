// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    /// How many values the word has a place for; 0 where it is no template.
    public var placeholders: Int {
        switch self {
        case .feelsLikeTitle: 0
        case .windTitle: 0
        case .humidityTitle: 0
        case .dewPointTitle: 0
        case .pressureTitle: 0
        case .visibilityTitle: 0
        case .uvIndexTitle: 0
        case .precipitationTitle: 0
        case .sunriseTitle: 0
        case .sunsetTitle: 0
        case .pressureLow: 0
        case .pressureNormal: 0
        case .pressureHigh: 0
        case .pressureLowInFull: 0
        case .pressureNormalInFull: 0
        case .pressureHighInFull: 0
        case .pressureFallingFast: 0
        case .pressureFalling: 0
        case .pressureSteady: 0
        case .pressureRising: 0
        case .pressureRisingFast: 0
        case .pressureFallingFastInFull: 0
        case .pressureRisingFastInFull: 0
        case .pressureLine: 2
        case .rain: 0
        case .snow: 0
        case .wintryMix: 0
        case .freezingRain: 0
        case .precipitation: 0
        case .noRain: 0
        case .noPrecipitation: 0
        case .timedPrecipitation: 2
        case .timedPrecipitationAtOne: 2
        case .amountOfPrecipitation: 2
        case .calm: 0
        case .high: 1
        case .low: 1
        case .chanceOfPrecipitation: 0
        case .alert: 0
        case .until: 1
        case .from: 1
        case .polarNight: 0
        case .polarDay: 0
        case .noSunrise: 0
        case .noSunset: 0
        case .noSunriseThatDay: 0
        case .noSunsetThatDay: 0
        }
    }
}
