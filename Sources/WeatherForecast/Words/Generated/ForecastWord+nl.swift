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
        case .clearWeather: "Onbewolkt"  // unclouded
        case .mostlyClearWeather: "Weinig wolken"  // few clouds
        case .partlyCloudyWeather: "Gedeeltelijk bewolkt"  // partly cloudy
        case .mostlyCloudyWeather: "Grotendeels bewolkt"  // mostly cloudy
        case .overcastWeather: "Geheel bewolkt"  // wholly clouded
        case .fogWeather: "Mist"  // fog
        case .freezingFogWeather: "Onderkoelde mist"  // supercooled fog
        case .mistWeather: "Nevel"  // mist
        case .hazeWeather: "Heiig"  // haze
        case .smokeWeather: "Rook"  // smoke
        case .dustWeather: "Stof"  // dust
        case .volcanicAshWeather: "Vulkanische as"  // volcanic ash
        case .lightDrizzleWeather: "Lichte motregen"  // light drizzle
        case .drizzleWeather: "Motregen"  // drizzle
        case .heavyDrizzleWeather: "Zware motregen"  // heavy drizzle
        case .freezingDrizzleWeather: "IJzelende motregen"  // freezing drizzle
        case .lightRainWeather: "Lichte regen"  // light rain
        case .rainWeather: "Regen"  // rain
        case .heavyRainWeather: "Zware regen"  // heavy rain
        case .lightShowersWeather: "Lichte regenbuien"  // light rain showers
        case .showersWeather: "Regenbuien"  // rain showers
        case .heavyShowersWeather: "Zware regenbuien"  // heavy rain showers
        case .lightFreezingRainWeather: "Lichte ijzel"  // light freezing rain
        case .freezingRainWeather: "IJzel"  // glaze
        case .heavyFreezingRainWeather: "Zware ijzel"  // heavy freezing rain
        case .lightSleetWeather: "Lichte natte sneeuw"  // light sleet
        case .sleetWeather: "Natte sneeuw"  // wet snow
        case .heavySleetWeather: "Zware natte sneeuw"  // heavy sleet
        case .lightSleetShowersWeather: "Natte sneeuwbuien"  // wet snow showers
        case .sleetShowersWeather: "Natte sneeuwbuien"  // wet snow showers
        case .heavySleetShowersWeather: "Natte sneeuwbuien"  // wet snow showers
        case .lightSnowWeather: "Lichte sneeuw"  // light snow
        case .snowWeather: "Sneeuw"  // snow
        case .heavySnowWeather: "Zware sneeuw"  // heavy snow
        case .lightSnowShowersWeather: "Lichte sneeuwbuien"  // light snow showers
        case .snowShowersWeather: "Sneeuwbuien"  // snow showers
        case .heavySnowShowersWeather: "Zware sneeuwbuien"  // heavy snow showers
        case .snowGrainsWeather: "Sneeuwkorrels"  // snow grains
        case .blowingSnowWeather: "Jachtsneeuw"  // chasing snow
        case .blizzardWeather: "Sneeuwstorm"  // blizzard
        case .hailWeather: "Hagel"  // hail
        case .precipitationWeather: "Neerslag"  // precipitation
        case .lightThunderstormWeather: "Licht onweer"  // light thunderstorm
        case .thunderstormWeather: "Onweer"  // thunderstorm
        case .heavyThunderstormWeather: "Zwaar onweer"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Onweer met hagel"  // thunderstorm with hail
        case .snowAndThunderWeather: "Onweer met sneeuw"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Onweer met natte sneeuw"  // thunderstorm with sleet
        case .windyWeather: "Winderig"  // windy
        case .squallsWeather: "Windstoten"  // thrusts of wind
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tropische storm"  // tropical storm
        case .hurricaneWeather: "Orkaan"  // hurricane
        case .hotWeather: "Heet"  // hot
        case .coldWeather: "Koud"  // cold
        case .newMoon: "Nieuwe maan"  // new moon
        case .waxingCrescentMoon: "Wassende halve maan"  // growing half moon
        case .firstQuarterMoon: "Eerste kwartier"  // first quarter
        case .waxingGibbousMoon: "Wassende maan"  // growing moon
        case .fullMoon: "Volle maan"  // full moon
        case .waningGibbousMoon: "Afnemende maan"  // waning moon
        case .lastQuarterMoon: "Laatste kwartier"  // last quarter
        case .waningCrescentMoon: "Afnemende halve maan"  // waning half moon
        case .lowUV: "Laag"  // low
        case .moderateUV: "Matig"  // moderate
        case .highUV: "Hoog"  // high
        case .veryHighUV: "Zeer hoog"  // very high
        case .extremeUV: "Extreem"  // extreme
        case .force0: "Stil"  // still
        case .force1: "Zeer zwak"  // very weak
        case .force2: "Zwak"  // weak
        case .force3: "Vrij matig"  // rather moderate
        case .force4: "Matig"  // moderate
        case .force5: "Vrij krachtig"  // rather strong
        case .force6: "Krachtig"  // powerful
        case .force7: "Hard"  // near gale
        case .force8: "Stormachtig"  // stormy
        case .force9: "Storm"  // strong gale
        case .force10: "Zware storm"  // heavy storm
        case .force11: "Zeer zware storm"  // very heavy storm
        case .force12: "Orkaan"  // hurricane
        case .summaryFrom: "%@ vanaf %@"  // %@ from %@
        case .summaryFromAtOne: "%@ vanaf %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
