// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textIt: String {
        switch self {
        case .feelsLikeTitle: "Percepita"  // perceived
        case .windTitle: "Vento"  // wind
        case .humidityTitle: "Umidità"  // humidity
        case .dewPointTitle: "Punto di rugiada"  // point of dew
        case .pressureTitle: "Pressione"  // pressure
        case .visibilityTitle: "Visibilità"  // visibility
        case .uvIndexTitle: "Indice UV"  // index UV
        case .precipitationTitle: "Pioggia"  // rain
        case .sunriseTitle: "Alba"  // dawn
        case .sunsetTitle: "Tramonto"  // sunset
        case .pressureLow: "Bassa"  // low
        case .pressureNormal: "Normale"  // normal
        case .pressureHigh: "Alta"  // high
        case .pressureLowInFull: "Pressione bassa"  // low pressure
        case .pressureNormalInFull: "Pressione normale"  // normal pressure
        case .pressureHighInFull: "Alta pressione"  // high pressure
        case .pressureFallingFast: "Rapido calo"  // rapid decrease
        case .pressureFalling: "In calo"  // in decrease
        case .pressureSteady: "Stabile"  // stable
        case .pressureRising: "In aumento"  // in increase
        case .pressureRisingFast: "Rapido aumento"  // rapid increase
        case .pressureFallingFastInFull: "In rapido calo"  // in rapid decrease
        case .pressureRisingFastInFull: "In rapido aumento"  // in rapid increase
        case .pressureLine: "%@, %@"
        case .rain: "Pioggia"  // rain
        case .snow: "Neve"  // snow
        case .wintryMix: "Pioggia mista a neve"  // rain mixed with snow
        case .freezingRain: "Pioggia gelata"  // frozen rain
        case .precipitation: "Precipitazioni"  // precipitation
        case .noRain: "Niente pioggia"  // nothing of rain
        case .noPrecipitation: "Nessuna precipitazione"  // no precipitation
        case .timedPrecipitation: "%@ dalle %@"  // %@ from the %@
        case .timedPrecipitationAtOne: "%@ dall’%@"  // %@ from the %@, of one
        case .amountOfPrecipitation: "%1$@ di %2$@"  // %1$@ of %2$@
        case .calm: "Calma"  // calm
        case .high: "massima %@"  // greatest %@
        case .low: "minima %@"  // least %@
        case .chanceOfPrecipitation: "Probabilità di precipitazioni"  // probability of precipitation
        case .alert: "Allerta"  // alert
        case .until: "fino a %@"  // until %@
        case .from: "da %@"  // from %@
        case .polarNight: "Notte polare"  // polar night
        case .polarDay: "Giorno polare"  // polar day
        case .noSunrise: "Il sole non sorge."  // The sun does not rise.
        case .noSunset: "Il sole non tramonta."  // The sun does not set.
        case .noSunriseThatDay: "Il sole non sorge."  // The sun does not rise.
        case .noSunsetThatDay: "Il sole non tramonta."  // The sun does not set.
        case .clearWeather: "Sereno"  // clear
        case .mostlyClearWeather: "Poco nuvoloso"  // little cloudy
        case .partlyCloudyWeather: "Parzialmente nuvoloso"  // partly cloudy
        case .mostlyCloudyWeather: "Molto nuvoloso"  // very cloudy
        case .overcastWeather: "Coperto"  // overcast
        case .fogWeather: "Nebbia"  // fog
        case .freezingFogWeather: "Nebbia ghiacciata"  // icy fog
        case .mistWeather: "Nebbiolina"  // little fog
        case .hazeWeather: "Foschia"  // haze
        case .smokeWeather: "Fumo"  // smoke
        case .dustWeather: "Polvere"  // dust
        case .volcanicAshWeather: "Cenere vulcanica"  // volcanic ash
        case .lightDrizzleWeather: "Pioviggine leggera"  // light drizzle
        case .drizzleWeather: "Pioviggine"  // drizzle
        case .heavyDrizzleWeather: "Pioviggine forte"  // heavy drizzle
        case .freezingDrizzleWeather: "Pioviggine congelantesi"  // freezing drizzle
        case .lightRainWeather: "Pioggia leggera"  // light rain
        case .rainWeather: "Pioggia"  // rain
        case .heavyRainWeather: "Pioggia intensa"  // heavy rain
        case .lightShowersWeather: "Rovesci leggeri"  // light rain showers
        case .showersWeather: "Rovesci di pioggia"  // rain showers
        case .heavyShowersWeather: "Rovesci intensi"  // heavy rain showers
        case .lightFreezingRainWeather: "Pioggia gelata leggera"  // light freezing rain
        case .freezingRainWeather: "Pioggia gelata"  // frozen rain
        case .heavyFreezingRainWeather: "Forte pioggia gelata"  // heavy freezing rain
        case .lightSleetWeather: "Pioggia leggera mista a neve"  // light sleet
        case .sleetWeather: "Pioggia mista a neve"  // rain mixed with snow
        case .heavySleetWeather: "Pioggia intensa mista a neve"  // heavy sleet
        case .lightSleetShowersWeather: "Rovesci di acquaneve"  // showers of water snow
        case .sleetShowersWeather: "Rovesci di acquaneve"  // showers of water snow
        case .heavySleetShowersWeather: "Rovesci di acquaneve"  // showers of water snow
        case .lightSnowWeather: "Neve leggera"  // light snow
        case .snowWeather: "Neve"  // snow
        case .heavySnowWeather: "Neve intensa"  // heavy snow
        case .lightSnowShowersWeather: "Rovesci nevosi leggeri"  // light snow showers
        case .snowShowersWeather: "Rovesci nevosi"  // snow showers
        case .heavySnowShowersWeather: "Rovesci nevosi forti"  // heavy snow showers
        case .snowGrainsWeather: "Neve a granelli"  // snow grains
        case .blowingSnowWeather: "Neve soffiata"  // blown snow
        case .blizzardWeather: "Bufera di neve"  // snow gale
        case .hailWeather: "Grandine"  // hail
        case .precipitationWeather: "Precipitazioni"  // precipitation
        case .lightThunderstormWeather: "Temporale leggero"  // light thunderstorm
        case .thunderstormWeather: "Temporale"  // thunderstorm
        case .heavyThunderstormWeather: "Temporale forte"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Temporale con grandine"  // thunderstorm with hail
        case .snowAndThunderWeather: "Temporale con neve"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Temporale con nevischio"  // thunderstorm with sleet
        case .windyWeather: "Ventoso"  // windy
        case .squallsWeather: "Groppi"  // squalls
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tempesta tropicale"  // tropical storm
        case .hurricaneWeather: "Uragano"  // hurricane
        case .hotWeather: "Caldo"  // hot
        case .coldWeather: "Freddo"  // cold
        case .newMoon: "Luna nuova"  // new moon
        case .waxingCrescentMoon: "Luna crescente"  // waxing crescent
        case .firstQuarterMoon: "Primo quarto"  // first quarter
        case .waxingGibbousMoon: "Gibbosa crescente"  // waxing gibbous
        case .fullMoon: "Luna piena"  // full moon
        case .waningGibbousMoon: "Gibbosa calante"  // waning gibbous
        case .lastQuarterMoon: "Ultimo quarto"  // last quarter
        case .waningCrescentMoon: "Luna calante"  // waning crescent
        case .lowUV: "Basso"  // low
        case .moderateUV: "Moderato"  // moderate
        case .highUV: "Alto"  // high
        case .veryHighUV: "Molto alto"  // very high
        case .extremeUV: "Estremo"  // extreme
        case .force0: "Calma"  // calm
        case .force1: "Bava di vento"  // drool of wind
        case .force2: "Brezza leggera"  // light breeze
        case .force3: "Brezza tesa"  // taut breeze
        case .force4: "Vento moderato"  // moderate breeze
        case .force5: "Vento teso"  // taut wind
        case .force6: "Vento fresco"  // strong breeze
        case .force7: "Vento forte"  // strong wind
        case .force8: "Burrasca"  // gale
        case .force9: "Burrasca forte"  // strong gale
        case .force10: "Tempesta"  // storm
        case .force11: "Tempesta violenta"  // violent storm
        case .force12: "Uragano"  // hurricane
        case .summaryFrom: "%@ dalle %@"  // %@ from the %@
        case .summaryFromAtOne: "%@ dall’%@"  // %@ from the %@, of one
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
