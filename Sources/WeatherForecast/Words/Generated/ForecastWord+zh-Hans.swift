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
        }
    }
}
