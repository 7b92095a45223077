// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textFr: String {
        switch self {
        case .feelsLikeTitle: "Ressenti"  // felt
        case .windTitle: "Vent"  // wind
        case .humidityTitle: "Humidité"  // humidity
        case .dewPointTitle: "Point de rosée"  // point of dew
        case .pressureTitle: "Pression"  // pressure
        case .visibilityTitle: "Visibilité"  // visibility
        case .uvIndexTitle: "Indice UV"  // index UV
        case .precipitationTitle: "Pluie"  // rain
        case .sunriseTitle: "Lever du soleil"  // rising of the sun
        case .sunsetTitle: "Coucher du soleil"  // going to bed of the sun
        case .pressureLow: "Basse"  // low
        case .pressureNormal: "Normale"  // normal
        case .pressureHigh: "Haute"  // high
        case .pressureLowInFull: "Pression basse"  // low pressure
        case .pressureNormalInFull: "Pression normale"  // normal pressure
        case .pressureHighInFull: "Haute pression"  // high pressure
        case .pressureFallingFast: "En forte baisse"  // in strong decrease
        case .pressureFalling: "En baisse"  // in decrease
        case .pressureSteady: "Stable"  // stable
        case .pressureRising: "En hausse"  // in increase
        case .pressureRisingFast: "En forte hausse"  // in strong increase
        case .pressureFallingFastInFull: "En forte baisse"  // in strong decrease
        case .pressureRisingFastInFull: "En forte hausse"  // in strong increase
        case .pressureLine: "%@, %@."
        case .rain: "Pluie"  // rain
        case .snow: "Neige"  // snow
        case .noRain: "Aucune pluie prévue"  // no rain foreseen
        case .timedPrecipitation: "%@ %@"
        case .chanceOfPrecipitation: "Probabilité de précipitations"  // probability of precipitation
        case .alert: "Alerte"  // alert
        case .polarNight: "Nuit polaire"  // polar night
        case .polarDay: "Jour polaire"  // polar day
        case .noSunrise: "Le soleil ne se lève pas aujourd’hui."  // The sun does not rise today.
        case .noSunset: "Le soleil ne se couche pas aujourd’hui."  // The sun does not go to bed today.
        }
    }
}
