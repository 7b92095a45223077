// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textNb: String {
        switch self {
        case .feelsLikeTitle: "Føles som"  // feels like
        case .windTitle: "Vind"  // wind
        case .humidityTitle: "Luftfuktighet"  // air humidity
        case .dewPointTitle: "Duggpunkt"  // dew point
        case .pressureTitle: "Lufttrykk"  // air pressure
        case .visibilityTitle: "Sikt"  // sight
        case .uvIndexTitle: "UV-indeks"  // UV index
        case .precipitationTitle: "Regn"  // rain
        case .sunriseTitle: "Soloppgang"  // sunrise
        case .sunsetTitle: "Solnedgang"  // sunset
        case .pressureLow: "Lavt"  // low
        case .pressureNormal: "Normalt"  // normal
        case .pressureHigh: "Høyt"  // high
        case .pressureLowInFull: "Lavt trykk"  // low pressure
        case .pressureNormalInFull: "Normalt trykk"  // normal pressure
        case .pressureHighInFull: "Høyt trykk"  // high pressure
        case .pressureFallingFast: "Faller raskt"  // falls quickly
        case .pressureFalling: "Faller"  // falls
        case .pressureSteady: "Stabilt"  // stable
        case .pressureRising: "Stiger"  // rises
        case .pressureRisingFast: "Stiger raskt"  // rises quickly
        case .pressureFallingFastInFull: "Faller raskt"  // falls quickly
        case .pressureRisingFastInFull: "Stiger raskt"  // rises quickly
        case .pressureLine: "%@, %@."
        case .rain: "Regn"  // rain
        case .snow: "Snø"  // snow
        case .wintryMix: "Sludd"  // sleet
        case .freezingRain: "Underkjølt regn"  // undercooled rain
        case .precipitation: "Nedbør"  // precipitation
        case .noRain: "Ingen nedbør"  // no precipitation
        case .noPrecipitation: "Ingen nedbør"  // no precipitation
        case .timedPrecipitation: "%@ fra %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ fra %@"  // %@ from %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Stille"  // stillness
        case .high: "høyeste %@"  // highest %@
        case .low: "laveste %@"  // lowest %@
        case .chanceOfPrecipitation: "Nedbørssannsynlighet"  // probability of precipitation
        case .alert: "Farevarsel"  // warning of danger
        case .until: "til %@"  // until %@
        case .from: "fra %@"  // from %@
        case .polarNight: "Mørketid"  // time of darkness
        case .polarDay: "Midnattssol"  // midnight sun
        case .noSunrise: "Solen står ikke opp i dag."  // The sun does not get up today.
        case .noSunset: "Solen går ikke ned i dag."  // The sun does not go down today.
        case .noSunriseThatDay: "Solen står ikke opp."  // The sun does not get up.
        case .noSunsetThatDay: "Solen går ikke ned."  // The sun does not go down.
        case .clearWeather: "Klarvær"  // clear weather
        case .mostlyClearWeather: "Lettskyet"  // lightly clouded
        case .partlyCloudyWeather: "Delvis skyet"  // partly cloudy
        case .mostlyCloudyWeather: "For det meste skyet"  // mostly cloudy
        case .overcastWeather: "Overskyet"  // overcast
        case .fogWeather: "Tåke"  // fog
        case .freezingFogWeather: "Tåke"  // fog
        case .mistWeather: "Tåkedis"  // fog haze
        case .hazeWeather: "Tørrdis"  // dry haze
        case .smokeWeather: "Røyk"  // smoke
        case .dustWeather: "Støv"  // dust
        case .volcanicAshWeather: "Vulkansk aske"  // volcanic ash
        case .lightDrizzleWeather: "Lett yr"  // light drizzle
        case .drizzleWeather: "Yr"  // drizzle
        case .heavyDrizzleWeather: "Kraftig yr"  // heavy drizzle
        case .freezingDrizzleWeather: "Underkjølt yr"  // supercooled drizzle
        case .lightRainWeather: "Lett regn"  // light rain
        case .rainWeather: "Regn"  // rain
        case .heavyRainWeather: "Kraftig regn"  // heavy rain
        case .lightShowersWeather: "Lette regnbyger"  // light rain showers
        case .showersWeather: "Regnbyger"  // rain showers
        case .heavyShowersWeather: "Kraftige regnbyger"  // heavy rain showers
        case .lightFreezingRainWeather: "Lett underkjølt regn"  // light freezing rain
        case .freezingRainWeather: "Underkjølt regn"  // supercooled rain
        case .heavyFreezingRainWeather: "Kraftig underkjølt regn"  // heavy freezing rain
        case .lightSleetWeather: "Lett sludd"  // light sleet
        case .sleetWeather: "Sludd"  // sleet
        case .heavySleetWeather: "Kraftig sludd"  // heavy sleet
        case .lightSleetShowersWeather: "Lette sluddbyger"  // light sleet showers
        case .sleetShowersWeather: "Sluddbyger"  // sleet showers
        case .heavySleetShowersWeather: "Kraftige sluddbyger"  // heavy sleet showers
        case .lightSnowWeather: "Lett snø"  // light snow
        case .snowWeather: "Snø"  // snow
        case .heavySnowWeather: "Kraftig snø"  // heavy snow
        case .lightSnowShowersWeather: "Lette snøbyger"  // light snow showers
        case .snowShowersWeather: "Snøbyger"  // snow showers
        case .heavySnowShowersWeather: "Kraftige snøbyger"  // heavy snow showers
        case .snowGrainsWeather: "Kornsnø"  // snow grains
        case .blowingSnowWeather: "Snøfokk"  // blowing snow
        case .blizzardWeather: "Snøstorm"  // blizzard
        case .hailWeather: "Hagl"  // hail
        case .precipitationWeather: "Nedbør"  // precipitation
        case .lightThunderstormWeather: "Lett tordenvær"  // light thunderstorm
        case .thunderstormWeather: "Tordenvær"  // thunderstorm
        case .heavyThunderstormWeather: "Kraftig tordenvær"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Tordenvær med hagl"  // thunderstorm with hail
        case .snowAndThunderWeather: "Snø og torden"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Sludd og torden"  // thunderstorm with sleet
        case .windyWeather: "Vindfullt"  // windy
        case .squallsWeather: "Vindrosser"  // squalls
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tropisk storm"  // tropical storm
        case .hurricaneWeather: "Orkan"  // hurricane
        case .hotWeather: "Varmt"  // warm
        case .coldWeather: "Kaldt"  // cold
        case .newMoon: "Nymåne"  // new moon
        case .waxingCrescentMoon: "Voksende månesigd"  // growing moon-sickle
        case .firstQuarterMoon: "Første kvarter"  // first quarter
        case .waxingGibbousMoon: "Voksende måne"  // growing moon
        case .fullMoon: "Fullmåne"  // full moon
        case .waningGibbousMoon: "Minkende måne"  // shrinking moon
        case .lastQuarterMoon: "Siste kvarter"  // last quarter
        case .waningCrescentMoon: "Minkende månesigd"  // shrinking moon-sickle
        case .lowUV: "Lav"  // low
        case .moderateUV: "Moderat"  // moderate
        case .highUV: "Sterk"  // strong
        case .veryHighUV: "Svært sterk"  // very strong
        case .extremeUV: "Ekstrem"  // extreme
        case .force0: "Stille"  // calm
        case .force1: "Flau vind"  // light air
        case .force2: "Svak vind"  // light breeze
        case .force3: "Lett bris"  // gentle breeze
        case .force4: "Laber bris"  // moderate breeze
        case .force5: "Frisk bris"  // fresh breeze
        case .force6: "Liten kuling"  // strong breeze
        case .force7: "Stiv kuling"  // near gale
        case .force8: "Sterk kuling"  // gale
        case .force9: "Liten storm"  // strong gale
        case .force10: "Full storm"  // storm
        case .force11: "Sterk storm"  // violent storm
        case .force12: "Orkan"  // hurricane
        case .summaryFrom: "%@ fra %@"  // %@ from %@
        case .summaryFromAtOne: "%@ fra %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
