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
        }
    }
}
