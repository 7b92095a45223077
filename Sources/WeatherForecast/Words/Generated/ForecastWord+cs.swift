// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textCs: String {
        switch self {
        case .feelsLikeTitle: "Pocitově"  // by feeling
        case .windTitle: "Vítr"  // wind
        case .humidityTitle: "Vlhkost"  // humidity
        case .dewPointTitle: "Rosný bod"  // dew point
        case .pressureTitle: "Tlak"  // pressure
        case .visibilityTitle: "Viditelnost"  // visibility
        case .uvIndexTitle: "UV index"
        case .precipitationTitle: "Déšť"  // rain
        case .sunriseTitle: "Východ slunce"  // rise of the sun
        case .sunsetTitle: "Západ slunce"  // setting of the sun
        case .pressureLow: "Nízký"  // low
        case .pressureNormal: "Normální"  // normal
        case .pressureHigh: "Vysoký"  // high
        case .pressureLowInFull: "Nízký tlak"  // low pressure
        case .pressureNormalInFull: "Normální tlak"  // normal pressure
        case .pressureHighInFull: "Vysoký tlak"  // high pressure
        case .pressureFallingFast: "Rychle klesá"  // quickly sinks
        case .pressureFalling: "Klesá"  // sinks
        case .pressureSteady: "Stabilní"  // stable
        case .pressureRising: "Roste"  // grows
        case .pressureRisingFast: "Rychle roste"  // quickly grows
        case .pressureFallingFastInFull: "Rychle klesá"  // quickly sinks
        case .pressureRisingFastInFull: "Rychle roste"  // quickly grows
        case .pressureLine: "%@, %@."
        case .rain: "Déšť"  // rain
        case .snow: "Sníh"  // snow
        case .wintryMix: "Déšť se sněhem"  // rain with snow
        case .freezingRain: "Mrznoucí déšť"  // freezing rain
        case .precipitation: "Srážky"  // precipitation
        case .noRain: "Bez srážek"  // without precipitation
        case .noPrecipitation: "Bez srážek"  // without precipitation
        case .timedPrecipitation: "%@ od %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ od %@"  // %@ from %@
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Bezvětří"  // windlessness
        case .high: "nejvyšší %@"  // highest %@
        case .low: "nejnižší %@"  // lowest %@
        case .chanceOfPrecipitation: "Pravděpodobnost srážek"  // probability of precipitation
        case .alert: "Výstraha"  // warning
        case .until: "do %@"  // until %@
        case .from: "od %@"  // from %@
        case .polarNight: "Polární noc"  // polar night
        case .polarDay: "Polární den"  // polar day
        case .noSunrise: "Slunce dnes nevychází."  // The sun today does not rise.
        case .noSunset: "Slunce dnes nezapadá."  // The sun today does not set.
        case .noSunriseThatDay: "Slunce nevychází."  // The sun does not rise.
        case .noSunsetThatDay: "Slunce nezapadá."  // The sun does not set.
        }
    }
}
