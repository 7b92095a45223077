// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textEl: String {
        switch self {
        case .feelsLikeTitle: "Αίσθηση σαν"  // feeling like
        case .windTitle: "Άνεμος"  // wind
        case .humidityTitle: "Υγρασία"  // humidity
        case .dewPointTitle: "Σημείο δρόσου"  // point of dew
        case .pressureTitle: "Πίεση"  // pressure
        case .visibilityTitle: "Ορατότητα"  // visibility
        case .uvIndexTitle: "Δείκτης UV"  // index of UV
        case .precipitationTitle: "Βροχή"  // rain
        case .sunriseTitle: "Ανατολή ηλίου"  // rising of the sun
        case .sunsetTitle: "Δύση ηλίου"  // setting of the sun
        case .pressureLow: "Χαμηλή"  // low
        case .pressureNormal: "Κανονική"  // normal
        case .pressureHigh: "Υψηλή"  // high
        case .pressureLowInFull: "Χαμηλή πίεση"  // low pressure
        case .pressureNormalInFull: "Κανονική πίεση"  // normal pressure
        case .pressureHighInFull: "Υψηλή πίεση"  // high pressure
        case .pressureFallingFast: "Ταχεία πτώση"  // a rapid fall
        case .pressureFalling: "Πτώση"  // a fall
        case .pressureSteady: "Σταθερή"  // stable
        case .pressureRising: "Άνοδος"  // a rise
        case .pressureRisingFast: "Ταχεία άνοδος"  // a rapid rise
        case .pressureFallingFastInFull: "Ταχεία πτώση"  // a rapid fall
        case .pressureRisingFastInFull: "Ταχεία άνοδος"  // a rapid rise
        case .pressureLine: "%@, %@"
        case .rain: "Βροχή"  // rain
        case .snow: "Χιόνι"  // snow
        case .wintryMix: "Χιονόνερο"  // snow water
        case .freezingRain: "Παγωμένη βροχή"  // frozen rain
        case .precipitation: "Υετός"  // rain and snow
        case .noRain: "Δεν αναμένεται βροχή"  // rain is not expected
        case .noPrecipitation: "Χωρίς υετό"  // without rain and snow
        case .timedPrecipitation: "%@ από τις %@"  // %@ from the %@
        case .timedPrecipitationAtOne: "%@ από τη %@"  // %@ from the %@, of one
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Άπνοια"  // without a breath
        case .high: "μέγιστη %@"  // greatest %@
        case .low: "ελάχιστη %@"  // least %@
        case .chanceOfPrecipitation: "Πιθανότητα υετού"  // probability of precipitation
        case .alert: "Προειδοποίηση"  // warning
        case .until: "έως %@"  // until %@
        case .from: "από %@"  // from %@
        case .polarNight: "Πολική νύχτα"  // polar night
        case .polarDay: "Πολική ημέρα"  // polar day
        case .noSunrise: "Ο Ήλιος δεν ανατέλλει σήμερα."  // The sun does not rise today.
        case .noSunset: "Ο Ήλιος δεν δύει σήμερα."  // The sun does not set today.
        case .noSunriseThatDay: "Ο Ήλιος δεν ανατέλλει."  // The sun does not rise.
        case .noSunsetThatDay: "Ο Ήλιος δεν δύει."  // The sun does not set.
        }
    }
}
