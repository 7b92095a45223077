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
        case .clearWeather: "맑음"  // clear
        case .mostlyClearWeather: "대체로 맑음"  // generally clear
        case .partlyCloudyWeather: "구름 조금"  // a few clouds
        case .mostlyCloudyWeather: "구름많음"  // many clouds
        case .overcastWeather: "흐림"  // overcast
        case .fogWeather: "안개"  // fog
        case .freezingFogWeather: "얼어붙는 안개"  // freezing fog
        case .mistWeather: "박무"  // thin fog
        case .hazeWeather: "연무"  // haze
        case .smokeWeather: "연기"  // smoke
        case .dustWeather: "먼지"  // dust
        case .volcanicAshWeather: "화산재"  // volcanic ash
        case .lightDrizzleWeather: "약한 이슬비"  // weak drizzle
        case .drizzleWeather: "이슬비"  // dew rain
        case .heavyDrizzleWeather: "거센 이슬비"  // strong drizzle
        case .freezingDrizzleWeather: "어는 이슬비"  // freezing drizzle
        case .lightRainWeather: "약한 비"  // weak rain
        case .rainWeather: "비"  // rain
        case .heavyRainWeather: "강한 비"  // strong rain
        case .lightShowersWeather: "약한 소나기"  // light rain showers
        case .showersWeather: "소나기"  // rain showers
        case .heavyShowersWeather: "강한 소나기"  // heavy rain showers
        case .lightFreezingRainWeather: "약한 어는 비"  // light freezing rain
        case .freezingRainWeather: "어는 비"  // freezing rain
        case .heavyFreezingRainWeather: "강한 어는 비"  // heavy freezing rain
        case .lightSleetWeather: "약한 진눈깨비"  // light sleet
        case .sleetWeather: "진눈깨비"  // sleet
        case .heavySleetWeather: "강한 진눈깨비"  // heavy sleet
        case .lightSleetShowersWeather: "약한 진눈깨비 소나기"  // light sleet showers
        case .sleetShowersWeather: "진눈깨비 소나기"  // sleet showers
        case .heavySleetShowersWeather: "강한 진눈깨비 소나기"  // heavy sleet showers
        case .lightSnowWeather: "약한 눈"  // weak snow
        case .snowWeather: "눈"  // snow
        case .heavySnowWeather: "강한 눈"  // strong snow
        case .lightSnowShowersWeather: "약한 소낙눈"  // light snow showers
        case .snowShowersWeather: "소낙눈"  // snow showers
        case .heavySnowShowersWeather: "강한 소낙눈"  // heavy snow showers
        case .snowGrainsWeather: "쌀알눈"  // rice-grain snow
        case .blowingSnowWeather: "눈보라"  // blowing snow
        case .blizzardWeather: "블리자드"  // blizzard
        case .hailWeather: "우박"  // hail
        case .precipitationWeather: "강수"  // precipitation
        case .lightThunderstormWeather: "약한 뇌우"  // light thunderstorm
        case .thunderstormWeather: "뇌우"  // thunderstorm
        case .heavyThunderstormWeather: "강한 뇌우"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "우박을 동반한 뇌우"  // thunderstorm with hail
        case .snowAndThunderWeather: "눈을 동반한 뇌우"  // thunderstorm with snow
        case .sleetAndThunderWeather: "진눈깨비를 동반한 뇌우"  // thunderstorm with sleet
        case .windyWeather: "바람"  // wind
        case .squallsWeather: "스콜"  // squalls
        case .tornadoWeather: "토네이도"  // tornado
        case .tropicalStormWeather: "열대 폭풍"  // tropical storm
        case .hurricaneWeather: "열대 폭풍"  // tropical storm
        case .hotWeather: "더움"  // hot
        case .coldWeather: "추움"  // cold
        case .newMoon: "삭"  // new moon
        case .waxingCrescentMoon: "초승달"  // waxing crescent
        case .firstQuarterMoon: "상현달"  // upper-string moon
        case .waxingGibbousMoon: "차가는 달"  // filling moon
        case .fullMoon: "보름달"  // full moon
        case .waningGibbousMoon: "이지러지는 달"  // waning moon
        case .lastQuarterMoon: "하현달"  // lower-string moon
        case .waningCrescentMoon: "그믐달"  // waning crescent
        case .lowUV: "낮음"  // low
        case .moderateUV: "보통"  // ordinary
        case .highUV: "높음"  // high
        case .veryHighUV: "매우 높음"  // very high
        case .extremeUV: "위험"  // danger
        case .force0: "고요"  // calm
        case .force1: "실바람"  // light air
        case .force2: "남실바람"  // light breeze
        case .force3: "산들바람"  // gentle breeze
        case .force4: "건들바람"  // moderate breeze
        case .force5: "흔들바람"  // fresh breeze
        case .force6: "된바람"  // strong breeze
        case .force7: "센바람"  // near gale
        case .force8: "큰바람"  // gale
        case .force9: "큰센바람"  // strong gale
        case .force10: "노대바람"  // storm
        case .force11: "왕바람"  // violent storm
        case .force12: "싹쓸바람"  // hurricane
        case .summaryFrom: "%2$@부터 %1$@"  // from %2$@ %1$@
        case .summaryFromAtOne: "%2$@부터 %1$@"  // from %2$@ %1$@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
