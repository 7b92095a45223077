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
        case .clearWeather: "Klart"  // clear
        case .mostlyClearWeather: "Få skyer"  // few clouds
        case .partlyCloudyWeather: "Delvist skyet"  // partly cloudy
        case .mostlyCloudyWeather: "Mest skyet"  // mostly cloudy
        case .overcastWeather: "Overskyet"  // overcast
        case .fogWeather: "Tåge"  // fog
        case .freezingFogWeather: "Rimtåge"  // rime fog
        case .mistWeather: "Dis"  // mist
        case .hazeWeather: "Dis"  // mist
        case .smokeWeather: "Røg"  // smoke
        case .dustWeather: "Støv"  // dust
        case .volcanicAshWeather: "Vulkansk aske"  // volcanic ash
        case .lightDrizzleWeather: "Let støvregn"  // light drizzle
        case .drizzleWeather: "Støvregn"  // drizzle
        case .heavyDrizzleWeather: "Kraftig støvregn"  // heavy drizzle
        case .freezingDrizzleWeather: "Støvregn med isslag"  // drizzle with glaze
        case .lightRainWeather: "Let regn"  // light rain
        case .rainWeather: "Regn"  // rain
        case .heavyRainWeather: "Kraftig regn"  // heavy rain
        case .lightShowersWeather: "Lette regnbyger"  // light rain showers
        case .showersWeather: "Regnbyger"  // rain showers
        case .heavyShowersWeather: "Kraftige regnbyger"  // heavy rain showers
        case .lightFreezingRainWeather: "Let isslag"  // light glaze
        case .freezingRainWeather: "Isslag"  // glaze
        case .heavyFreezingRainWeather: "Kraftigt isslag"  // heavy glaze
        case .lightSleetWeather: "Let slud"  // light sleet
        case .sleetWeather: "Slud"  // sleet
        case .heavySleetWeather: "Kraftig slud"  // heavy sleet
        case .lightSleetShowersWeather: "Lette sludbyger"  // light sleet showers
        case .sleetShowersWeather: "Sludbyger"  // sleet showers
        case .heavySleetShowersWeather: "Sludbyger"  // sleet showers
        case .lightSnowWeather: "Let sne"  // light snow
        case .snowWeather: "Sne"  // snow
        case .heavySnowWeather: "Kraftigt snefald"  // heavy snowfall
        case .lightSnowShowersWeather: "Lette snebyger"  // light snow showers
        case .snowShowersWeather: "Snebyger"  // snow showers
        case .heavySnowShowersWeather: "Kraftige snebyger"  // heavy snow showers
        case .snowGrainsWeather: "Snekorn"  // snow grains
        case .blowingSnowWeather: "Snefygning"  // blowing snow
        case .blizzardWeather: "Snestorm"  // blizzard
        case .hailWeather: "Hagl"  // hail
        case .precipitationWeather: "Nedbør"  // precipitation
        case .lightThunderstormWeather: "Let tordenvejr"  // light thunderstorm
        case .thunderstormWeather: "Tordenvejr"  // thunderstorm
        case .heavyThunderstormWeather: "Kraftigt tordenvejr"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Tordenvejr med hagl"  // thunderstorm with hail
        case .snowAndThunderWeather: "Tordenvejr"  // thunderstorm
        case .sleetAndThunderWeather: "Slud med torden"  // thunderstorm with sleet
        case .windyWeather: "Blæsende"  // windy
        case .squallsWeather: "Kastevinde"  // throwing winds
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tropisk uvejr"  // tropical storm
        case .hurricaneWeather: "Orkan"  // hurricane
        case .hotWeather: "Varmt"  // warm
        case .coldWeather: "Koldt"  // cold
        case .newMoon: "Nymåne"  // new moon
        case .waxingCrescentMoon: "Tiltagende halvmåne"  // growing half-moon
        case .firstQuarterMoon: "Første kvarter"  // first quarter
        case .waxingGibbousMoon: "Tiltagende måne"  // growing moon
        case .fullMoon: "Fuldmåne"  // full moon
        case .waningGibbousMoon: "Aftagende måne"  // waning moon
        case .lastQuarterMoon: "Sidste kvarter"  // last quarter
        case .waningCrescentMoon: "Aftagende halvmåne"  // waning half-moon
        case .lowUV: "Lavt"  // low
        case .moderateUV: "Middel"  // moderate
        case .highUV: "Højt"  // high
        case .veryHighUV: "Meget højt"  // very high
        case .extremeUV: "Ekstremt"  // extreme
        case .force0: "Vindstille"  // wind-still
        case .force1: "Luftning"  // light air
        case .force2: "Svag vind"  // light breeze
        case .force3: "Let vind"  // gentle breeze
        case .force4: "Jævn vind"  // moderate breeze
        case .force5: "Frisk vind"  // fresh breeze
        case .force6: "Hård vind"  // strong breeze
        case .force7: "Stiv kuling"  // near gale
        case .force8: "Hård kuling"  // gale
        case .force9: "Stormende kuling"  // strong gale
        case .force10: "Storm"  // storm
        case .force11: "Stærk storm"  // violent storm
        case .force12: "Orkan"  // hurricane
        case .summaryFrom: "%@ fra %@"  // %@ from %@
        case .summaryFromAtOne: "%@ fra %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
