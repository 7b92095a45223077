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
        }
    }
}
