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
        case .clearWeather: "Despejado"  // clear
        case .mostlyClearWeather: "Mayormente despejado"  // mostly cleared
        case .partlyCloudyWeather: "Parcialmente nublado"  // partly cloudy
        case .mostlyCloudyWeather: "Mayormente nublado"  // mostly cloudy
        case .overcastWeather: "Cubierto"  // covered
        case .fogWeather: "Niebla"  // fog
        case .freezingFogWeather: "Niebla helada"  // freezing fog
        case .mistWeather: "Neblina"  // mist
        case .hazeWeather: "Calima"  // haze
        case .smokeWeather: "Humo"  // smoke
        case .dustWeather: "Polvo"  // dust
        case .volcanicAshWeather: "Cenizas volcánicas"  // volcanic ash
        case .lightDrizzleWeather: "Llovizna ligera"  // light drizzle
        case .drizzleWeather: "Llovizna"  // drizzle
        case .heavyDrizzleWeather: "Llovizna fuerte"  // strong drizzle
        case .freezingDrizzleWeather: "Llovizna helada"  // frozen drizzle
        case .lightRainWeather: "Lluvia ligera"  // light rain
        case .rainWeather: "Lluvia"  // rain
        case .heavyRainWeather: "Lluvia fuerte"  // strong rain
        case .lightShowersWeather: "Chubascos ligeros"  // light rain showers
        case .showersWeather: "Chubascos"  // rain showers
        case .heavyShowersWeather: "Chubascos fuertes"  // heavy rain showers
        case .lightFreezingRainWeather: "Lluvia helada ligera"  // light freezing rain
        case .freezingRainWeather: "Lluvia helada"  // frozen rain
        case .heavyFreezingRainWeather: "Lluvia helada fuerte"  // heavy freezing rain
        case .lightSleetWeather: "Aguanieve ligera"  // light sleet
        case .sleetWeather: "Aguanieve"  // water snow
        case .heavySleetWeather: "Aguanieve abundante"  // heavy sleet
        case .lightSleetShowersWeather: "Chubascos ligeros de aguanieve"  // light sleet showers
        case .sleetShowersWeather: "Chubascos de aguanieve"  // sleet showers
        case .heavySleetShowersWeather: "Chubascos de aguanieve fuertes"  // heavy sleet showers
        case .lightSnowWeather: "Nieve ligera"  // light snow
        case .snowWeather: "Nieve"  // snow
        case .heavySnowWeather: "Nevada fuerte"  // strong snowfall
        case .lightSnowShowersWeather: "Chubascos de nieve ligeros"  // light snow showers
        case .snowShowersWeather: "Chubascos de nieve"  // snow showers
        case .heavySnowShowersWeather: "Chubascos de nieve fuertes"  // heavy snow showers
        case .snowGrainsWeather: "Granos de nieve"  // snow grains
        case .blowingSnowWeather: "Ventisca"  // blowing snow
        case .blizzardWeather: "Tormenta de nieve"  // snow storm
        case .hailWeather: "Granizo"  // hail
        case .precipitationWeather: "Precipitación"  // precipitation
        case .lightThunderstormWeather: "Tormenta ligera"  // light storm
        case .thunderstormWeather: "Tormenta"  // storm
        case .heavyThunderstormWeather: "Fuerte tormenta"  // strong storm
        case .thunderstormWithHailWeather: "Tormenta eléctrica con granizo"  // thunderstorm with hail
        case .snowAndThunderWeather: "Tormenta con nieve"  // storm with snow
        case .sleetAndThunderWeather: "Aguanieve con truenos"  // thunderstorm with sleet
        case .windyWeather: "Ventoso"  // windy
        case .squallsWeather: "Ventoso"  // windy
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tormenta tropical"  // tropical storm
        case .hurricaneWeather: "Huracán"  // hurricane
        case .hotWeather: "Calor"  // heat
        case .coldWeather: "Frío"  // cold
        case .newMoon: "Luna nueva"  // new moon
        case .waxingCrescentMoon: "Luna creciente"  // growing moon
        case .firstQuarterMoon: "Cuarto creciente"  // growing quarter
        case .waxingGibbousMoon: "Gibosa creciente"  // waxing gibbous
        case .fullMoon: "Luna llena"  // full moon
        case .waningGibbousMoon: "Gibosa menguante"  // waning gibbous
        case .lastQuarterMoon: "Cuarto menguante"  // waning quarter
        case .waningCrescentMoon: "Luna menguante"  // waning moon
        case .lowUV: "Bajo"  // low
        case .moderateUV: "Moderado"  // moderate
        case .highUV: "Alto"  // high
        case .veryHighUV: "Muy alto"  // very high
        case .extremeUV: "Extremo"  // extreme
        case .force0: "En calma"  // calm
        case .force1: "Aire suave"  // soft air
        case .force2: "Brisa suave"  // soft breeze
        case .force3: "Brisa ligera"  // light breeze
        case .force4: "Brisa moderada"  // moderate breeze
        case .force5: "Brisa fresca"  // fresh breeze
        case .force6: "Brisa fuerte"  // strong breeze
        case .force7: "Vendaval moderado"  // near gale
        case .force8: "Vendaval"  // gale
        case .force9: "Vendaval fuerte"  // strong gale
        case .force10: "Tormenta"  // storm
        case .force11: "Tormenta violenta"  // violent storm
        case .force12: "Huracán"  // hurricane
        case .summaryFrom: "%@ a partir de las %@"  // %@ beginning from the %@
        case .summaryFromAtOne: "%@ a partir de la %@"  // %@ beginning from the %@, of one
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
