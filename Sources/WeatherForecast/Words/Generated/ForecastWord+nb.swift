// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textNb: String {
        switch self {
        case .feelsLikeTitle: "Føles som"  // feels like
        case .windTitle: "Vind"  // wind
        case .humidityTitle: "Luftfuktighet"  // air humidity
        case .dewPointTitle: "Duggpunkt"  // dew point
        case .pressureTitle: "Lufttrykk"  // air pressure
        case .visibilityTitle: "Sikt"  // sight
        case .uvIndexTitle: "UV-indeks"  // UV index
        case .precipitationTitle: "Regn"  // rain
        case .sunriseTitle: "Soloppgang"  // sunrise
        case .sunsetTitle: "Solnedgang"  // sunset
        case .pressureLow: "Lavt"  // low
        case .pressureNormal: "Normalt"  // normal
        case .pressureHigh: "Høyt"  // high
        case .pressureLowInFull: "Lavt trykk"  // low pressure
        case .pressureNormalInFull: "Normalt trykk"  // normal pressure
        case .pressureHighInFull: "Høyt trykk"  // high pressure
        case .pressureFallingFast: "Faller raskt"  // falls quickly
        case .pressureFalling: "Faller"  // falls
        case .pressureSteady: "Stabilt"  // stable
        case .pressureRising: "Stiger"  // rises
        case .pressureRisingFast: "Stiger raskt"  // rises quickly
        case .pressureFallingFastInFull: "Faller raskt"  // falls quickly
        case .pressureRisingFastInFull: "Stiger raskt"  // rises quickly
        case .pressureLine: "%@, %@."
        case .rain: "Regn"  // rain
        case .snow: "Snø"  // snow
        case .wintryMix: "Sludd"  // sleet
        case .freezingRain: "Underkjølt regn"  // undercooled rain
        case .precipitation: "Nedbør"  // precipitation
        case .noRain: "Ingen nedbør"  // no precipitation
        case .noPrecipitation: "Ingen nedbør"  // no precipitation
        case .timedPrecipitation: "%@ fra %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ fra %@"  // %@ from %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Stille"  // stillness
        case .high: "høyeste %@"  // highest %@
        case .low: "laveste %@"  // lowest %@
        case .chanceOfPrecipitation: "Nedbørssannsynlighet"  // probability of precipitation
        case .alert: "Farevarsel"  // warning of danger
        case .until: "til %@"  // until %@
        case .from: "fra %@"  // from %@
        case .polarNight: "Mørketid"  // time of darkness
        case .polarDay: "Midnattssol"  // midnight sun
        case .noSunrise: "Solen står ikke opp i dag."  // The sun does not get up today.
        case .noSunset: "Solen går ikke ned i dag."  // The sun does not go down today.
        case .noSunriseThatDay: "Solen står ikke opp."  // The sun does not get up.
        case .noSunsetThatDay: "Solen går ikke ned."  // The sun does not go down.
        }
    }
}
