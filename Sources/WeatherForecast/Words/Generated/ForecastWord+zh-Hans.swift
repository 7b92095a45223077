// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textZhHans: String {
        switch self {
        case .feelsLikeTitle: "体感温度"  // temperature felt by the body
        case .windTitle: "风"  // wind
        case .humidityTitle: "湿度"  // humidity
        case .dewPointTitle: "露点"  // dew point
        case .pressureTitle: "气压"  // air pressure
        case .visibilityTitle: "能见度"  // degree of being able to see
        case .uvIndexTitle: "紫外线指数"  // ultraviolet index
        case .precipitationTitle: "雨"  // rain
        case .sunriseTitle: "日出"  // sun comes out
        case .sunsetTitle: "日落"  // sun falls
        case .pressureLow: "偏低"  // on the low side
        case .pressureNormal: "正常"  // normal
        case .pressureHigh: "偏高"  // on the high side
        case .pressureLowInFull: "气压偏低"  // air pressure on the low side
        case .pressureNormalInFull: "气压正常"  // air pressure normal
        case .pressureHighInFull: "气压偏高"  // air pressure on the high side
        case .pressureFallingFast: "快速下降"  // descends rapidly
        case .pressureFalling: "下降"  // descends
        case .pressureSteady: "稳定"  // stable
        case .pressureRising: "上升"  // ascends
        case .pressureRisingFast: "快速上升"  // ascends rapidly
        case .pressureFallingFastInFull: "快速下降"  // descends rapidly
        case .pressureRisingFastInFull: "快速上升"  // ascends rapidly
        case .pressureLine: "%@，%@。"  // %@, %@.
        case .rain: "雨"  // rain
        case .snow: "雪"  // snow
        case .wintryMix: "雨夹雪"  // rain with snow in it
        case .freezingRain: "冻雨"  // freezing rain
        case .precipitation: "降水"  // falling water
        case .noRain: "预计无雨"  // expected to be without rain
        case .noPrecipitation: "无降水"  // without precipitation
        case .timedPrecipitation: "%2$@起有%1$@"  // from %2$@ on there is %1$@
        case .timedPrecipitationAtOne: "%2$@起有%1$@"  // from %2$@ on there is %1$@
        case .amountOfPrecipitation: "%2$@%1$@"  // %2$@ %1$@
        case .calm: "无风"  // without wind
        case .high: "最高%@"  // highest %@
        case .low: "最低%@"  // lowest %@
        case .chanceOfPrecipitation: "降水概率"  // probability of precipitation
        case .alert: "预警"  // early warning
        case .until: "直到%@"  // straight until %@
        case .from: "从%@起"  // from %@ on
        case .polarNight: "极夜"  // night of the pole
        case .polarDay: "极昼"  // daytime of the pole
        case .noSunrise: "今天太阳不会升起。"  // Today the sun will not rise.
        case .noSunset: "今天太阳不会落下。"  // Today the sun will not go down.
        case .noSunriseThatDay: "太阳不会升起。"  // The sun will not rise.
        case .noSunsetThatDay: "太阳不会落下。"  // The sun will not go down.
        case .clearWeather: "晴"  // clear
        case .mostlyClearWeather: "晴"  // clear
        case .partlyCloudyWeather: "少云"  // few clouds
        case .mostlyCloudyWeather: "多云"  // many clouds
        case .overcastWeather: "阴"  // overcast
        case .fogWeather: "雾"  // fog
        case .freezingFogWeather: "冻雾"  // freezing fog
        case .mistWeather: "轻雾"  // light fog
        case .hazeWeather: "霾"  // haze
        case .smokeWeather: "烟"  // smoke
        case .dustWeather: "浮尘"  // floating dust
        case .volcanicAshWeather: "火山灰"  // volcanic ash
        case .lightDrizzleWeather: "小毛毛雨"  // light drizzle
        case .drizzleWeather: "毛毛雨"  // drizzle
        case .heavyDrizzleWeather: "大毛毛雨"  // heavy drizzle
        case .freezingDrizzleWeather: "冻毛毛雨"  // freezing drizzle
        case .lightRainWeather: "小雨"  // small rain
        case .rainWeather: "雨"  // rain
        case .heavyRainWeather: "大雨"  // big rain
        case .lightShowersWeather: "小阵雨"  // light rain showers
        case .showersWeather: "阵雨"  // rain showers
        case .heavyShowersWeather: "大阵雨"  // heavy rain showers
        case .lightFreezingRainWeather: "小冻雨"  // light freezing rain
        case .freezingRainWeather: "冻雨"  // freezing rain
        case .heavyFreezingRainWeather: "大冻雨"  // heavy freezing rain
        case .lightSleetWeather: "小雨夹雪"  // light sleet
        case .sleetWeather: "雨夹雪"  // rain with snow in it
        case .heavySleetWeather: "大雨夹雪"  // heavy sleet
        case .lightSleetShowersWeather: "小阵雨夹雪"  // light sleet showers
        case .sleetShowersWeather: "阵雨夹雪"  // sleet showers
        case .heavySleetShowersWeather: "大阵雨夹雪"  // heavy sleet showers
        case .lightSnowWeather: "小雪"  // small snow
        case .snowWeather: "雪"  // snow
        case .heavySnowWeather: "大雪"  // big snow
        case .lightSnowShowersWeather: "小阵雪"  // light snow showers
        case .snowShowersWeather: "阵雪"  // snow showers
        case .heavySnowShowersWeather: "大阵雪"  // heavy snow showers
        case .snowGrainsWeather: "米雪"  // rice snow
        case .blowingSnowWeather: "风吹雪"  // blowing snow
        case .blizzardWeather: "暴风雪"  // blizzard
        case .hailWeather: "冰雹"  // hail
        case .precipitationWeather: "降水"  // precipitation
        case .lightThunderstormWeather: "小雷暴"  // light thunderstorm
        case .thunderstormWeather: "雷暴"  // thunderstorm
        case .heavyThunderstormWeather: "强雷暴"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "雷暴伴有冰雹"  // thunderstorm with hail
        case .snowAndThunderWeather: "雷暴伴有雪"  // thunderstorm with snow
        case .sleetAndThunderWeather: "雷暴伴有雨夹雪"  // thunderstorm with sleet
        case .windyWeather: "有风"  // there is wind
        case .squallsWeather: "飑"  // squalls
        case .tornadoWeather: "龙卷风"  // tornado
        case .tropicalStormWeather: "热带风暴"  // tropical storm
        case .hurricaneWeather: "飓风"  // hurricane
        case .hotWeather: "热"  // hot
        case .coldWeather: "冷"  // cold
        case .newMoon: "新月"  // new moon
        case .waxingCrescentMoon: "蛾眉月"  // moth-brow moon
        case .firstQuarterMoon: "上弦月"  // first quarter
        case .waxingGibbousMoon: "盈凸月"  // waxing gibbous
        case .fullMoon: "满月"  // full moon
        case .waningGibbousMoon: "亏凸月"  // waning gibbous
        case .lastQuarterMoon: "下弦月"  // last quarter
        case .waningCrescentMoon: "残月"  // waning crescent
        case .lowUV: "低"  // low
        case .moderateUV: "中等"  // middling
        case .highUV: "高"  // high
        case .veryHighUV: "很高"  // very high
        case .extremeUV: "极端"  // extreme
        case .force0: "无风"  // calm
        case .force1: "软风"  // light air
        case .force2: "轻风"  // light breeze
        case .force3: "微风"  // gentle breeze
        case .force4: "和风"  // moderate breeze
        case .force5: "清劲风"  // fresh breeze
        case .force6: "强风"  // strong breeze
        case .force7: "疾风"  // near gale
        case .force8: "大风"  // gale
        case .force9: "烈风"  // strong gale
        case .force10: "狂风"  // storm
        case .force11: "暴风"  // violent storm
        case .force12: "飓风"  // hurricane
        case .summaryFrom: "%2$@起%1$@"  // from %2$@ on %1$@
        case .summaryFromAtOne: "%2$@起%1$@"  // from %2$@ on %1$@
        case .summaryLine: "%@，%@。"  // %@, %@.
        case .summarySingle: "%@。"  // %@.
        }
    }
}
