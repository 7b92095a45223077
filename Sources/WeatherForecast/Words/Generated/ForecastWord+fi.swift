// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textFi: String {
        switch self {
        case .feelsLikeTitle: "Tuntuu kuin"  // feels as if
        case .windTitle: "Tuuli"  // wind
        case .humidityTitle: "Ilmankosteus"  // humidity of the air
        case .dewPointTitle: "Kastepiste"  // dew point
        case .pressureTitle: "Ilmanpaine"  // pressure of the air
        case .visibilityTitle: "Näkyvyys"  // visibility
        case .uvIndexTitle: "UV-indeksi"  // UV index
        case .precipitationTitle: "Sade"  // rain
        case .sunriseTitle: "Auringonnousu"  // rise of the sun
        case .sunsetTitle: "Auringonlasku"  // descent of the sun
        case .pressureLow: "Matala"  // low
        case .pressureNormal: "Normaali"  // normal
        case .pressureHigh: "Korkea"  // high
        case .pressureLowInFull: "Matala paine"  // low pressure
        case .pressureNormalInFull: "Normaali paine"  // normal pressure
        case .pressureHighInFull: "Korkea paine"  // high pressure
        case .pressureFallingFast: "Nopea lasku"  // a fast descent
        case .pressureFalling: "Lasku"  // a descent
        case .pressureSteady: "Vakaa"  // stable
        case .pressureRising: "Nousu"  // a rise
        case .pressureRisingFast: "Nopea nousu"  // a fast rise
        case .pressureFallingFastInFull: "Nopea lasku"  // a fast descent
        case .pressureRisingFastInFull: "Nopea nousu"  // a fast rise
        case .pressureLine: "%@, %@."
        case .rain: "Sade"  // rain
        case .snow: "Lumisade"  // snowfall
        case .wintryMix: "Räntäsade"  // sleet rain
        case .freezingRain: "Jäätävä sade"  // freezing rain
        case .precipitation: "Sade"  // rain
        case .noRain: "Ei sadetta"  // no rain
        case .noPrecipitation: "Ei sadetta"  // no rain
        case .timedPrecipitation: "%@ klo %@"  // %@ at %@
        case .timedPrecipitationAtOne: "%@ klo %@"  // %@ at %@
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Tyyntä"  // calm
        case .high: "ylin %@"  // uppermost %@
        case .low: "alin %@"  // lowermost %@
        case .chanceOfPrecipitation: "Sateen todennäköisyys"  // probability of rain
        case .alert: "Varoitus"  // warning
        case .until: "%@ asti"  // %@ until
        case .from: "%@ alkaen"  // %@ beginning
        case .polarNight: "Kaamos"  // polar night
        case .polarDay: "Yötön yö"  // nightless night
        case .noSunrise: "Aurinko ei nouse tänään lainkaan."  // The sun does not rise today at all.
        case .noSunset: "Aurinko ei laske tänään lainkaan."  // The sun does not go down today at all.
        case .noSunriseThatDay: "Aurinko ei nouse."  // The sun does not rise.
        case .noSunsetThatDay: "Aurinko ei laske."  // The sun does not go down.
        }
    }
}
