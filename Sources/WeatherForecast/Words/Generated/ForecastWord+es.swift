// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textEs: String {
        switch self {
        case .feelsLikeTitle: "Sensación térmica"  // sensation of heat
        case .windTitle: "Viento"  // wind
        case .humidityTitle: "Humedad"  // humidity
        case .dewPointTitle: "Punto de rocío"  // point of dew
        case .pressureTitle: "Presión"  // pressure
        case .visibilityTitle: "Visibilidad"  // visibility
        case .uvIndexTitle: "Índice UV"  // index UV
        case .precipitationTitle: "Lluvia"  // rain
        case .sunriseTitle: "Amanecer"  // daybreak
        case .sunsetTitle: "Puesta de sol"  // setting of the sun
        case .pressureLow: "Baja"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Alta"  // high
        case .pressureLowInFull: "Presión baja"  // low pressure
        case .pressureNormalInFull: "Presión normal"  // normal pressure
        case .pressureHighInFull: "Presión alta"  // high pressure
        case .pressureFallingFast: "Bajando rápido"  // going down fast
        case .pressureFalling: "Bajando"  // going down
        case .pressureSteady: "Estable"  // stable
        case .pressureRising: "Subiendo"  // going up
        case .pressureRisingFast: "Subiendo rápido"  // going up fast
        case .pressureFallingFastInFull: "Bajando rápido"  // going down fast
        case .pressureRisingFastInFull: "Subiendo rápido"  // going up fast
        case .pressureLine: "%@, %@."
        case .rain: "Lluvia"  // rain
        case .snow: "Nieve"  // snow
        case .wintryMix: "Aguanieve"  // water snow
        case .freezingRain: "Lluvia helada"  // frozen rain
        case .precipitation: "Precipitación"  // precipitation
        case .noRain: "No se espera lluvia"  // rain is not expected
        case .noPrecipitation: "Sin precipitaciones"  // without precipitation
        case .timedPrecipitation: "%@ a partir de las %@"  // %@ beginning from the %@
        case .timedPrecipitationAtOne: "%@ a partir de la %@"  // %@ beginning from the %@, of one
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "En calma"  // in calm
        case .high: "máxima %@"  // greatest %@
        case .low: "mínima %@"  // least %@
        case .chanceOfPrecipitation: "Probabilidad de precipitaciones"  // probability of precipitation
        case .alert: "Aviso"  // notice, warning
        case .until: "hasta el %@"  // until the %@
        case .from: "desde el %@"  // since the %@
        case .polarNight: "Noche polar"  // polar night
        case .polarDay: "Día polar"  // polar day
        case .noSunrise: "Hoy no sale el sol."  // Today the sun does not come out.
        case .noSunset: "Hoy no se pone el sol."  // Today the sun does not set.
        case .noSunriseThatDay: "El sol no sale."  // The sun does not come out.
        case .noSunsetThatDay: "El sol no se pone."  // The sun does not set.
        }
    }
}
