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
        case .clearWeather: "Selkeää"  // clear
        case .mostlyClearWeather: "Enimmäkseen selkeää"  // mostly clear
        case .partlyCloudyWeather: "Puolipilvistä"  // partly cloudy
        case .mostlyCloudyWeather: "Enimmäkseen pilvistä"  // mostly cloudy
        case .overcastWeather: "Pilvistä"  // overcast
        case .fogWeather: "Sumua"  // fog
        case .freezingFogWeather: "Jäätävää sumua"  // freezing fog
        case .mistWeather: "Usvaa"  // mist
        case .hazeWeather: "Autereista"  // haze
        case .smokeWeather: "Savua"  // smoke
        case .dustWeather: "Pölyistä"  // dust
        case .volcanicAshWeather: "Tuliperäistä tuhkaa"  // volcanic ash
        case .lightDrizzleWeather: "Heikkoa tihkusadetta"  // weak drizzle
        case .drizzleWeather: "Tihkusadetta"  // drizzle
        case .heavyDrizzleWeather: "Rankkaa tihkusadetta"  // hard drizzle
        case .freezingDrizzleWeather: "Jäätävää tihkua"  // freezing drizzle
        case .lightRainWeather: "Heikkoa vesisadetta"  // weak water rain
        case .rainWeather: "Vesisadetta"  // water rain
        case .heavyRainWeather: "Runsasta vesisadetta"  // abundant water rain
        case .lightShowersWeather: "Heikkoja sadekuuroja"  // weak showers
        case .showersWeather: "Sadekuuroja"  // rain showers
        case .heavyShowersWeather: "Rankkoja sadekuuroja"  // hard showers
        case .lightFreezingRainWeather: "Heikkoa jäätävää sadetta"  // light freezing rain
        case .freezingRainWeather: "Jäätävää sadetta"  // freezing rain
        case .heavyFreezingRainWeather: "Rankkaa jäätävää sadetta"  // heavy freezing rain
        case .lightSleetWeather: "Heikkoa räntäsadetta"  // light sleet
        case .sleetWeather: "Räntäsadetta"  // wet snow falling
        case .heavySleetWeather: "Voimakasta räntäsadetta"  // heavy sleet
        case .lightSleetShowersWeather: "Heikkoja räntäkuuroja"  // light sleet showers
        case .sleetShowersWeather: "Räntäkuuroja"  // sleet showers
        case .heavySleetShowersWeather: "Sakeita räntäkuuroja"  // thick showers of wet snow
        case .lightSnowWeather: "Heikkoa lumisadetta"  // light snow
        case .snowWeather: "Lumisadetta"  // snow falling
        case .heavySnowWeather: "Runsasta lumisadetta"  // heavy snow
        case .lightSnowShowersWeather: "Heikkoja lumikuuroja"  // light snow showers
        case .snowShowersWeather: "Lumikuuroja"  // snow showers
        case .heavySnowShowersWeather: "Sakeita lumikuuroja"  // heavy snow showers
        case .snowGrainsWeather: "Jyvässadetta"  // snow grains
        case .blowingSnowWeather: "Lumituisku"  // blowing snow
        case .blizzardWeather: "Lumimyrsky"  // blizzard
        case .hailWeather: "Rakeita"  // hail
        case .precipitationWeather: "Sadetta"  // rain or snow falling
        case .lightThunderstormWeather: "Ukkosta"  // thunder
        case .thunderstormWeather: "Ukkosta"  // thunder
        case .heavyThunderstormWeather: "Rajuilmoja"  // violent weather
        case .thunderstormWithHailWeather: "Ukonilma ja rakeita"  // thunderstorm with hail
        case .snowAndThunderWeather: "Ukkosta ja lumisadetta"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Ukkosta ja räntää"  // thunderstorm with sleet
        case .windyWeather: "Tuulista"  // windy
        case .squallsWeather: "Puuskainen tuuli"  // gusty wind
        case .tornadoWeather: "Tornaado"  // tornado
        case .tropicalStormWeather: "Trooppinen myrsky"  // tropical storm
        case .hurricaneWeather: "Hirmumyrsky"  // hurricane
        case .hotWeather: "Kuumaa"  // hot
        case .coldWeather: "Kylmää"  // cold
        case .newMoon: "Uusikuu"  // new moon
        case .waxingCrescentMoon: "Kasvava sirppi"  // growing sickle
        case .firstQuarterMoon: "Ensimmäinen neljännes"  // first quarter
        case .waxingGibbousMoon: "Kasvava kupera kuu"  // growing convex moon
        case .fullMoon: "Täysikuu"  // full moon
        case .waningGibbousMoon: "Vähenevä kupera kuu"  // shrinking convex moon
        case .lastQuarterMoon: "Viimeinen neljännes"  // last quarter
        case .waningCrescentMoon: "Vähenevä sirppi"  // shrinking sickle
        case .lowUV: "Heikko"  // weak
        case .moderateUV: "Kohtalainen"  // moderate
        case .highUV: "Voimakas"  // strong
        case .veryHighUV: "Hyvin voimakas"  // very strong
        case .extremeUV: "Äärimmäisen voimakas"  // extremely strong
        case .force0: "Tyyntä"  // calm
        case .force1: "Hiljainen tuuli"  // light air
        case .force2: "Heikko tuuli"  // light breeze
        case .force3: "Heikonlainen tuuli"  // gentle breeze
        case .force4: "Kohtalainen tuuli"  // moderate breeze
        case .force5: "Navakka tuuli"  // fresh breeze
        case .force6: "Kova tuuli"  // strong breeze
        case .force7: "Luja tuuli"  // near gale
        case .force8: "Myrskyinen tuuli"  // gale
        case .force9: "Myrsky"  // strong gale
        case .force10: "Kova myrsky"  // storm
        case .force11: "Ankara myrsky"  // violent storm
        case .force12: "Hirmumyrsky"  // hurricane
        case .summaryFrom: "%@ klo %@"  // %@ at %@
        case .summaryFromAtOne: "%@ klo %@"  // %@ at %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
