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
        case .noRain: "Ingen nedbør"  // no precipitation
        case .timedPrecipitation: "%@ %@"
        case .chanceOfPrecipitation: "Nedbørssandsynlighed"  // probability of precipitation
        case .alert: "Varsel"  // notice, warning
        case .polarNight: "Polarnat"  // polar night
        case .polarDay: "Midnatssol"  // midnight sun
        case .noSunrise: "Solen står ikke op i dag."  // The sun does not get up today.
        case .noSunset: "Solen går ikke ned i dag."  // The sun does not go down today.
        }
    }
}
