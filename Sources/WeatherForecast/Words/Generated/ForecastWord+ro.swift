// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textRo: String {
        switch self {
        case .feelsLikeTitle: "Se simte ca"  // is felt as
        case .windTitle: "Vânt"  // wind
        case .humidityTitle: "Umiditate"  // humidity
        case .dewPointTitle: "Punct de rouă"  // point of dew
        case .pressureTitle: "Presiune"  // pressure
        case .visibilityTitle: "Vizibilitate"  // visibility
        case .uvIndexTitle: "Indice UV"  // index UV
        case .precipitationTitle: "Ploaie"  // rain
        case .sunriseTitle: "Răsărit"  // rising
        case .sunsetTitle: "Apus"  // setting
        case .pressureLow: "Joasă"  // low
        case .pressureNormal: "Normală"  // normal
        case .pressureHigh: "Ridicată"  // raised
        case .pressureLowInFull: "Presiune joasă"  // low pressure
        case .pressureNormalInFull: "Presiune normală"  // normal pressure
        case .pressureHighInFull: "Presiune ridicată"  // raised pressure
        case .pressureFallingFast: "Scade rapid"  // decreases rapidly
        case .pressureFalling: "Scade"  // decreases
        case .pressureSteady: "Stabilă"  // stable
        case .pressureRising: "Crește"  // grows
        case .pressureRisingFast: "Crește rapid"  // grows rapidly
        case .pressureFallingFastInFull: "Scade rapid"  // decreases rapidly
        case .pressureRisingFastInFull: "Crește rapid"  // grows rapidly
        case .pressureLine: "%@, %@."
        case .rain: "Ploaie"  // rain
        case .snow: "Ninsoare"  // snowfall
        case .wintryMix: "Lapoviță"  // sleet
        case .freezingRain: "Ploaie înghețată"  // frozen rain
        case .precipitation: "Precipitații"  // precipitation
        case .noRain: "Nu se așteaptă ploaie"  // rain is not expected
        case .noPrecipitation: "Fără precipitații"  // without precipitation
        case .timedPrecipitation: "%@ de la %@"  // %@ from the %@
        case .timedPrecipitationAtOne: "%@ de la %@"  // %@ from the %@
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "Calm"  // calm
        case .high: "maxima %@"  // the greatest %@
        case .low: "minima %@"  // the least %@
        case .chanceOfPrecipitation: "Probabilitate de precipitații"  // probability of precipitation
        case .alert: "Avertizare"  // warning
        case .until: "până %@"  // until %@
        case .from: "de %@"  // from %@
        case .polarNight: "Noapte polară"  // polar night
        case .polarDay: "Zi polară"  // polar day
        case .noSunrise: "Soarele nu răsare astăzi."  // The sun does not rise today.
        case .noSunset: "Soarele nu apune astăzi."  // The sun does not set today.
        case .noSunriseThatDay: "Soarele nu răsare."  // The sun does not rise.
        case .noSunsetThatDay: "Soarele nu apune."  // The sun does not set.
        }
    }
}
