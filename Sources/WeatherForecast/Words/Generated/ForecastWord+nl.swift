// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textNl: String {
        switch self {
        case .feelsLikeTitle: "Voelt als"  // feels like
        case .windTitle: "Wind"  // wind
        case .humidityTitle: "Luchtvochtigheid"  // air humidity
        case .dewPointTitle: "Dauwpunt"  // dew point
        case .pressureTitle: "Luchtdruk"  // air pressure
        case .visibilityTitle: "Zicht"  // sight
        case .uvIndexTitle: "UV-index"  // UV index
        case .precipitationTitle: "Regen"  // rain
        case .sunriseTitle: "Zonsopkomst"  // sunrise
        case .sunsetTitle: "Zonsondergang"  // sunset
        case .pressureLow: "Laag"  // low
        case .pressureNormal: "Normaal"  // normal
        case .pressureHigh: "Hoog"  // high
        case .pressureLowInFull: "Lage druk"  // low pressure
        case .pressureNormalInFull: "Normale druk"  // normal pressure
        case .pressureHighInFull: "Hoge druk"  // high pressure
        case .pressureFallingFast: "Snel dalend"  // quickly sinking
        case .pressureFalling: "Dalend"  // sinking
        case .pressureSteady: "Stabiel"  // stable
        case .pressureRising: "Stijgend"  // rising
        case .pressureRisingFast: "Snel stijgend"  // quickly rising
        case .pressureFallingFastInFull: "Snel dalend"  // quickly sinking
        case .pressureRisingFastInFull: "Snel stijgend"  // quickly rising
        case .pressureLine: "%@, %@."
        case .rain: "Regen"  // rain
        case .snow: "Sneeuw"  // snow
        case .wintryMix: "Natte sneeuw"  // wet snow
        case .freezingRain: "IJzel"  // glaze
        case .precipitation: "Neerslag"  // precipitation
        case .noRain: "Geen regen verwacht"  // no rain expected
        case .noPrecipitation: "Geen neerslag"  // no precipitation
        case .timedPrecipitation: "%@ vanaf %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ vanaf %@"  // %@ from %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Windstil"  // wind-still
        case .high: "maximum %@"
        case .low: "minimum %@"
        case .chanceOfPrecipitation: "Neerslagkans"  // chance of precipitation
        case .alert: "Waarschuwing"  // warning
        case .until: "tot %@"  // until %@
        case .from: "vanaf %@"  // from %@
        case .polarNight: "Poolnacht"  // polar night
        case .polarDay: "Pooldag"  // polar day
        case .noSunrise: "De zon komt vandaag niet op."  // The sun does not come up today.
        case .noSunset: "De zon gaat vandaag niet onder."  // The sun does not go under today.
        case .noSunriseThatDay: "De zon komt niet op."  // The sun does not come up.
        case .noSunsetThatDay: "De zon gaat niet onder."  // The sun does not go under.
        }
    }
}
