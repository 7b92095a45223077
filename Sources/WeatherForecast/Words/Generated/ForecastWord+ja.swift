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
        }
    }
}
