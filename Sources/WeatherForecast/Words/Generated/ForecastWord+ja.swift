// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textJa: String {
        switch self {
        case .feelsLikeTitle: "体感温度"  // temperature felt by the body
        case .windTitle: "風"  // wind
        case .humidityTitle: "湿度"  // humidity
        case .dewPointTitle: "露点"  // dew point
        case .pressureTitle: "気圧"  // air pressure
        case .visibilityTitle: "視程"  // range of sight
        case .uvIndexTitle: "UV指数"  // UV index
        case .precipitationTitle: "雨"  // rain
        case .sunriseTitle: "日の出"  // coming out of the sun
        case .sunsetTitle: "日の入り"  // going in of the sun
        case .pressureLow: "低め"  // rather low
        case .pressureNormal: "普通"  // usual
        case .pressureHigh: "高め"  // rather high
        case .pressureLowInFull: "気圧は低め"  // the air pressure is rather low
        case .pressureNormalInFull: "気圧は普通"  // the air pressure is usual
        case .pressureHighInFull: "気圧は高め"  // the air pressure is rather high
        case .pressureFallingFast: "急降下"  // steep descent
        case .pressureFalling: "下降"  // descent
        case .pressureSteady: "安定"  // stability
        case .pressureRising: "上昇"  // ascent
        case .pressureRisingFast: "急上昇"  // steep ascent
        case .pressureFallingFastInFull: "急降下"  // steep descent
        case .pressureRisingFastInFull: "急上昇"  // steep ascent
        case .pressureLine: "%@、%@。"  // %@, %@.
        case .rain: "雨"  // rain
        case .snow: "雪"  // snow
        case .wintryMix: "みぞれ"  // sleet
        case .freezingRain: "着氷性の雨"  // rain that ices
        case .precipitation: "降水"  // falling water
        case .noRain: "降水なし"  // no precipitation
        case .noPrecipitation: "降水なし"  // no precipitation
        case .timedPrecipitation: "%2$@から%1$@"  // from %2$@ %1$@
        case .timedPrecipitationAtOne: "%2$@から%1$@"  // from %2$@ %1$@
        case .amountOfPrecipitation: "%2$@%1$@"  // %2$@ %1$@
        case .calm: "静穏"  // quiet and calm
        case .high: "最高%@"  // highest %@
        case .low: "最低%@"  // lowest %@
        case .chanceOfPrecipitation: "降水確率"  // probability of precipitation
        case .alert: "アラート"  // alert
        case .until: "%@まで"  // %@ until
        case .from: "%@から"  // %@ from
        case .polarNight: "極夜"  // night of the pole
        case .polarDay: "白夜"  // white night
        case .noSunrise: "本日太陽は昇りません。"  // Today the sun does not rise.
        case .noSunset: "本日太陽は沈みません。"  // Today the sun does not sink.
        case .noSunriseThatDay: "太陽は昇りません。"  // The sun does not rise.
        case .noSunsetThatDay: "太陽は沈みません。"  // The sun does not sink.
        case .clearWeather: "快晴"  // clear
        case .mostlyClearWeather: "ほぼ晴れ"  // nearly clear
        case .partlyCloudyWeather: "晴れ時々曇り"  // clear, at times cloudy
        case .mostlyCloudyWeather: "ほぼ曇り"  // nearly cloudy
        case .overcastWeather: "曇り"  // cloudy
        case .fogWeather: "霧"  // fog
        case .freezingFogWeather: "着氷性の霧"  // icing fog
        case .mistWeather: "もや"  // mist
        case .hazeWeather: "煙霧"  // haze
        case .smokeWeather: "煙"  // smoke
        case .dustWeather: "塵"  // dust
        case .volcanicAshWeather: "火山灰"  // volcanic ash
        case .lightDrizzleWeather: "弱い霧雨"  // weak drizzle
        case .drizzleWeather: "霧雨"  // drizzle
        case .heavyDrizzleWeather: "強い霧雨"  // strong drizzle
        case .freezingDrizzleWeather: "着氷性の霧雨"  // icing drizzle
        case .lightRainWeather: "弱い雨"  // weak rain
        case .rainWeather: "雨"  // rain
        case .heavyRainWeather: "強い雨"  // strong rain
        case .lightShowersWeather: "にわか雨"  // rain showers
        case .showersWeather: "にわか雨"  // rain showers
        case .heavyShowersWeather: "にわか雨"  // rain showers
        case .lightFreezingRainWeather: "弱い着氷性の雨"  // weak icing rain
        case .freezingRainWeather: "着氷性の雨"  // rain that ices
        case .heavyFreezingRainWeather: "着氷性の雨"  // rain that ices
        case .lightSleetWeather: "弱いみぞれ"  // light sleet
        case .sleetWeather: "みぞれ"  // sleet
        case .heavySleetWeather: "強いみぞれ"  // heavy sleet
        case .lightSleetShowersWeather: "弱いにわかみぞれ"  // light sleet showers
        case .sleetShowersWeather: "にわかみぞれ"  // sleet showers
        case .heavySleetShowersWeather: "強いにわかみぞれ"  // heavy sleet showers
        case .lightSnowWeather: "弱い雪"  // weak snow
        case .snowWeather: "雪"  // snow
        case .heavySnowWeather: "強い雪"  // strong snow
        case .lightSnowShowersWeather: "弱いにわか雪"  // light snow showers
        case .snowShowersWeather: "にわか雪"  // snow showers
        case .heavySnowShowersWeather: "強いにわか雪"  // heavy snow showers
        case .snowGrainsWeather: "霧雪"  // mist snow
        case .blowingSnowWeather: "地吹雪"  // ground blizzard
        case .blizzardWeather: "猛吹雪"  // fierce blizzard
        case .hailWeather: "ひょう"  // hail
        case .precipitationWeather: "降水"  // precipitation
        case .lightThunderstormWeather: "軽い雷雨"  // light thunderstorm
        case .thunderstormWeather: "雷雨"  // thunder rain
        case .heavyThunderstormWeather: "激しい雷雨"  // violent thunder rain
        case .thunderstormWithHailWeather: "雷雨"  // thunder rain
        case .snowAndThunderWeather: "雷雨"  // thunder rain
        case .sleetAndThunderWeather: "雷を伴うみぞれ"  // thunderstorm with sleet
        case .windyWeather: "風が強い"  // the wind is strong
        case .squallsWeather: "スコール"  // squalls
        case .tornadoWeather: "竜巻"  // tornado
        case .tropicalStormWeather: "熱帯嵐"  // tropical storm
        case .hurricaneWeather: "ハリケーン"  // hurricane
        case .hotWeather: "暑い"  // hot
        case .coldWeather: "寒い"  // cold
        case .newMoon: "新月"  // new moon
        case .waxingCrescentMoon: "三日月"  // third-day moon
        case .firstQuarterMoon: "上弦の月"  // first quarter
        case .waxingGibbousMoon: "十三夜"  // thirteenth night
        case .fullMoon: "満月"  // full moon
        case .waningGibbousMoon: "十八夜"  // eighteenth night
        case .lastQuarterMoon: "下弦の月"  // last quarter
        case .waningCrescentMoon: "二十六夜"  // twenty-sixth night
        case .lowUV: "弱い"  // weak
        case .moderateUV: "中程度"  // middling
        case .highUV: "強い"  // strong
        case .veryHighUV: "非常に強い"  // very strong
        case .extremeUV: "極端に強い"  // extremely strong
        case .force0: "静穏"  // calm
        case .force1: "至軽風"  // light air
        case .force2: "軽風"  // light breeze
        case .force3: "軟風"  // gentle breeze
        case .force4: "和風"  // moderate breeze
        case .force5: "疾風"  // fresh breeze
        case .force6: "雄風"  // strong breeze
        case .force7: "強風"  // near gale
        case .force8: "疾強風"  // gale
        case .force9: "大強風"  // strong gale
        case .force10: "暴風"  // storm
        case .force11: "烈風"  // violent storm
        case .force12: "颱風"  // hurricane
        case .summaryFrom: "%2$@から%1$@"  // from %2$@ %1$@
        case .summaryFromAtOne: "%2$@から%1$@"  // from %2$@ %1$@
        case .summaryLine: "%@、%@。"  // %@, %@.
        case .summarySingle: "%@。"  // %@.
        }
    }
}
