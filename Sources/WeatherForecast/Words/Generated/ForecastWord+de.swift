// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textDe: String {
        switch self {
        case .feelsLikeTitle: "Gefühlt"  // felt
        case .windTitle: "Wind"  // wind
        case .humidityTitle: "Luftfeuchtigkeit"  // air humidity
        case .dewPointTitle: "Taupunkt"  // dew point
        case .pressureTitle: "Luftdruck"  // air pressure
        case .visibilityTitle: "Sicht"  // sight
        case .uvIndexTitle: "UV-Index"  // UV index
        case .precipitationTitle: "Regen"  // rain
        case .sunriseTitle: "Sonnenaufgang"  // sunrise
        case .sunsetTitle: "Sonnenuntergang"  // sunset
        case .pressureLow: "Niedrig"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Hoch"  // high
        case .pressureLowInFull: "Niedriger Luftdruck"  // low air pressure
        case .pressureNormalInFull: "Normaler Luftdruck"  // normal air pressure
        case .pressureHighInFull: "Hoher Luftdruck"  // high air pressure
        case .pressureFallingFast: "Fällt schnell"  // falls quickly
        case .pressureFalling: "Fällt"  // falls
        case .pressureSteady: "Konstant"  // constant
        case .pressureRising: "Steigt"  // rises
        case .pressureRisingFast: "Steigt schnell"  // rises quickly
        case .pressureFallingFastInFull: "Fällt schnell"  // falls quickly
        case .pressureRisingFastInFull: "Steigt schnell"  // rises quickly
        case .pressureLine: "%@, %@."
        case .rain: "Regen"  // rain
        case .snow: "Schnee"  // snow
        case .wintryMix: "Schneeregen"  // snow rain
        case .freezingRain: "Gefrierender Regen"  // freezing rain
        case .precipitation: "Niederschlag"  // precipitation
        case .noRain: "Kein Regen erwartet"  // no rain expected
        case .noPrecipitation: "Kein Niederschlag"  // no precipitation
        case .timedPrecipitation: "%@ ab %@"  // %@ as of %@
        case .timedPrecipitationAtOne: "%@ ab %@"  // %@ as of %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Windstille"  // wind stillness
        case .high: "Höchstwert %@"  // highest value %@
        case .low: "Tiefstwert %@"  // lowest value %@
        case .chanceOfPrecipitation: "Niederschlagswahrscheinlichkeit"  // probability of precipitation
        case .alert: "Warnung"  // warning
        case .until: "bis %@"  // until %@
        case .from: "ab %@"  // as of %@
        case .polarNight: "Polarnacht"  // polar night
        case .polarDay: "Polartag"  // polar day
        case .noSunrise: "Die Sonne geht heute nicht auf."  // The sun does not go up today.
        case .noSunset: "Die Sonne geht heute nicht unter."  // The sun does not go under today.
        case .noSunriseThatDay: "Die Sonne geht nicht auf."  // The sun does not go up.
        case .noSunsetThatDay: "Die Sonne geht nicht unter."  // The sun does not go under.
        }
    }
}
