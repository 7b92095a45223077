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
        case .clearWeather: "Jasno"  // clear
        case .mostlyClearWeather: "Skoro jasno"  // almost clear
        case .partlyCloudyWeather: "Polojasno"  // half clear
        case .mostlyCloudyWeather: "Oblačno"  // cloudy
        case .overcastWeather: "Zataženo"  // overcast
        case .fogWeather: "Mlha"  // fog
        case .freezingFogWeather: "Mrznoucí mlha"  // freezing fog
        case .mistWeather: "Kouřmo"  // mist
        case .hazeWeather: "Opar"  // haze
        case .smokeWeather: "Kouř"  // smoke
        case .dustWeather: "Prach"  // dust
        case .volcanicAshWeather: "Sopečný popel"  // volcanic ash
        case .lightDrizzleWeather: "Slabé mrholení"  // weak drizzle
        case .drizzleWeather: "Mrholení"  // drizzle
        case .heavyDrizzleWeather: "Silné mrholení"  // strong drizzle
        case .freezingDrizzleWeather: "Mrznoucí mrholení"  // freezing drizzle
        case .lightRainWeather: "Slabý déšť"  // weak rain
        case .rainWeather: "Déšť"  // rain
        case .heavyRainWeather: "Silný déšť"  // strong rain
        case .lightShowersWeather: "Slabé dešťové přeháňky"  // light rain showers
        case .showersWeather: "Dešťové přeháňky"  // rain showers
        case .heavyShowersWeather: "Silné dešťové přeháňky"  // heavy rain showers
        case .lightFreezingRainWeather: "Slabý mrznoucí déšť"  // light freezing rain
        case .freezingRainWeather: "Mrznoucí déšť"  // freezing rain
        case .heavyFreezingRainWeather: "Silný mrznoucí déšť"  // heavy freezing rain
        case .lightSleetWeather: "Slabý déšť se sněhem"  // light sleet
        case .sleetWeather: "Déšť se sněhem"  // rain with snow
        case .heavySleetWeather: "Silný déšť se sněhem"  // heavy sleet
        case .lightSleetShowersWeather: "Dešťové přeháňky se sněhem"  // rain showers with snow
        case .sleetShowersWeather: "Dešťové přeháňky se sněhem"  // rain showers with snow
        case .heavySleetShowersWeather: "Dešťové přeháňky se sněhem"  // rain showers with snow
        case .lightSnowWeather: "Slabé sněžení"  // light snow
        case .snowWeather: "Sněžení"  // snowing
        case .heavySnowWeather: "Silné sněžení"  // heavy snow
        case .lightSnowShowersWeather: "Slabé sněhové přeháňky"  // light snow showers
        case .snowShowersWeather: "Sněhové přeháňky"  // snow showers
        case .heavySnowShowersWeather: "Silné sněhové přeháňky"  // heavy snow showers
        case .snowGrainsWeather: "Sněhová zrna"  // snow grains
        case .blowingSnowWeather: "Vysoko zvířený sníh"  // snow whirled up high
        case .blizzardWeather: "Vánice"  // blizzard
        case .hailWeather: "Kroupy"  // hail
        case .precipitationWeather: "Srážky"  // precipitation
        case .lightThunderstormWeather: "Mírná bouřka"  // mild storm
        case .thunderstormWeather: "Bouřka"  // thunderstorm
        case .heavyThunderstormWeather: "Silná bouřka"  // strong storm
        case .thunderstormWithHailWeather: "Bouřka s krupobitím"  // thunderstorm with hail
        case .snowAndThunderWeather: "Bouřka se sněhem"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Bouřka s deštěm se sněhem"  // storm with rain with snow
        case .windyWeather: "Větrno"  // windy
        case .squallsWeather: "Húlava"  // squalls
        case .tornadoWeather: "Tornádo"  // tornado
        case .tropicalStormWeather: "Tropická bouře"  // tropical storm
        case .hurricaneWeather: "Orkán"  // hurricane
        case .hotWeather: "Horko"  // hot
        case .coldWeather: "Chladno"  // cool
        case .newMoon: "Nov"  // new moon
        case .waxingCrescentMoon: "Dorůstající srpek"  // growing sickle
        case .firstQuarterMoon: "První čtvrť"  // first quarter
        case .waxingGibbousMoon: "Dorůstající měsíc"  // growing moon
        case .fullMoon: "Úplněk"  // full moon
        case .waningGibbousMoon: "Couvající měsíc"  // receding moon
        case .lastQuarterMoon: "Poslední čtvrť"  // last quarter
        case .waningCrescentMoon: "Couvající srpek"  // receding sickle
        case .lowUV: "Nízký"  // low
        case .moderateUV: "Střední"  // moderate
        case .highUV: "Vysoký"  // high
        case .veryHighUV: "Velmi vysoký"  // very high
        case .extremeUV: "Extrémní"  // extreme
        case .force0: "Bezvětří"  // calm
        case .force1: "Vánek"  // light air
        case .force2: "Slabý vítr"  // light breeze
        case .force3: "Mírný vítr"  // gentle breeze
        case .force4: "Dosti čerstvý vítr"  // moderate breeze
        case .force5: "Čerstvý vítr"  // fresh breeze
        case .force6: "Silný vítr"  // strong breeze
        case .force7: "Prudký vítr"  // near gale
        case .force8: "Bouřlivý vítr"  // gale
        case .force9: "Vichřice"  // strong gale
        case .force10: "Silná vichřice"  // storm
        case .force11: "Mohutná vichřice"  // violent storm
        case .force12: "Orkán"  // hurricane
        case .summaryFrom: "%@ od %@"  // %@ from %@
        case .summaryFromAtOne: "%@ od %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
