// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textDa: String {
        switch self {
        case .feelsLikeTitle: "Føles som"  // feels like
        case .windTitle: "Vind"  // wind
        case .humidityTitle: "Luftfugtighed"  // air humidity
        case .dewPointTitle: "Dugpunkt"  // dew point
        case .pressureTitle: "Lufttryk"  // air pressure
        case .visibilityTitle: "Sigtbarhed"  // visibility
        case .uvIndexTitle: "UV-indeks"  // UV index
        case .precipitationTitle: "Regn"  // rain
        case .sunriseTitle: "Solopgang"  // sunrise
        case .sunsetTitle: "Solnedgang"  // sunset
        case .pressureLow: "Lavt"  // low
        case .pressureNormal: "Normalt"  // normal
        case .pressureHigh: "Højt"  // high
        case .pressureLowInFull: "Lavt tryk"  // low pressure
        case .pressureNormalInFull: "Normalt tryk"  // normal pressure
        case .pressureHighInFull: "Højt tryk"  // high pressure
        case .pressureFallingFast: "Falder hurtigt"  // falls quickly
        case .pressureFalling: "Falder"  // falls
        case .pressureSteady: "Stabilt"  // stable
        case .pressureRising: "Stiger"  // rises
        case .pressureRisingFast: "Stiger hurtigt"  // rises quickly
        case .pressureFallingFastInFull: "Falder hurtigt"  // falls quickly
        case .pressureRisingFastInFull: "Stiger hurtigt"  // rises quickly
        case .pressureLine: "%@, %@."
        case .rain: "Regn"  // rain
        case .snow: "Sne"  // snow
        case .wintryMix: "Slud"  // sleet
        case .freezingRain: "Isslag"  // ice strike
        case .precipitation: "Nedbør"  // precipitation
        case .noRain: "Ingen nedbør"  // no precipitation
        case .noPrecipitation: "Ingen nedbør"  // no precipitation
        case .timedPrecipitation: "%@ fra %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ fra %@"  // %@ from %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Vindstille"  // wind stillness
        case .high: "maksimum %@"  // maximum %@
        case .low: "minimum %@"
        case .chanceOfPrecipitation: "Nedbørssandsynlighed"  // probability of precipitation
        case .alert: "Varsel"  // notice, warning
        case .until: "indtil %@"  // until %@
        case .from: "fra %@"  // from %@
        case .polarNight: "Polarnat"  // polar night
        case .polarDay: "Midnatssol"  // midnight sun
        case .noSunrise: "Solen står ikke op i dag."  // The sun does not get up today.
        case .noSunset: "Solen går ikke ned i dag."  // The sun does not go down today.
        case .noSunriseThatDay: "Solen står ikke op."  // The sun does not get up.
        case .noSunsetThatDay: "Solen går ikke ned."  // The sun does not go down.
        }
    }
}
