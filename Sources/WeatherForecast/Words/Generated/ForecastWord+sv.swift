// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textSv: String {
        switch self {
        case .feelsLikeTitle: "Känns som"  // feels like
        case .windTitle: "Vind"  // wind
        case .humidityTitle: "Luftfuktighet"  // air humidity
        case .dewPointTitle: "Daggpunkt"  // dew point
        case .pressureTitle: "Lufttryck"  // air pressure
        case .visibilityTitle: "Sikt"  // sight
        case .uvIndexTitle: "UV-index"  // UV index
        case .precipitationTitle: "Regn"  // rain
        case .sunriseTitle: "Soluppgång"  // sunrise
        case .sunsetTitle: "Solnedgång"  // sunset
        case .pressureLow: "Lågt"  // low
        case .pressureNormal: "Normalt"  // normal
        case .pressureHigh: "Högt"  // high
        case .pressureLowInFull: "Lågt tryck"  // low pressure
        case .pressureNormalInFull: "Normalt tryck"  // normal pressure
        case .pressureHighInFull: "Högt tryck"  // high pressure
        case .pressureFallingFast: "Faller snabbt"  // falls quickly
        case .pressureFalling: "Faller"  // falls
        case .pressureSteady: "Stabilt"  // stable
        case .pressureRising: "Stiger"  // rises
        case .pressureRisingFast: "Stiger snabbt"  // rises quickly
        case .pressureFallingFastInFull: "Faller snabbt"  // falls quickly
        case .pressureRisingFastInFull: "Stiger snabbt"  // rises quickly
        case .pressureLine: "%@, %@."
        case .rain: "Regn"  // rain
        case .snow: "Snö"  // snow
        case .wintryMix: "Snöblandat regn"  // rain mixed with snow
        case .freezingRain: "Underkylt regn"  // undercooled rain
        case .precipitation: "Nederbörd"  // precipitation
        case .noRain: "Inget regn väntas"  // no rain is expected
        case .noPrecipitation: "Ingen nederbörd"  // no precipitation
        case .timedPrecipitation: "%@ från %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ från %@"  // %@ from %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Lugnt"  // calm
        case .high: "högsta %@"  // highest %@
        case .low: "lägsta %@"  // lowest %@
        case .chanceOfPrecipitation: "Sannolikhet för nederbörd"  // probability of precipitation
        case .alert: "Varning"  // warning
        case .until: "till %@"  // until %@
        case .from: "från %@"  // from %@
        case .polarNight: "Polarnatt"  // polar night
        case .polarDay: "Midnattssol"  // midnight sun
        case .noSunrise: "Solen går inte upp idag."  // The sun does not go up today.
        case .noSunset: "Solen går inte ner idag."  // The sun does not go down today.
        case .noSunriseThatDay: "Solen går inte upp."  // The sun does not go up.
        case .noSunsetThatDay: "Solen går inte ner."  // The sun does not go down.
        }
    }
}
