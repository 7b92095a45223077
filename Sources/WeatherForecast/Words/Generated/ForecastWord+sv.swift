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
        case .clearWeather: "Klart"  // clear
        case .mostlyClearWeather: "Mestadels klart"  // mostly clear
        case .partlyCloudyWeather: "Halvklart"  // half clear
        case .mostlyCloudyWeather: "Molnigt"  // cloudy
        case .overcastWeather: "Mulet"  // overcast
        case .fogWeather: "Dimma"  // fog
        case .freezingFogWeather: "Underkyld dimma"  // supercooled fog
        case .mistWeather: "Fuktdis"  // moist haze
        case .hazeWeather: "Torrdis"  // dry haze
        case .smokeWeather: "Rök"  // smoke
        case .dustWeather: "Stoft"  // dust
        case .volcanicAshWeather: "Vulkanisk aska"  // volcanic ash
        case .lightDrizzleWeather: "Lätt duggregn"  // light drizzle
        case .drizzleWeather: "Duggregn"  // drizzle
        case .heavyDrizzleWeather: "Kraftigt duggregn"  // heavy drizzle
        case .freezingDrizzleWeather: "Underkylt duggregn"  // supercooled drizzle
        case .lightRainWeather: "Lätt regn"  // light rain
        case .rainWeather: "Regn"  // rain
        case .heavyRainWeather: "Kraftigt regn"  // heavy rain
        case .lightShowersWeather: "Lätta regnskurar"  // light rain showers
        case .showersWeather: "Regnskurar"  // rain showers
        case .heavyShowersWeather: "Kraftiga regnskurar"  // heavy rain showers
        case .lightFreezingRainWeather: "Lätt underkylt regn"  // light freezing rain
        case .freezingRainWeather: "Underkylt regn"  // supercooled rain
        case .heavyFreezingRainWeather: "Kraftigt underkylt regn"  // heavy freezing rain
        case .lightSleetWeather: "Lätt snöblandat regn"  // light sleet
        case .sleetWeather: "Snöblandat regn"  // rain mixed with snow
        case .heavySleetWeather: "Kraftigt snöblandat regn"  // heavy sleet
        case .lightSleetShowersWeather: "Lätta snöblandade regnskurar"  // light sleet showers
        case .sleetShowersWeather: "Snöblandade regnskurar"  // sleet showers
        case .heavySleetShowersWeather: "Kraftiga snöblandade regnskurar"  // heavy sleet showers
        case .lightSnowWeather: "Lätt snöfall"  // light snow
        case .snowWeather: "Snöfall"  // snowfall
        case .heavySnowWeather: "Ymnigt snöfall"  // abundant snowfall
        case .lightSnowShowersWeather: "Lätta snöbyar"  // light snow showers
        case .snowShowersWeather: "Snöbyar"  // snow showers
        case .heavySnowShowersWeather: "Kraftiga snöbyar"  // heavy snow showers
        case .snowGrainsWeather: "Kornsnö"  // snow grains
        case .blowingSnowWeather: "Snödrev"  // blowing snow
        case .blizzardWeather: "Snöstorm"  // blizzard
        case .hailWeather: "Hagel"  // hail
        case .precipitationWeather: "Nederbörd"  // precipitation
        case .lightThunderstormWeather: "Lätt åskväder"  // light thunderstorm
        case .thunderstormWeather: "Åskväder"  // thunderstorm
        case .heavyThunderstormWeather: "Kraftigt åskväder"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Åskväder med hagel"  // thunderstorm with hail
        case .snowAndThunderWeather: "Åskväder med snö"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Snöblandat regn med åska"  // thunderstorm with sleet
        case .windyWeather: "Blåsigt"  // windy
        case .squallsWeather: "Kastby"  // throwing gust
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tropisk storm"  // tropical storm
        case .hurricaneWeather: "Orkan"  // hurricane
        case .hotWeather: "Hett"  // hot
        case .coldWeather: "Kallt"  // cold
        case .newMoon: "Nymåne"  // new moon
        case .waxingCrescentMoon: "Tilltagande månskära"  // waxing crescent
        case .firstQuarterMoon: "Första kvarteret"  // first quarter
        case .waxingGibbousMoon: "Tilltagande kullrig"  // growing convex
        case .fullMoon: "Fullmåne"  // full moon
        case .waningGibbousMoon: "Avtagande kullrig"  // waning convex
        case .lastQuarterMoon: "Sista kvarteret"  // last quarter
        case .waningCrescentMoon: "Avtagande månskära"  // waning crescent
        case .lowUV: "Lågt"  // low
        case .moderateUV: "Måttligt"  // moderate
        case .highUV: "Högt"  // high
        case .veryHighUV: "Mycket högt"  // very high
        case .extremeUV: "Extremt"  // extreme
        case .force0: "Stiltje"  // calm
        case .force1: "Nästan stiltje"  // almost calm
        case .force2: "Lätt bris"  // light breeze
        case .force3: "God bris"  // good breeze
        case .force4: "Måttlig bris"  // moderate breeze
        case .force5: "Frisk bris"  // fresh breeze
        case .force6: "Hård bris"  // hard breeze
        case .force7: "Styv kuling"  // stiff gale
        case .force8: "Hård kuling"  // hard gale
        case .force9: "Halv storm"  // half storm
        case .force10: "Storm"  // storm
        case .force11: "Svår storm"  // severe storm
        case .force12: "Orkan"  // hurricane
        case .summaryFrom: "%@ från %@"  // %@ from %@
        case .summaryFromAtOne: "%@ från %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
