// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textPt: String {
        switch self {
        case .feelsLikeTitle: "Sensação térmica"  // thermal sensation
        case .windTitle: "Vento"  // wind
        case .humidityTitle: "Umidade"  // humidity
        case .dewPointTitle: "Ponto de orvalho"  // point of dew
        case .pressureTitle: "Pressão"  // pressure
        case .visibilityTitle: "Visibilidade"  // visibility
        case .uvIndexTitle: "Índice UV"  // index UV
        case .precipitationTitle: "Chuva"  // rain
        case .sunriseTitle: "Nascer do sol"  // birth of the sun
        case .sunsetTitle: "Pôr do sol"  // setting of the sun
        case .pressureLow: "Baixa"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Alta"  // high
        case .pressureLowInFull: "Pressão baixa"  // low pressure
        case .pressureNormalInFull: "Pressão normal"  // normal pressure
        case .pressureHighInFull: "Pressão alta"  // high pressure
        case .pressureFallingFast: "Caindo rápido"  // falling fast
        case .pressureFalling: "Caindo"  // falling
        case .pressureSteady: "Estável"  // stable
        case .pressureRising: "Subindo"  // going up
        case .pressureRisingFast: "Subindo rápido"  // going up fast
        case .pressureFallingFastInFull: "Caindo rápido"  // falling fast
        case .pressureRisingFastInFull: "Subindo rápido"  // going up fast
        case .pressureLine: "%@, %@."
        case .rain: "Chuva"  // rain
        case .snow: "Neve"  // snow
        case .wintryMix: "Chuva com neve"  // rain with snow
        case .freezingRain: "Chuva congelante"  // freezing rain
        case .precipitation: "Precipitação"  // precipitation
        case .noRain: "Sem precipitação"  // without precipitation
        case .noPrecipitation: "Sem precipitação"  // without precipitation
        case .timedPrecipitation: "%@ a partir das %@"  // %@ beginning from the %@
        case .timedPrecipitationAtOne: "%@ a partir da %@"  // %@ beginning from the %@, of one
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "Calmo"  // calm
        case .high: "máxima %@"  // greatest %@
        case .low: "mínima %@"  // least %@
        case .chanceOfPrecipitation: "Probabilidade de precipitação"  // probability of precipitation
        case .alert: "Alerta"  // alert
        case .until: "até %@"  // until %@
        case .from: "de %@"  // from %@
        case .polarNight: "Noite polar"  // polar night
        case .polarDay: "Dia polar"  // polar day
        case .noSunrise: "O Sol não vai nascer hoje."  // The sun is not going to be born today.
        case .noSunset: "O Sol não vai se pôr hoje."  // The sun is not going to set today.
        case .noSunriseThatDay: "O Sol não vai nascer."  // The sun is not going to be born.
        case .noSunsetThatDay: "O Sol não vai se pôr."  // The sun is not going to set.
        case .clearWeather: "Céu limpo"  // clean sky
        case .mostlyClearWeather: "Céu quase limpo"  // almost clean sky
        case .partlyCloudyWeather: "Parcialmente nublado"  // partly cloudy
        case .mostlyCloudyWeather: "Majoritariamente nublado"  // mostly cloudy
        case .overcastWeather: "Céu encoberto"  // covered sky
        case .fogWeather: "Nevoeiro"  // fog
        case .freezingFogWeather: "Nevoeiro congelado"  // frozen fog
        case .mistWeather: "Névoa"  // mist
        case .hazeWeather: "Névoa seca"  // dry mist
        case .smokeWeather: "Fumaça"  // smoke
        case .dustWeather: "Poeira"  // dust
        case .volcanicAshWeather: "Cinzas vulcânicas"  // volcanic ash
        case .lightDrizzleWeather: "Garoa leve"  // light drizzle
        case .drizzleWeather: "Garoa"  // drizzle
        case .heavyDrizzleWeather: "Garoa forte"  // heavy drizzle
        case .freezingDrizzleWeather: "Garoa congelante"  // freezing drizzle
        case .lightRainWeather: "Chuva fraca"  // weak rain
        case .rainWeather: "Chuva"  // rain
        case .heavyRainWeather: "Chuva forte"  // strong rain
        case .lightShowersWeather: "Pancadas de chuva fraca"  // showers of weak rain
        case .showersWeather: "Pancadas de chuva"  // blows of rain
        case .heavyShowersWeather: "Pancadas de chuva forte"  // showers of strong rain
        case .lightFreezingRainWeather: "Chuva congelante fraca"  // light freezing rain
        case .freezingRainWeather: "Chuva congelante"  // freezing rain
        case .heavyFreezingRainWeather: "Chuva congelante forte"  // heavy freezing rain
        case .lightSleetWeather: "Chuva com neve"  // rain with snow
        case .sleetWeather: "Chuva com neve"  // rain with snow
        case .heavySleetWeather: "Chuva com neve"  // rain with snow
        case .lightSleetShowersWeather: "Pancadas leves de chuva com neve"  // light sleet showers
        case .sleetShowersWeather: "Pancadas de chuva com neve"  // sleet showers
        case .heavySleetShowersWeather: "Pancadas fortes de chuva com neve"  // heavy sleet showers
        case .lightSnowWeather: "Neve fraca"  // weak snow
        case .snowWeather: "Neve"  // snow
        case .heavySnowWeather: "Neve forte"  // strong snow
        case .lightSnowShowersWeather: "Pancadas de neve fraca"  // light snow showers
        case .snowShowersWeather: "Pancadas de neve"  // snow showers
        case .heavySnowShowersWeather: "Pancadas de neve forte"  // heavy snow showers
        case .snowGrainsWeather: "Grãos de neve"  // snow grains
        case .blowingSnowWeather: "Neve com vento"  // snow with wind
        case .blizzardWeather: "Nevasca"  // blizzard
        case .hailWeather: "Granizo"  // hail
        case .precipitationWeather: "Precipitação"  // precipitation
        case .lightThunderstormWeather: "Tempestade"  // storm
        case .thunderstormWeather: "Tempestade"  // storm
        case .heavyThunderstormWeather: "Tempestade"  // storm
        case .thunderstormWithHailWeather: "Tempestade com granizo"  // thunderstorm with hail
        case .snowAndThunderWeather: "Tempestade com neve"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Tempestade"  // storm
        case .windyWeather: "Com ventos"  // with winds
        case .squallsWeather: "Ventania"  // squalls
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tempestade tropical"  // tropical storm
        case .hurricaneWeather: "Furacão"  // hurricane
        case .hotWeather: "Quente"  // hot
        case .coldWeather: "Frio"  // cold
        case .newMoon: "Lua nova"  // new moon
        case .waxingCrescentMoon: "Lua crescente"  // growing moon
        case .firstQuarterMoon: "Quarto crescente"  // growing quarter
        case .waxingGibbousMoon: "Gibosa crescente"  // waxing gibbous
        case .fullMoon: "Lua cheia"  // full moon
        case .waningGibbousMoon: "Gibosa minguante"  // waning gibbous
        case .lastQuarterMoon: "Quarto minguante"  // waning quarter
        case .waningCrescentMoon: "Lua minguante"  // waning moon
        case .lowUV: "Baixo"  // low
        case .moderateUV: "Moderado"  // moderate
        case .highUV: "Alto"  // high
        case .veryHighUV: "Muito alto"  // very high
        case .extremeUV: "Extremo"  // extreme
        case .force0: "Calmo"  // calm
        case .force1: "Aragem"  // light air
        case .force2: "Brisa leve"  // light breeze
        case .force3: "Brisa fraca"  // gentle breeze
        case .force4: "Brisa moderada"  // moderate breeze
        case .force5: "Brisa forte"  // fresh breeze
        case .force6: "Vento fresco"  // strong breeze
        case .force7: "Vento forte"  // near gale
        case .force8: "Ventania"  // gale
        case .force9: "Ventania forte"  // strong gale
        case .force10: "Tempestade"  // storm
        case .force11: "Tempestade violenta"  // violent storm
        case .force12: "Furacão"  // hurricane
        case .summaryFrom: "%@ a partir das %@"  // %@ beginning from the %@
        case .summaryFromAtOne: "%@ a partir da %@"  // %@ beginning from the %@, of one
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
