// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textPl: String {
        switch self {
        case .feelsLikeTitle: "Odczuwalna"  // felt
        case .windTitle: "Wiatr"  // wind
        case .humidityTitle: "Wilgotność"  // humidity
        case .dewPointTitle: "Punkt rosy"  // point of dew
        case .pressureTitle: "Ciśnienie"  // pressure
        case .visibilityTitle: "Widoczność"  // visibility
        case .uvIndexTitle: "Indeks UV"  // index UV
        case .precipitationTitle: "Deszcz"  // rain
        case .sunriseTitle: "Wschód słońca"  // rise of the sun
        case .sunsetTitle: "Zachód słońca"  // setting of the sun
        case .pressureLow: "Niskie"  // low
        case .pressureNormal: "Normalne"  // normal
        case .pressureHigh: "Wysokie"  // high
        case .pressureLowInFull: "Niskie ciśnienie"  // low pressure
        case .pressureNormalInFull: "Normalne ciśnienie"  // normal pressure
        case .pressureHighInFull: "Wysokie ciśnienie"  // high pressure
        case .pressureFallingFast: "Szybko spada"  // quickly falls
        case .pressureFalling: "Spada"  // falls
        case .pressureSteady: "Stabilne"  // stable
        case .pressureRising: "Rośnie"  // grows
        case .pressureRisingFast: "Szybko rośnie"  // quickly grows
        case .pressureFallingFastInFull: "Szybko spada"  // quickly falls
        case .pressureRisingFastInFull: "Szybko rośnie"  // quickly grows
        case .pressureLine: "%@, %@."
        case .rain: "Deszcz"  // rain
        case .snow: "Śnieg"  // snow
        case .wintryMix: "Deszcz ze śniegiem"  // rain with snow
        case .freezingRain: "Marznący deszcz"  // freezing rain
        case .precipitation: "Opady"  // precipitation
        case .noRain: "Brak opadów"  // lack of precipitation
        case .noPrecipitation: "Brak opadów"  // lack of precipitation
        case .timedPrecipitation: "%@ od %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ od %@"  // %@ from %@
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Cisza"  // silence
        case .high: "maksymalna %@"  // greatest %@
        case .low: "minimalna %@"  // least %@
        case .chanceOfPrecipitation: "Szansa opadów"  // chance of precipitation
        case .alert: "Ostrzeżenie"  // warning
        case .until: "do %@"  // until %@
        case .from: "od %@"  // from %@
        case .polarNight: "Noc polarna"  // polar night
        case .polarDay: "Dzień polarny"  // polar day
        case .noSunrise: "Słońce dziś nie wzejdzie."  // The sun today will not rise.
        case .noSunset: "Słońce dziś nie zajdzie."  // The sun today will not set.
        case .noSunriseThatDay: "Słońce nie wzejdzie."  // The sun will not rise.
        case .noSunsetThatDay: "Słońce nie zajdzie."  // The sun will not set.
        }
    }
}
