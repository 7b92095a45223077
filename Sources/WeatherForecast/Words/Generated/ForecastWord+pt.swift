// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textPt: String {
        switch self {
        case .feelsLikeTitle: "Sensação térmica"  // thermal sensation
        case .windTitle: "Vento"  // wind
        case .humidityTitle: "Umidade"  // humidity
        case .dewPointTitle: "Ponto de orvalho"  // point of dew
        case .pressureTitle: "Pressão"  // pressure
        case .visibilityTitle: "Visibilidade"  // visibility
        case .uvIndexTitle: "Índice UV"  // index UV
        case .precipitationTitle: "Chuva"  // rain
        case .sunriseTitle: "Nascer do sol"  // birth of the sun
        case .sunsetTitle: "Pôr do sol"  // setting of the sun
        case .pressureLow: "Baixa"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Alta"  // high
        case .pressureLowInFull: "Pressão baixa"  // low pressure
        case .pressureNormalInFull: "Pressão normal"  // normal pressure
        case .pressureHighInFull: "Pressão alta"  // high pressure
        case .pressureFallingFast: "Caindo rápido"  // falling fast
        case .pressureFalling: "Caindo"  // falling
        case .pressureSteady: "Estável"  // stable
        case .pressureRising: "Subindo"  // going up
        case .pressureRisingFast: "Subindo rápido"  // going up fast
        case .pressureFallingFastInFull: "Caindo rápido"  // falling fast
        case .pressureRisingFastInFull: "Subindo rápido"  // going up fast
        case .pressureLine: "%@, %@."
        case .rain: "Chuva"  // rain
        case .snow: "Neve"  // snow
        case .wintryMix: "Chuva com neve"  // rain with snow
        case .freezingRain: "Chuva congelante"  // freezing rain
        case .precipitation: "Precipitação"  // precipitation
        case .noRain: "Sem precipitação"  // without precipitation
        case .noPrecipitation: "Sem precipitação"  // without precipitation
        case .timedPrecipitation: "%@ a partir das %@"  // %@ beginning from the %@
        case .timedPrecipitationAtOne: "%@ a partir da %@"  // %@ beginning from the %@, of one
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "Calmo"  // calm
        case .high: "máxima %@"  // greatest %@
        case .low: "mínima %@"  // least %@
        case .chanceOfPrecipitation: "Probabilidade de precipitação"  // probability of precipitation
        case .alert: "Alerta"  // alert
        case .until: "até %@"  // until %@
        case .from: "de %@"  // from %@
        case .polarNight: "Noite polar"  // polar night
        case .polarDay: "Dia polar"  // polar day
        case .noSunrise: "O Sol não vai nascer hoje."  // The sun is not going to be born today.
        case .noSunset: "O Sol não vai se pôr hoje."  // The sun is not going to set today.
        case .noSunriseThatDay: "O Sol não vai nascer."  // The sun is not going to be born.
        case .noSunsetThatDay: "O Sol não vai se pôr."  // The sun is not going to set.
        }
    }
}
