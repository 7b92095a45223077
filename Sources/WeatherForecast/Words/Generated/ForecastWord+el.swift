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
        case .noRain: "Δεν αναμένεται βροχή"  // rain is not expected
        case .timedPrecipitation: "%@ %@"
        case .chanceOfPrecipitation: "Πιθανότητα υετού"  // probability of precipitation
        case .alert: "Προειδοποίηση"  // warning
        case .polarNight: "Πολική νύχτα"  // polar night
        case .polarDay: "Πολική ημέρα"  // polar day
        case .noSunrise: "Ο Ήλιος δεν ανατέλλει σήμερα."  // The sun does not rise today.
        case .noSunset: "Ο Ήλιος δεν δύει σήμερα."  // The sun does not set today.
        }
    }
}
