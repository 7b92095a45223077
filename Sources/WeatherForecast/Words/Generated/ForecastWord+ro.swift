// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textRo: String {
        switch self {
        case .feelsLikeTitle: "Se simte ca"  // is felt as
        case .windTitle: "Vânt"  // wind
        case .humidityTitle: "Umiditate"  // humidity
        case .dewPointTitle: "Punct de rouă"  // point of dew
        case .pressureTitle: "Presiune"  // pressure
        case .visibilityTitle: "Vizibilitate"  // visibility
        case .uvIndexTitle: "Indice UV"  // index UV
        case .precipitationTitle: "Ploaie"  // rain
        case .sunriseTitle: "Răsărit"  // rising
        case .sunsetTitle: "Apus"  // setting
        case .pressureLow: "Joasă"  // low
        case .pressureNormal: "Normală"  // normal
        case .pressureHigh: "Ridicată"  // raised
        case .pressureLowInFull: "Presiune joasă"  // low pressure
        case .pressureNormalInFull: "Presiune normală"  // normal pressure
        case .pressureHighInFull: "Presiune ridicată"  // raised pressure
        case .pressureFallingFast: "Scade rapid"  // decreases rapidly
        case .pressureFalling: "Scade"  // decreases
        case .pressureSteady: "Stabilă"  // stable
        case .pressureRising: "Crește"  // grows
        case .pressureRisingFast: "Crește rapid"  // grows rapidly
        case .pressureFallingFastInFull: "Scade rapid"  // decreases rapidly
        case .pressureRisingFastInFull: "Crește rapid"  // grows rapidly
        case .pressureLine: "%@, %@."
        case .rain: "Ploaie"  // rain
        case .snow: "Ninsoare"  // snowfall
        case .wintryMix: "Lapoviță"  // sleet
        case .freezingRain: "Ploaie înghețată"  // frozen rain
        case .precipitation: "Precipitații"  // precipitation
        case .noRain: "Nu se așteaptă ploaie"  // rain is not expected
        case .noPrecipitation: "Fără precipitații"  // without precipitation
        case .timedPrecipitation: "%@ de la %@"  // %@ from the %@
        case .timedPrecipitationAtOne: "%@ de la %@"  // %@ from the %@
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "Calm"  // calm
        case .high: "maxima %@"  // the greatest %@
        case .low: "minima %@"  // the least %@
        case .chanceOfPrecipitation: "Probabilitate de precipitații"  // probability of precipitation
        case .alert: "Avertizare"  // warning
        case .until: "până %@"  // until %@
        case .from: "de %@"  // from %@
        case .polarNight: "Noapte polară"  // polar night
        case .polarDay: "Zi polară"  // polar day
        case .noSunrise: "Soarele nu răsare astăzi."  // The sun does not rise today.
        case .noSunset: "Soarele nu apune astăzi."  // The sun does not set today.
        case .noSunriseThatDay: "Soarele nu răsare."  // The sun does not rise.
        case .noSunsetThatDay: "Soarele nu apune."  // The sun does not set.
        case .clearWeather: "Senin"  // clear
        case .mostlyClearWeather: "Predominant senin"  // mostly clear
        case .partlyCloudyWeather: "Parțial noros"  // partly cloudy
        case .mostlyCloudyWeather: "Predominant noros"  // mostly cloudy
        case .overcastWeather: "Cer acoperit"  // covered sky
        case .fogWeather: "Ceață"  // fog
        case .freezingFogWeather: "Ceață care îngheață"  // freezing fog
        case .mistWeather: "Ceață ușoară"  // light fog
        case .hazeWeather: "Pâclă"  // haze
        case .smokeWeather: "Fum"  // smoke
        case .dustWeather: "Praf"  // dust
        case .volcanicAshWeather: "Cenușă vulcanică"  // volcanic ash
        case .lightDrizzleWeather: "Burniță slabă"  // weak drizzle
        case .drizzleWeather: "Burniță"  // drizzle
        case .heavyDrizzleWeather: "Burniță puternică"  // strong drizzle
        case .freezingDrizzleWeather: "Burniță înghețată"  // frozen drizzle
        case .lightRainWeather: "Ploaie slabă"  // weak rain
        case .rainWeather: "Ploaie"  // rain
        case .heavyRainWeather: "Ploaie torențială"  // torrential rain
        case .lightShowersWeather: "Averse slabe de ploaie"  // light rain showers
        case .showersWeather: "Averse de ploaie"  // rain showers
        case .heavyShowersWeather: "Averse puternice de ploaie"  // heavy rain showers
        case .lightFreezingRainWeather: "Ploaie înghețată slabă"  // light freezing rain
        case .freezingRainWeather: "Ploaie înghețată"  // frozen rain
        case .heavyFreezingRainWeather: "Ploaie înghețată puternică"  // heavy freezing rain
        case .lightSleetWeather: "Lapoviță ușoară"  // light sleet
        case .sleetWeather: "Lapoviță"  // sleet
        case .heavySleetWeather: "Lapoviță puternică"  // heavy sleet
        case .lightSleetShowersWeather: "Averse slabe de lapoviță"  // light sleet showers
        case .sleetShowersWeather: "Averse de lapoviță"  // sleet showers
        case .heavySleetShowersWeather: "Averse puternice de lapoviță"  // heavy sleet showers
        case .lightSnowWeather: "Ninsoare slabă"  // light snow
        case .snowWeather: "Ninsoare"  // snow
        case .heavySnowWeather: "Ninsoare puternică"  // heavy snow
        case .lightSnowShowersWeather: "Averse slabe de ninsoare"  // light snow showers
        case .snowShowersWeather: "Averse de ninsoare"  // snow showers
        case .heavySnowShowersWeather: "Averse puternice de ninsoare"  // heavy snow showers
        case .snowGrainsWeather: "Ninsoare grăunțoasă"  // grainy snowfall
        case .blowingSnowWeather: "Zăpadă viscolită"  // blowing snow
        case .blizzardWeather: "Viscol"  // blizzard
        case .hailWeather: "Grindină"  // hail
        case .precipitationWeather: "Precipitații"  // precipitation
        case .lightThunderstormWeather: "Furtună ușoară"  // light storm
        case .thunderstormWeather: "Furtună"  // storm
        case .heavyThunderstormWeather: "Furtună puternică"  // strong storm
        case .thunderstormWithHailWeather: "Furtună"  // storm
        case .snowAndThunderWeather: "Furtună"  // storm
        case .sleetAndThunderWeather: "Furtună"  // storm
        case .windyWeather: "Vântos"  // windy
        case .squallsWeather: "Vijelie"  // squalls
        case .tornadoWeather: "Tornadă"  // tornado
        case .tropicalStormWeather: "Furtună tropicală"  // tropical storm
        case .hurricaneWeather: "Uragan"  // hurricane
        case .hotWeather: "Foarte cald"  // very warm
        case .coldWeather: "Frig"  // cold
        case .newMoon: "Lună nouă"  // new moon
        case .waxingCrescentMoon: "Semilună în creștere"  // half-moon in growth
        case .firstQuarterMoon: "Primul pătrar"  // first quarter
        case .waxingGibbousMoon: "Lună în creștere"  // moon in growth
        case .fullMoon: "Lună plină"  // full moon
        case .waningGibbousMoon: "Lună în descreștere"  // moon in decrease
        case .lastQuarterMoon: "Ultimul pătrar"  // last quarter
        case .waningCrescentMoon: "Semilună în descreștere"  // half-moon in decrease
        case .lowUV: "Scăzut"  // low
        case .moderateUV: "Moderat"  // moderate
        case .highUV: "Ridicat"  // high
        case .veryHighUV: "Foarte ridicat"  // very high
        case .extremeUV: "Extrem"  // extreme
        case .force0: "Calm"  // calm
        case .force1: "Adiere ușoară"  // light air
        case .force2: "Briză ușoară"  // light breeze
        case .force3: "Vânt slab"  // gentle breeze
        case .force4: "Vânt moderat"  // moderate breeze
        case .force5: "Vânt tare"  // fresh breeze
        case .force6: "Vânt foarte tare"  // strong breeze
        case .force7: "Vânt puternic"  // near gale
        case .force8: "Vânt foarte puternic"  // gale
        case .force9: "Furtună"  // strong gale
        case .force10: "Furtună puternică"  // storm
        case .force11: "Furtună violentă"  // violent storm
        case .force12: "Uragan"  // hurricane
        case .summaryFrom: "%@ de la %@"  // %@ from the %@
        case .summaryFromAtOne: "%@ de la %@"  // %@ from the %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
