// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textFr: String {
        switch self {
        case .feelsLikeTitle: "Ressenti"  // felt
        case .windTitle: "Vent"  // wind
        case .humidityTitle: "Humidité"  // humidity
        case .dewPointTitle: "Point de rosée"  // point of dew
        case .pressureTitle: "Pression"  // pressure
        case .visibilityTitle: "Visibilité"  // visibility
        case .uvIndexTitle: "Indice UV"  // index UV
        case .precipitationTitle: "Pluie"  // rain
        case .sunriseTitle: "Lever du soleil"  // rising of the sun
        case .sunsetTitle: "Coucher du soleil"  // going to bed of the sun
        case .pressureLow: "Basse"  // low
        case .pressureNormal: "Normale"  // normal
        case .pressureHigh: "Haute"  // high
        case .pressureLowInFull: "Pression basse"  // low pressure
        case .pressureNormalInFull: "Pression normale"  // normal pressure
        case .pressureHighInFull: "Haute pression"  // high pressure
        case .pressureFallingFast: "En forte baisse"  // in strong decrease
        case .pressureFalling: "En baisse"  // in decrease
        case .pressureSteady: "Stable"  // stable
        case .pressureRising: "En hausse"  // in increase
        case .pressureRisingFast: "En forte hausse"  // in strong increase
        case .pressureFallingFastInFull: "En forte baisse"  // in strong decrease
        case .pressureRisingFastInFull: "En forte hausse"  // in strong increase
        case .pressureLine: "%@, %@."
        case .rain: "Pluie"  // rain
        case .snow: "Neige"  // snow
        case .wintryMix: "Pluie et neige"  // rain and snow
        case .freezingRain: "Pluie verglaçante"  // rain that glazes
        case .precipitation: "Précipitations"  // precipitation
        case .noRain: "Aucune pluie prévue"  // no rain foreseen
        case .noPrecipitation: "Pas de précipitations"  // no precipitation
        case .timedPrecipitation: "%@ dès %@"  // %@ as early as %@
        case .timedPrecipitationAtOne: "%@ dès %@"  // %@ as early as %@
        case .amountOfPrecipitation: "%1$@ de %2$@"  // %1$@ of %2$@
        case .calm: "Calme"  // calm
        case .high: "maximale %@"  // greatest %@
        case .low: "minimale %@"  // least %@
        case .chanceOfPrecipitation: "Probabilité de précipitations"  // probability of precipitation
        case .alert: "Alerte"  // alert
        case .until: "jusqu’au %@"  // until the %@
        case .from: "à partir du %@"  // beginning from the %@
        case .polarNight: "Nuit polaire"  // polar night
        case .polarDay: "Jour polaire"  // polar day
        case .noSunrise: "Le soleil ne se lève pas aujourd’hui."  // The sun does not rise today.
        case .noSunset: "Le soleil ne se couche pas aujourd’hui."  // The sun does not go to bed today.
        case .noSunriseThatDay: "Le soleil ne se lève pas."  // The sun does not rise.
        case .noSunsetThatDay: "Le soleil ne se couche pas."  // The sun does not go to bed.
        case .clearWeather: "Ciel dégagé"  // cleared sky
        case .mostlyClearWeather: "Principalement dégagé"  // mostly clear
        case .partlyCloudyWeather: "Partiellement nuageux"  // partly cloudy
        case .mostlyCloudyWeather: "Généralement nuageux"  // generally cloudy
        case .overcastWeather: "Couvert"  // covered
        case .fogWeather: "Brouillard"  // fog
        case .freezingFogWeather: "Brouillard givrant"  // freezing fog
        case .mistWeather: "Brume"  // mist
        case .hazeWeather: "Brume sèche"  // dry mist
        case .smokeWeather: "Fumée"  // smoke
        case .dustWeather: "Poussière"  // dust
        case .volcanicAshWeather: "Cendres volcaniques"  // volcanic ash
        case .lightDrizzleWeather: "Bruine légère"  // light drizzle
        case .drizzleWeather: "Bruine"  // drizzle
        case .heavyDrizzleWeather: "Forte bruine"  // heavy drizzle
        case .freezingDrizzleWeather: "Bruine verglaçante"  // freezing drizzle
        case .lightRainWeather: "Pluie faible"  // weak rain
        case .rainWeather: "Pluie"  // rain
        case .heavyRainWeather: "Pluie forte"  // strong rain
        case .lightShowersWeather: "Averses légères"  // light rain showers
        case .showersWeather: "Averses"  // rain showers
        case .heavyShowersWeather: "Fortes averses"  // heavy rain showers
        case .lightFreezingRainWeather: "Pluie verglaçante légère"  // light freezing rain
        case .freezingRainWeather: "Pluie verglaçante"  // freezing rain
        case .heavyFreezingRainWeather: "Forte pluie verglaçante"  // heavy freezing rain
        case .lightSleetWeather: "Pluie légère et neige"  // light sleet
        case .sleetWeather: "Pluie et neige"  // rain and snow
        case .heavySleetWeather: "Forte pluie et neige"  // heavy sleet
        case .lightSleetShowersWeather: "Averses légères de neige fondue"  // light sleet showers
        case .sleetShowersWeather: "Averses de neige fondue"  // showers of melted snow
        case .heavySleetShowersWeather: "Averses de neige fondue"  // showers of melted snow
        case .lightSnowWeather: "Neige faible"  // weak snow
        case .snowWeather: "Neige"  // snow
        case .heavySnowWeather: "Neige forte"  // strong snow
        case .lightSnowShowersWeather: "Faibles averses de neige"  // light snow showers
        case .snowShowersWeather: "Averses de neige"  // snow showers
        case .heavySnowShowersWeather: "Fortes averses de neige"  // heavy snow showers
        case .snowGrainsWeather: "Neige en grains"  // snow grains
        case .blowingSnowWeather: "Rafales de neige"  // gusts of snow
        case .blizzardWeather: "Blizzard"  // blizzard
        case .hailWeather: "Grêle"  // hail
        case .precipitationWeather: "Précipitations"  // precipitation
        case .lightThunderstormWeather: "Orage léger"  // light thunderstorm
        case .thunderstormWeather: "Orage"  // thunderstorm
        case .heavyThunderstormWeather: "Fort orage"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Orage avec grêle"  // thunderstorm with hail
        case .snowAndThunderWeather: "Orage de neige"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Orage"  // thunderstorm
        case .windyWeather: "Venteux"  // windy
        case .squallsWeather: "Bourrasques"  // squalls
        case .tornadoWeather: "Tornade"  // tornado
        case .tropicalStormWeather: "Tempête tropicale"  // tropical storm
        case .hurricaneWeather: "Ouragan"  // hurricane
        case .hotWeather: "Chaud"  // hot
        case .coldWeather: "Froid"  // cold
        case .newMoon: "Nouvelle lune"  // new moon
        case .waxingCrescentMoon: "Premier croissant"  // first crescent
        case .firstQuarterMoon: "Premier quartier"  // first quarter
        case .waxingGibbousMoon: "Lune gibbeuse croissante"  // waxing gibbous
        case .fullMoon: "Pleine lune"  // full moon
        case .waningGibbousMoon: "Lune gibbeuse décroissante"  // waning gibbous
        case .lastQuarterMoon: "Dernier quartier"  // last quarter
        case .waningCrescentMoon: "Dernier croissant"  // last crescent
        case .lowUV: "Faible"  // low
        case .moderateUV: "Modéré"  // moderate
        case .highUV: "Élevé"  // raised
        case .veryHighUV: "Très élevé"  // very high
        case .extremeUV: "Extrême"  // extreme
        case .force0: "Calme"  // calm
        case .force1: "Très légère brise"  // light air
        case .force2: "Légère brise"  // light breeze
        case .force3: "Petite brise"  // gentle breeze
        case .force4: "Jolie brise"  // pretty breeze
        case .force5: "Bonne brise"  // good breeze
        case .force6: "Vent frais"  // fresh wind
        case .force7: "Grand frais"  // great freshness
        case .force8: "Coup de vent"  // blow of wind
        case .force9: "Fort coup de vent"  // strong gale
        case .force10: "Tempête"  // storm
        case .force11: "Violente tempête"  // violent storm
        case .force12: "Ouragan"  // hurricane
        case .summaryFrom: "%@ dès %@"  // %@ as early as %@
        case .summaryFromAtOne: "%@ dès %@"  // %@ as early as %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
