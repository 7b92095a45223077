// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textHu: String {
        switch self {
        case .feelsLikeTitle: "Hőérzet"  // sense of warmth
        case .windTitle: "Szél"  // wind
        case .humidityTitle: "Páratartalom"  // vapour content
        case .dewPointTitle: "Harmatpont"  // dew point
        case .pressureTitle: "Légnyomás"  // air pressure
        case .visibilityTitle: "Látótávolság"  // seeing distance
        case .uvIndexTitle: "UV-index"  // UV index
        case .precipitationTitle: "Eső"  // rain
        case .sunriseTitle: "Napkelte"  // rise of the sun
        case .sunsetTitle: "Napnyugta"  // rest of the sun
        case .pressureLow: "Alacsony"  // low
        case .pressureNormal: "Normál"  // normal
        case .pressureHigh: "Magas"  // high
        case .pressureLowInFull: "Alacsony légnyomás"  // low air pressure
        case .pressureNormalInFull: "Normál légnyomás"  // normal air pressure
        case .pressureHighInFull: "Magas légnyomás"  // high air pressure
        case .pressureFallingFast: "Gyorsan esik"  // quickly falls
        case .pressureFalling: "Esik"  // falls
        case .pressureSteady: "Stabil"  // stable
        case .pressureRising: "Nő"  // grows
        case .pressureRisingFast: "Gyorsan nő"  // quickly grows
        case .pressureFallingFastInFull: "Gyorsan esik"  // quickly falls
        case .pressureRisingFastInFull: "Gyorsan nő"  // quickly grows
        case .pressureLine: "%@, %@."
        case .rain: "Eső"  // rain
        case .snow: "Hó"  // snow
        case .wintryMix: "Havas eső"  // snowy rain
        case .freezingRain: "Ónos eső"  // leaden rain
        case .precipitation: "Csapadék"  // precipitation
        case .noRain: "Nem várható eső"  // rain is not to be expected
        case .noPrecipitation: "Nincs csapadék"  // there is no precipitation
        case .timedPrecipitation: "%@ %@-tól"  // %@ %@ from
        case .timedPrecipitationAtOne: "%@ %@-tól"  // %@ %@ from
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Szélcsend"  // wind silence
        case .high: "legmagasabb %@"  // highest %@
        case .low: "legalacsonyabb %@"  // lowest %@
        case .chanceOfPrecipitation: "Csapadék esélye"  // chance of precipitation
        case .alert: "Riasztás"  // alarm
        case .until: "%@-ig"  // %@ until
        case .from: "%@-tól"  // %@ from
        case .polarNight: "Sarki éjszaka"  // polar night
        case .polarDay: "Sarki nappal"  // polar daytime
        case .noSunrise: "Ma a Nap nem kel fel."  // Today the sun does not rise.
        case .noSunset: "Ma a Nap nem nyugszik le."  // Today the sun does not go to rest.
        case .noSunriseThatDay: "A Nap nem kel fel."  // The sun does not rise.
        case .noSunsetThatDay: "A Nap nem nyugszik le."  // The sun does not go to rest.
        case .clearWeather: "Derült"  // clear
        case .mostlyClearWeather: "Nagyrészt tiszta"  // largely clear
        case .partlyCloudyWeather: "Részben felhős"  // partly cloudy
        case .mostlyCloudyWeather: "Többnyire felhős"  // mostly cloudy
        case .overcastWeather: "Borult"  // overcast
        case .fogWeather: "Köd"  // fog
        case .freezingFogWeather: "Zúzmarás köd"  // rime fog
        case .mistWeather: "Pára"  // vapor
        case .hazeWeather: "Homály"  // dimness
        case .smokeWeather: "Füst"  // smoke
        case .dustWeather: "Por"  // dust
        case .volcanicAshWeather: "Vulkáni hamu"  // volcanic ash
        case .lightDrizzleWeather: "Gyenge szitálás"  // weak drizzle
        case .drizzleWeather: "Szitálás"  // drizzle
        case .heavyDrizzleWeather: "Erős szitálás"  // strong drizzle
        case .freezingDrizzleWeather: "Ónos szitálás"  // leaden drizzle
        case .lightRainWeather: "Gyenge eső"  // weak rain
        case .rainWeather: "Eső"  // rain
        case .heavyRainWeather: "Intenzív eső"  // intense rain
        case .lightShowersWeather: "Enyhe zápor"  // mild shower
        case .showersWeather: "Zápor"  // rain showers
        case .heavyShowersWeather: "Heves zápor"  // violent shower
        case .lightFreezingRainWeather: "Gyenge ónos eső"  // light freezing rain
        case .freezingRainWeather: "Ónos eső"  // leaden rain
        case .heavyFreezingRainWeather: "Erős ónos eső"  // heavy freezing rain
        case .lightSleetWeather: "Gyenge havas eső"  // weak snowy rain
        case .sleetWeather: "Havas eső"  // snowy rain
        case .heavySleetWeather: "Intenzív havas eső"  // intense snowy rain
        case .lightSleetShowersWeather: "Gyenge havas záporeső"  // light sleet showers
        case .sleetShowersWeather: "Havas eső"  // snowy rain
        case .heavySleetShowersWeather: "Havas záporeső"  // snowy shower of rain
        case .lightSnowWeather: "Gyenge havazás"  // light snow
        case .snowWeather: "Havazás"  // snowing
        case .heavySnowWeather: "Intenzív havazás"  // heavy snow
        case .lightSnowShowersWeather: "Gyenge hózápor"  // light snow showers
        case .snowShowersWeather: "Hózápor"  // snow showers
        case .heavySnowShowersWeather: "Erős hózápor"  // heavy snow showers
        case .snowGrainsWeather: "Hószemcsék"  // snow grains
        case .blowingSnowWeather: "Hófúvás"  // blowing snow
        case .blizzardWeather: "Hóvihar"  // blizzard
        case .hailWeather: "Jégeső"  // ice rain
        case .precipitationWeather: "Csapadék"  // precipitation
        case .lightThunderstormWeather: "Zivatar"  // thunderstorm
        case .thunderstormWeather: "Zivatar"  // thunderstorm
        case .heavyThunderstormWeather: "Zivatar"  // thunderstorm
        case .thunderstormWithHailWeather: "Vihar jégesővel"  // storm with hail
        case .snowAndThunderWeather: "Vihar havazással"  // storm with snowing
        case .sleetAndThunderWeather: "Zivatar"  // thunderstorm
        case .windyWeather: "Szeles"  // windy
        case .squallsWeather: "Szélrohamok"  // squalls
        case .tornadoWeather: "Tornádó"  // tornado
        case .tropicalStormWeather: "Trópusi vihar"  // tropical storm
        case .hurricaneWeather: "Orkán"  // hurricane
        case .hotWeather: "Meleg"  // warm
        case .coldWeather: "Hideg"  // cold
        case .newMoon: "Újhold"  // new moon
        case .waxingCrescentMoon: "Növekvő holdsarló"  // growing moon-sickle
        case .firstQuarterMoon: "Első negyed"  // first quarter
        case .waxingGibbousMoon: "Növekvő hold"  // growing moon
        case .fullMoon: "Telihold"  // full moon
        case .waningGibbousMoon: "Fogyó hold"  // waning moon
        case .lastQuarterMoon: "Utolsó negyed"  // last quarter
        case .waningCrescentMoon: "Fogyó holdsarló"  // waning moon-sickle
        case .lowUV: "Alacsony"  // low
        case .moderateUV: "Mérsékelt"  // moderate
        case .highUV: "Magas"  // high
        case .veryHighUV: "Nagyon magas"  // very high
        case .extremeUV: "Extrém"  // extreme
        case .force0: "Szélcsend"  // calm
        case .force1: "Enyhe légmozgás"  // light air
        case .force2: "Könnyű szellő"  // light breeze
        case .force3: "Gyenge szél"  // gentle breeze
        case .force4: "Mérsékelt szél"  // moderate breeze
        case .force5: "Élénk szél"  // fresh breeze
        case .force6: "Erős szél"  // strong breeze
        case .force7: "Viharos szél"  // stormy wind
        case .force8: "Vihar"  // gale
        case .force9: "Heves vihar"  // violent storm
        case .force10: "Dühöngő vihar"  // raging storm
        case .force11: "Heves szélvész"  // violent storm
        case .force12: "Orkán"  // hurricane
        case .summaryFrom: "%@ %@-tól"  // %@ %@ from
        case .summaryFromAtOne: "%@ %@-tól"  // %@ %@ from
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
