// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textKo: String {
        switch self {
        case .feelsLikeTitle: "체감온도"  // temperature felt by the body
        case .windTitle: "바람"  // wind
        case .humidityTitle: "습도"  // humidity
        case .dewPointTitle: "이슬점"  // dew point
        case .pressureTitle: "기압"  // air pressure
        case .visibilityTitle: "가시거리"  // distance that can be seen
        case .uvIndexTitle: "자외선 지수"  // ultraviolet index
        case .precipitationTitle: "비"  // rain
        case .sunriseTitle: "일출"  // sunrise
        case .sunsetTitle: "일몰"  // sunset
        case .pressureLow: "낮음"  // lowness
        case .pressureNormal: "보통"  // usual
        case .pressureHigh: "높음"  // highness
        case .pressureLowInFull: "기압 낮음"  // air pressure low
        case .pressureNormalInFull: "기압 보통"  // air pressure ordinary
        case .pressureHighInFull: "기압 높음"  // air pressure high
        case .pressureFallingFast: "급하강"  // steep descent
        case .pressureFalling: "하강"  // descent
        case .pressureSteady: "일정"  // constant
        case .pressureRising: "상승"  // ascent
        case .pressureRisingFast: "급상승"  // steep ascent
        case .pressureFallingFastInFull: "급하강"  // steep descent
        case .pressureRisingFastInFull: "급상승"  // steep ascent
        case .pressureLine: "%@, %@."
        case .rain: "비"  // rain
        case .snow: "눈"  // snow
        case .wintryMix: "진눈깨비"  // sleet
        case .freezingRain: "어는 비"  // freezing rain
        case .precipitation: "강수"  // falling water
        case .noRain: "비 예보 없음"  // no forecast of rain
        case .noPrecipitation: "강수 없음"  // no precipitation
        case .timedPrecipitation: "%2$@부터 %1$@"  // from %2$@ %1$@
        case .timedPrecipitationAtOne: "%2$@부터 %1$@"  // from %2$@ %1$@
        case .amountOfPrecipitation: "%2$@ %1$@"
        case .calm: "고요"  // stillness
        case .high: "최고 %@"  // highest %@
        case .low: "최저 %@"  // lowest %@
        case .chanceOfPrecipitation: "강수 확률"  // probability of precipitation
        case .alert: "기상특보"  // special weather report
        case .until: "%@까지"  // %@ until
        case .from: "%@부터"  // %@ from
        case .polarNight: "극야"  // night of the pole
        case .polarDay: "백야"  // white night
        case .noSunrise: "오늘은 해가 뜨지 않습니다."  // Today the sun does not rise.
        case .noSunset: "오늘은 해가 지지 않습니다."  // Today the sun does not set.
        case .noSunriseThatDay: "해가 뜨지 않습니다."  // The sun does not rise.
        case .noSunsetThatDay: "해가 지지 않습니다."  // The sun does not set.
        }
    }
}
