// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textUk: String {
        switch self {
        case .feelsLikeTitle: "За відчуттями"  // by the sensations
        case .windTitle: "Вітер"  // wind
        case .humidityTitle: "Вологість"  // humidity
        case .dewPointTitle: "Точка роси"  // point of dew
        case .pressureTitle: "Тиск"  // pressure
        case .visibilityTitle: "Видимість"  // visibility
        case .uvIndexTitle: "УФ-індекс"  // UV index
        case .precipitationTitle: "Дощ"  // rain
        case .sunriseTitle: "Схід сонця"  // rise of the sun
        case .sunsetTitle: "Захід сонця"  // setting of the sun
        case .pressureLow: "Низький"  // low
        case .pressureNormal: "В нормі"  // in the norm
        case .pressureHigh: "Високий"  // high
        case .pressureLowInFull: "Низький тиск"  // low pressure
        case .pressureNormalInFull: "Нормальний тиск"  // normal pressure
        case .pressureHighInFull: "Високий тиск"  // high pressure
        case .pressureFallingFast: "Різко падає"  // sharply falls
        case .pressureFalling: "Падає"  // falls
        case .pressureSteady: "Незмінний"  // unchanging
        case .pressureRising: "Росте"  // grows
        case .pressureRisingFast: "Різко росте"  // sharply grows
        case .pressureFallingFastInFull: "Різко падає"  // sharply falls
        case .pressureRisingFastInFull: "Різко росте"  // sharply grows
        case .pressureLine: "%@, %@."
        case .rain: "Дощ"  // rain
        case .snow: "Сніг"  // snow
        case .wintryMix: "Дощ зі снігом"  // rain with snow
        case .freezingRain: "Крижаний дощ"  // icy rain
        case .precipitation: "Опади"  // precipitation
        case .noRain: "Дощу не очікується"  // rain is not expected
        case .noPrecipitation: "Без опадів"  // without precipitation
        case .timedPrecipitation: "%@ з %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ з %@"  // %@ from %@
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Штиль"  // calm
        case .high: "найвища %@"  // highest %@
        case .low: "найнижча %@"  // lowest %@
        case .chanceOfPrecipitation: "Імовірність опадів"  // probability of precipitation
        case .alert: "Попередження"  // warning
        case .until: "до %@"  // until %@
        case .from: "з %@"  // from %@
        case .polarNight: "Полярна ніч"  // polar night
        case .polarDay: "Полярний день"  // polar day
        case .noSunrise: "Сонце сьогодні не зійде."  // The sun today will not rise.
        case .noSunset: "Сонце сьогодні не зайде."  // The sun today will not set.
        case .noSunriseThatDay: "Сонце не зійде."  // The sun will not rise.
        case .noSunsetThatDay: "Сонце не зайде."  // The sun will not set.
        }
    }
}
