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
        case .clearWeather: "Ясно"  // clear
        case .mostlyClearWeather: "Переважно ясно"  // mostly clear
        case .partlyCloudyWeather: "Мінлива хмарність"  // changing cloudiness
        case .mostlyCloudyWeather: "Переважно хмарно"  // mostly cloudy
        case .overcastWeather: "Похмуро"  // overcast
        case .fogWeather: "Туман"  // fog
        case .freezingFogWeather: "Крижаний туман"  // icy fog
        case .mistWeather: "Серпанок"  // mist
        case .hazeWeather: "Імла"  // haze
        case .smokeWeather: "Дим"  // smoke
        case .dustWeather: "Пил"  // dust
        case .volcanicAshWeather: "Вулканічний попіл"  // volcanic ash
        case .lightDrizzleWeather: "Невелика мряка"  // small drizzle
        case .drizzleWeather: "Мряка"  // drizzle
        case .heavyDrizzleWeather: "Сильна мряка"  // strong drizzle
        case .freezingDrizzleWeather: "Крижана мряка"  // icy drizzle
        case .lightRainWeather: "Невеликий дощ"  // small rain
        case .rainWeather: "Дощ"  // rain
        case .heavyRainWeather: "Сильний дощ"  // heavy rain
        case .lightShowersWeather: "Невелика злива"  // light rain showers
        case .showersWeather: "Злива"  // rain showers
        case .heavyShowersWeather: "Сильна злива"  // heavy rain showers
        case .lightFreezingRainWeather: "Невеликий крижаний дощ"  // light freezing rain
        case .freezingRainWeather: "Крижаний дощ"  // icy rain
        case .heavyFreezingRainWeather: "Сильний крижаний дощ"  // heavy freezing rain
        case .lightSleetWeather: "Невеликий дощ зі снігом"  // light sleet
        case .sleetWeather: "Дощ зі снігом"  // rain with snow
        case .heavySleetWeather: "Сильний дощ зі снігом"  // heavy sleet
        case .lightSleetShowersWeather: "Невелика злива зі снігом"  // light sleet showers
        case .sleetShowersWeather: "Зливи зі снігом"  // showers with snow
        case .heavySleetShowersWeather: "Сильна злива зі снігом"  // heavy sleet showers
        case .lightSnowWeather: "Невеликий сніг"  // small snow
        case .snowWeather: "Сніг"  // snow
        case .heavySnowWeather: "Сильний сніг"  // strong snow
        case .lightSnowShowersWeather: "Невеликий снігопад"  // light snow showers
        case .snowShowersWeather: "Снігопад"  // snowfall
        case .heavySnowShowersWeather: "Сильний снігопад"  // heavy snow showers
        case .snowGrainsWeather: "Зернистий сніг"  // snow grains
        case .blowingSnowWeather: "Завірюха"  // blowing snow
        case .blizzardWeather: "Заметіль"  // blizzard
        case .hailWeather: "Град"  // hail
        case .precipitationWeather: "Опади"  // precipitation
        case .lightThunderstormWeather: "Незначна гроза"  // light thunderstorm
        case .thunderstormWeather: "Гроза"  // thunderstorm
        case .heavyThunderstormWeather: "Значна гроза"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Громова буря з градом"  // thunderstorm with hail
        case .snowAndThunderWeather: "Громова буря зі снігом"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Громова буря з мокрим снігом"  // thunderstorm with sleet
        case .windyWeather: "Вітряно"  // windy
        case .squallsWeather: "Шквал"  // squalls
        case .tornadoWeather: "Смерч"  // tornado
        case .tropicalStormWeather: "Тропічна буря"  // tropical storm
        case .hurricaneWeather: "Ураган"  // hurricane
        case .hotWeather: "Спекотно"  // hot
        case .coldWeather: "Холодно"  // cold
        case .newMoon: "Новий місяць"  // new moon
        case .waxingCrescentMoon: "Зростаючий півмісяць"  // growing half-moon
        case .firstQuarterMoon: "Перша чверть"  // first quarter
        case .waxingGibbousMoon: "Зростаючий опуклий місяць"  // growing convex moon
        case .fullMoon: "Повний місяць"  // full moon
        case .waningGibbousMoon: "Спадний опуклий місяць"  // waning convex moon
        case .lastQuarterMoon: "Остання чверть"  // last quarter
        case .waningCrescentMoon: "Спадний півмісяць"  // waning half-moon
        case .lowUV: "Низький"  // low
        case .moderateUV: "Помірний"  // moderate
        case .highUV: "Високий"  // high
        case .veryHighUV: "Дуже високий"  // very high
        case .extremeUV: "Надмірний"  // extreme
        case .force0: "Штиль"  // calm
        case .force1: "Тихий"  // quiet
        case .force2: "Легкий"  // light breeze
        case .force3: "Слабкий"  // weak
        case .force4: "Помірний"  // moderate breeze
        case .force5: "Свіжий"  // fresh breeze
        case .force6: "Сильний"  // strong breeze
        case .force7: "Міцний"  // firm
        case .force8: "Дуже міцний"  // very firm
        case .force9: "Шторм"  // strong gale
        case .force10: "Сильний шторм"  // storm
        case .force11: "Жорстокий шторм"  // cruel storm
        case .force12: "Ураган"  // hurricane
        case .summaryFrom: "%@ з %@"  // %@ from %@
        case .summaryFromAtOne: "%@ з %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
