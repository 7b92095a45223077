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
        case .wintryMix: "Pluie et neige"  // rain and snow
        case .freezingRain: "Pluie verglaçante"  // rain that glazes
        case .precipitation: "Précipitations"  // precipitation
        case .noRain: "Aucune pluie prévue"  // no rain foreseen
        case .noPrecipitation: "Pas de précipitations"  // no precipitation
        case .timedPrecipitation: "%@ dès %@"  // %@ as early as %@
        case .timedPrecipitationAtOne: "%@ dès %@"  // %@ as early as %@
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "Calme"  // calm
        case .high: "maximale %@"  // greatest %@
        case .low: "minimale %@"  // least %@
        case .chanceOfPrecipitation: "Probabilité de précipitations"  // probability of precipitation
        case .alert: "Alerte"  // alert
        case .until: "jusqu’au %@"  // until the %@
        case .from: "à partir du %@"  // beginning from the %@
        case .polarNight: "Nuit polaire"  // polar night
        case .polarDay: "Jour polaire"  // polar day
        case .noSunrise: "Le soleil ne se lève pas aujourd’hui."  // The sun does not rise today.
        case .noSunset: "Le soleil ne se couche pas aujourd’hui."  // The sun does not go to bed today.
        case .noSunriseThatDay: "Le soleil ne se lève pas."  // The sun does not rise.
        case .noSunsetThatDay: "Le soleil ne se couche pas."  // The sun does not go to bed.
        }
    }
}
