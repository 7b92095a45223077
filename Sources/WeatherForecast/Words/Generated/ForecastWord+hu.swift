// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textHu: String {
        switch self {
        case .feelsLikeTitle: "Hőérzet"  // sense of warmth
        case .windTitle: "Szél"  // wind
        case .humidityTitle: "Páratartalom"  // vapour content
        case .dewPointTitle: "Harmatpont"  // dew point
        case .pressureTitle: "Légnyomás"  // air pressure
        case .visibilityTitle: "Látótávolság"  // seeing distance
        case .uvIndexTitle: "UV-index"  // UV index
        case .precipitationTitle: "Eső"  // rain
        case .sunriseTitle: "Napkelte"  // rise of the sun
        case .sunsetTitle: "Napnyugta"  // rest of the sun
        case .pressureLow: "Alacsony"  // low
        case .pressureNormal: "Normál"  // normal
        case .pressureHigh: "Magas"  // high
        case .pressureLowInFull: "Alacsony légnyomás"  // low air pressure
        case .pressureNormalInFull: "Normál légnyomás"  // normal air pressure
        case .pressureHighInFull: "Magas légnyomás"  // high air pressure
        case .pressureFallingFast: "Gyorsan esik"  // quickly falls
        case .pressureFalling: "Esik"  // falls
        case .pressureSteady: "Stabil"  // stable
        case .pressureRising: "Nő"  // grows
        case .pressureRisingFast: "Gyorsan nő"  // quickly grows
        case .pressureFallingFastInFull: "Gyorsan esik"  // quickly falls
        case .pressureRisingFastInFull: "Gyorsan nő"  // quickly grows
        case .pressureLine: "%@, %@."
        case .rain: "Eső"  // rain
        case .snow: "Hó"  // snow
        case .wintryMix: "Havas eső"  // snowy rain
        case .freezingRain: "Ónos eső"  // leaden rain
        case .precipitation: "Csapadék"  // precipitation
        case .noRain: "Nem várható eső"  // rain is not to be expected
        case .noPrecipitation: "Nincs csapadék"  // there is no precipitation
        case .timedPrecipitation: "%@ %@-tól"  // %@ %@ from
        case .timedPrecipitationAtOne: "%@ %@-tól"  // %@ %@ from
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Szélcsend"  // wind silence
        case .high: "legmagasabb %@"  // highest %@
        case .low: "legalacsonyabb %@"  // lowest %@
        case .chanceOfPrecipitation: "Csapadék esélye"  // chance of precipitation
        case .alert: "Riasztás"  // alarm
        case .until: "%@-ig"  // %@ until
        case .from: "%@-tól"  // %@ from
        case .polarNight: "Sarki éjszaka"  // polar night
        case .polarDay: "Sarki nappal"  // polar daytime
        case .noSunrise: "Ma a Nap nem kel fel."  // Today the sun does not rise.
        case .noSunset: "Ma a Nap nem nyugszik le."  // Today the sun does not go to rest.
        case .noSunriseThatDay: "A Nap nem kel fel."  // The sun does not rise.
        case .noSunsetThatDay: "A Nap nem nyugszik le."  // The sun does not go to rest.
        }
    }
}
