// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textIt: String {
        switch self {
        case .feelsLikeTitle: "Percepita"  // perceived
        case .windTitle: "Vento"  // wind
        case .humidityTitle: "Umidità"  // humidity
        case .dewPointTitle: "Punto di rugiada"  // point of dew
        case .pressureTitle: "Pressione"  // pressure
        case .visibilityTitle: "Visibilità"  // visibility
        case .uvIndexTitle: "Indice UV"  // index UV
        case .precipitationTitle: "Pioggia"  // rain
        case .sunriseTitle: "Alba"  // dawn
        case .sunsetTitle: "Tramonto"  // sunset
        case .pressureLow: "Bassa"  // low
        case .pressureNormal: "Normale"  // normal
        case .pressureHigh: "Alta"  // high
        case .pressureLowInFull: "Pressione bassa"  // low pressure
        case .pressureNormalInFull: "Pressione normale"  // normal pressure
        case .pressureHighInFull: "Alta pressione"  // high pressure
        case .pressureFallingFast: "Rapido calo"  // rapid decrease
        case .pressureFalling: "In calo"  // in decrease
        case .pressureSteady: "Stabile"  // stable
        case .pressureRising: "In aumento"  // in increase
        case .pressureRisingFast: "Rapido aumento"  // rapid increase
        case .pressureFallingFastInFull: "In rapido calo"  // in rapid decrease
        case .pressureRisingFastInFull: "In rapido aumento"  // in rapid increase
        case .pressureLine: "%@, %@"
        case .rain: "Pioggia"  // rain
        case .snow: "Neve"  // snow
        case .wintryMix: "Pioggia mista a neve"  // rain mixed with snow
        case .freezingRain: "Pioggia gelata"  // frozen rain
        case .precipitation: "Precipitazioni"  // precipitation
        case .noRain: "Niente pioggia"  // nothing of rain
        case .noPrecipitation: "Nessuna precipitazione"  // no precipitation
        case .timedPrecipitation: "%@ dalle %@"  // %@ from the %@
        case .timedPrecipitationAtOne: "%@ dall’%@"  // %@ from the %@, of one
        case .amountOfPrecipitation: "%1$@ di %2$@"  // %1$@ of %2$@
        case .calm: "Calma"  // calm
        case .high: "massima %@"  // greatest %@
        case .low: "minima %@"  // least %@
        case .chanceOfPrecipitation: "Probabilità di precipitazioni"  // probability of precipitation
        case .alert: "Allerta"  // alert
        case .until: "fino a %@"  // until %@
        case .from: "da %@"  // from %@
        case .polarNight: "Notte polare"  // polar night
        case .polarDay: "Giorno polare"  // polar day
        case .noSunrise: "Il sole non sorge."  // The sun does not rise.
        case .noSunset: "Il sole non tramonta."  // The sun does not set.
        case .noSunriseThatDay: "Il sole non sorge."  // The sun does not rise.
        case .noSunsetThatDay: "Il sole non tramonta."  // The sun does not set.
        }
    }
}
