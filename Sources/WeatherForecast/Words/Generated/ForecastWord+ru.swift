// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textRu: String {
        switch self {
        case .feelsLikeTitle: "По ощущениям"  // by the sensations
        case .windTitle: "Ветер"  // wind
        case .humidityTitle: "Влажность"  // humidity
        case .dewPointTitle: "Точка росы"  // point of dew
        case .pressureTitle: "Давление"  // pressure
        case .visibilityTitle: "Видимость"  // visibility
        case .uvIndexTitle: "УФ-индекс"  // UV index
        case .precipitationTitle: "Дождь"  // rain
        case .sunriseTitle: "Восход"  // rising
        case .sunsetTitle: "Закат"  // sunset
        case .pressureLow: "Низкое"  // low
        case .pressureNormal: "В норме"  // in the norm
        case .pressureHigh: "Высокое"  // high
        case .pressureLowInFull: "Низкое давление"  // low pressure
        case .pressureNormalInFull: "Нормальное давление"  // normal pressure
        case .pressureHighInFull: "Высокое давление"  // high pressure
        case .pressureFallingFast: "Резко падает"  // sharply falls
        case .pressureFalling: "Падает"  // falls
        case .pressureSteady: "Не меняется"  // does not change
        case .pressureRising: "Растёт"  // grows
        case .pressureRisingFast: "Резко растёт"  // sharply grows
        case .pressureFallingFastInFull: "Резко падает"  // sharply falls
        case .pressureRisingFastInFull: "Резко растёт"  // sharply grows
        case .pressureLine: "%@, %@."
        case .rain: "Дождь"  // rain
        case .snow: "Снег"  // snow
        case .wintryMix: "Дождь со снегом"  // rain with snow
        case .freezingRain: "Ледяной дождь"  // icy rain
        case .precipitation: "Осадки"  // precipitation
        case .noRain: "Дождя не ожидается"  // rain is not expected
        case .noPrecipitation: "Без осадков"  // without precipitation
        case .timedPrecipitation: "%@ с %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ с %@"  // %@ from %@
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Штиль"  // calm
        case .high: "максимум %@"  // maximum %@
        case .low: "минимум %@"  // minimum %@
        case .chanceOfPrecipitation: "Вероятность осадков"  // probability of precipitation
        case .alert: "Предупреждение"  // warning
        case .until: "до %@"  // until %@
        case .from: "с %@"  // from %@
        case .polarNight: "Полярная ночь"  // polar night
        case .polarDay: "Полярный день"  // polar day
        case .noSunrise: "Сегодня нет восхода солнца."  // Today there is no rising of the sun.
        case .noSunset: "Сегодня нет захода солнца."  // Today there is no setting of the sun.
        case .noSunriseThatDay: "Нет восхода солнца."  // There is no rising of the sun.
        case .noSunsetThatDay: "Нет захода солнца."  // There is no setting of the sun.
        case .clearWeather: "Ясно"  // clear
        case .mostlyClearWeather: "Малооблачно"  // few clouds
        case .partlyCloudyWeather: "Переменная облачность"  // changing cloudiness
        case .mostlyCloudyWeather: "Облачно"  // cloudy
        case .overcastWeather: "Пасмурно"  // overcast
        case .fogWeather: "Туман"  // fog
        case .freezingFogWeather: "Переохлаждённый туман"  // supercooled fog
        case .mistWeather: "Дымка"  // mist
        case .hazeWeather: "Мгла"  // haze
        case .smokeWeather: "Дым"  // smoke
        case .dustWeather: "Пыль"  // dust
        case .volcanicAshWeather: "Вулканический пепел"  // volcanic ash
        case .lightDrizzleWeather: "Слабая морось"  // light drizzle
        case .drizzleWeather: "Морось"  // drizzle
        case .heavyDrizzleWeather: "Сильная морось"  // heavy drizzle
        case .freezingDrizzleWeather: "Ледяная морось"  // icy drizzle
        case .lightRainWeather: "Небольшой дождь"  // small rain
        case .rainWeather: "Дождь"  // rain
        case .heavyRainWeather: "Сильный дождь"  // strong rain
        case .lightShowersWeather: "Небольшой ливневый дождь"  // light rain showers
        case .showersWeather: "Ливневый дождь"  // rain showers
        case .heavyShowersWeather: "Сильный ливневый дождь"  // heavy rain showers
        case .lightFreezingRainWeather: "Небольшой ледяной дождь"  // light freezing rain
        case .freezingRainWeather: "Ледяной дождь"  // icy rain
        case .heavyFreezingRainWeather: "Сильный ледяной дождь"  // heavy freezing rain
        case .lightSleetWeather: "Небольшой дождь со снегом"  // light sleet
        case .sleetWeather: "Дождь со снегом"  // rain with snow
        case .heavySleetWeather: "Сильный дождь со снегом"  // heavy sleet
        case .lightSleetShowersWeather: "Ливневый дождь со снегом"  // sleet showers
        case .sleetShowersWeather: "Ливневый дождь со снегом"  // sleet showers
        case .heavySleetShowersWeather: "Ливневый дождь со снегом"  // sleet showers
        case .lightSnowWeather: "Небольшой снег"  // small snow
        case .snowWeather: "Снег"  // snow
        case .heavySnowWeather: "Сильный снег"  // strong snow
        case .lightSnowShowersWeather: "Небольшой ливневый снег"  // light snow showers
        case .snowShowersWeather: "Ливневый снег"  // snow showers
        case .heavySnowShowersWeather: "Сильный ливневый снег"  // heavy snow showers
        case .snowGrainsWeather: "Снежные зёрна"  // snow grains
        case .blowingSnowWeather: "Метель"  // blowing snow
        case .blizzardWeather: "Снежная буря"  // snow storm
        case .hailWeather: "Град"  // hail
        case .precipitationWeather: "Осадки"  // precipitation
        case .lightThunderstormWeather: "Небольшая гроза"  // light thunderstorm
        case .thunderstormWeather: "Гроза"  // thunderstorm
        case .heavyThunderstormWeather: "Сильная гроза"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Град с грозой"  // thunderstorm with hail
        case .snowAndThunderWeather: "Снег с грозой"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Дождь со снегом и грозами"  // thunderstorm with sleet
        case .windyWeather: "Ветрено"  // windy
        case .squallsWeather: "Шквал"  // squalls
        case .tornadoWeather: "Торнадо"  // tornado
        case .tropicalStormWeather: "Тропический шторм"  // tropical storm
        case .hurricaneWeather: "Ураган"  // hurricane
        case .hotWeather: "Жарко"  // hot
        case .coldWeather: "Холодно"  // cold
        case .newMoon: "Новолуние"  // new moon
        case .waxingCrescentMoon: "Растущий месяц"  // growing moon-sickle
        case .firstQuarterMoon: "Первая четверть"  // first quarter
        case .waxingGibbousMoon: "Растущая луна"  // growing moon
        case .fullMoon: "Полнолуние"  // full moon
        case .waningGibbousMoon: "Убывающая луна"  // waning moon
        case .lastQuarterMoon: "Последняя четверть"  // last quarter
        case .waningCrescentMoon: "Убывающий месяц"  // waning moon-sickle
        case .lowUV: "Низкий"  // low
        case .moderateUV: "Умеренный"  // moderate
        case .highUV: "Высокий"  // high
        case .veryHighUV: "Очень высокий"  // very high
        case .extremeUV: "Экстремальный"  // extreme
        case .force0: "Штиль"  // calm
        case .force1: "Тихий ветер"  // quiet wind
        case .force2: "Лёгкий ветер"  // light breeze
        case .force3: "Слабый ветер"  // gentle breeze
        case .force4: "Умеренный ветер"  // moderate breeze
        case .force5: "Свежий ветер"  // fresh breeze
        case .force6: "Сильный ветер"  // strong breeze
        case .force7: "Крепкий ветер"  // near gale
        case .force8: "Очень крепкий ветер"  // gale
        case .force9: "Шторм"  // strong gale
        case .force10: "Сильный шторм"  // storm
        case .force11: "Жестокий шторм"  // violent storm
        case .force12: "Ураган"  // hurricane
        case .summaryFrom: "%@ с %@"  // %@ from %@
        case .summaryFromAtOne: "%@ с %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
