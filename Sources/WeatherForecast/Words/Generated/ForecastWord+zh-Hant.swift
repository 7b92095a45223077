// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textZhHant: String {
        switch self {
        case .feelsLikeTitle: "體感溫度"  // temperature felt by the body
        case .windTitle: "風"  // wind
        case .humidityTitle: "濕度"  // humidity
        case .dewPointTitle: "露點"  // dew point
        case .pressureTitle: "氣壓"  // air pressure
        case .visibilityTitle: "能見度"  // degree of being able to see
        case .uvIndexTitle: "紫外線指數"  // ultraviolet index
        case .precipitationTitle: "雨"  // rain
        case .sunriseTitle: "日出"  // sun comes out
        case .sunsetTitle: "日落"  // sun falls
        case .pressureLow: "偏低"  // on the low side
        case .pressureNormal: "正常"  // normal
        case .pressureHigh: "偏高"  // on the high side
        case .pressureLowInFull: "氣壓偏低"  // air pressure on the low side
        case .pressureNormalInFull: "氣壓正常"  // air pressure normal
        case .pressureHighInFull: "氣壓偏高"  // air pressure on the high side
        case .pressureFallingFast: "快速下降"  // descends rapidly
        case .pressureFalling: "下降"  // descends
        case .pressureSteady: "穩定"  // stable
        case .pressureRising: "上升"  // ascends
        case .pressureRisingFast: "快速上升"  // ascends rapidly
        case .pressureFallingFastInFull: "快速下降"  // descends rapidly
        case .pressureRisingFastInFull: "快速上升"  // ascends rapidly
        case .pressureLine: "%@，%@。"  // %@, %@.
        case .rain: "雨"  // rain
        case .snow: "雪"  // snow
        case .wintryMix: "雨夾雪"  // rain with snow in it
        case .freezingRain: "凍雨"  // freezing rain
        case .precipitation: "降水"  // falling water
        case .noRain: "預計無雨"  // expected to be without rain
        case .noPrecipitation: "無降水"  // without precipitation
        case .timedPrecipitation: "%2$@起有%1$@"  // from %2$@ on there is %1$@
        case .timedPrecipitationAtOne: "%2$@起有%1$@"  // from %2$@ on there is %1$@
        case .amountOfPrecipitation: "%2$@%1$@"  // %2$@ %1$@
        case .calm: "無風"  // without wind
        case .high: "最高%@"  // highest %@
        case .low: "最低%@"  // lowest %@
        case .chanceOfPrecipitation: "降雨機率"  // probability of rainfall
        case .alert: "警特報"  // warnings and special reports
        case .until: "直到%@"  // straight until %@
        case .from: "從%@起"  // from %@ on
        case .polarNight: "永夜"  // lasting night
        case .polarDay: "永晝"  // lasting day
        case .noSunrise: "今天沒有日出。"  // Today there is no sunrise.
        case .noSunset: "今天沒有日落。"  // Today there is no sunset.
        case .noSunriseThatDay: "沒有日出。"  // There is no sunrise.
        case .noSunsetThatDay: "沒有日落。"  // There is no sunset.
        case .clearWeather: "晴"  // clear
        case .mostlyClearWeather: "晴時多雲"  // clear, at times cloudy
        case .partlyCloudyWeather: "多雲時晴"  // cloudy, at times clear
        case .mostlyCloudyWeather: "多雲時陰"  // cloudy, at times overcast
        case .overcastWeather: "陰"  // overcast
        case .fogWeather: "霧"  // fog
        case .freezingFogWeather: "凍霧"  // freezing fog
        case .mistWeather: "薄霧"  // thin fog
        case .hazeWeather: "霾"  // haze
        case .smokeWeather: "煙"  // smoke
        case .dustWeather: "灰塵"  // dust
        case .volcanicAshWeather: "火山灰"  // volcanic ash
        case .lightDrizzleWeather: "少量毛毛雨"  // light drizzle
        case .drizzleWeather: "毛毛雨"  // drizzle
        case .heavyDrizzleWeather: "大量毛毛雨"  // heavy drizzle
        case .freezingDrizzleWeather: "凍毛毛雨"  // freezing drizzle
        case .lightRainWeather: "小雨"  // small rain
        case .rainWeather: "雨"  // rain
        case .heavyRainWeather: "大雨"  // big rain
        case .lightShowersWeather: "小陣雨"  // light rain showers
        case .showersWeather: "陣雨"  // rain showers
        case .heavyShowersWeather: "大陣雨"  // heavy rain showers
        case .lightFreezingRainWeather: "小凍雨"  // light freezing rain
        case .freezingRainWeather: "凍雨"  // freezing rain
        case .heavyFreezingRainWeather: "大凍雨"  // heavy freezing rain
        case .lightSleetWeather: "小雨夾雪"  // light sleet
        case .sleetWeather: "雨夾雪"  // rain with snow in it
        case .heavySleetWeather: "大雨夾雪"  // heavy sleet
        case .lightSleetShowersWeather: "小陣雨夾雪"  // light sleet showers
        case .sleetShowersWeather: "陣雨夾雪"  // sleet showers
        case .heavySleetShowersWeather: "大陣雨夾雪"  // heavy sleet showers
        case .lightSnowWeather: "小雪"  // small snow
        case .snowWeather: "雪"  // snow
        case .heavySnowWeather: "大雪"  // big snow
        case .lightSnowShowersWeather: "小陣雪"  // light snow showers
        case .snowShowersWeather: "陣雪"  // snow showers
        case .heavySnowShowersWeather: "大陣雪"  // heavy snow showers
        case .snowGrainsWeather: "雪粒"  // snow grains
        case .blowingSnowWeather: "吹雪"  // blowing snow
        case .blizzardWeather: "暴風雪"  // blizzard
        case .hailWeather: "冰雹"  // hail
        case .precipitationWeather: "降水"  // precipitation
        case .lightThunderstormWeather: "雷雨"  // thunder rain
        case .thunderstormWeather: "雷雨"  // thunder rain
        case .heavyThunderstormWeather: "雷雨"  // thunder rain
        case .thunderstormWithHailWeather: "雷雨"  // thunder rain
        case .snowAndThunderWeather: "雷雨"  // thunder rain
        case .sleetAndThunderWeather: "雷雨"  // thunder rain
        case .windyWeather: "有風"  // windy
        case .squallsWeather: "颮"  // squalls
        case .tornadoWeather: "龍捲風"  // tornado
        case .tropicalStormWeather: "熱帶風暴"  // tropical storm
        case .hurricaneWeather: "颶風"  // hurricane
        case .hotWeather: "熱"  // hot
        case .coldWeather: "冷"  // cold
        case .newMoon: "新月"  // new moon
        case .waxingCrescentMoon: "眉月"  // brow moon
        case .firstQuarterMoon: "上弦月"  // first quarter
        case .waxingGibbousMoon: "盈凸月"  // waxing gibbous
        case .fullMoon: "滿月"  // full moon
        case .waningGibbousMoon: "虧凸月"  // waning gibbous
        case .lastQuarterMoon: "下弦月"  // last quarter
        case .waningCrescentMoon: "殘月"  // waning crescent
        case .lowUV: "低量級"  // low level
        case .moderateUV: "中量級"  // middle level
        case .highUV: "高量級"  // high level
        case .veryHighUV: "過量級"  // excess level
        case .extremeUV: "危險級"  // danger level
        case .force0: "無風"  // calm
        case .force1: "軟風"  // light air
        case .force2: "輕風"  // light breeze
        case .force3: "微風"  // gentle breeze
        case .force4: "和風"  // moderate breeze
        case .force5: "清風"  // fresh breeze
        case .force6: "強風"  // strong breeze
        case .force7: "疾風"  // near gale
        case .force8: "大風"  // gale
        case .force9: "烈風"  // strong gale
        case .force10: "狂風"  // storm
        case .force11: "暴風"  // violent storm
        case .force12: "颶風"  // hurricane
        case .summaryFrom: "%2$@起%1$@"  // from %2$@ on %1$@
        case .summaryFromAtOne: "%2$@起%1$@"  // from %2$@ on %1$@
        case .summaryLine: "%@，%@。"  // %@, %@.
        case .summarySingle: "%@。"  // %@.
        }
    }
}
