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
        case .clearWeather: "Αίθριος"  // serene
        case .mostlyClearWeather: "Κυρίως αίθριος"  // mainly serene
        case .partlyCloudyWeather: "Μερικώς νεφελώδης"  // partly cloudy
        case .mostlyCloudyWeather: "Κυρίως συννεφιασμένος"  // mostly cloudy
        case .overcastWeather: "Συννεφιά"  // overcast
        case .fogWeather: "Ομίχλη"  // fog
        case .freezingFogWeather: "Παγωμένη ομίχλη"  // freezing fog
        case .mistWeather: "Αραιή ομίχλη"  // thin fog
        case .hazeWeather: "Καταχνιά"  // haze
        case .smokeWeather: "Καπνός"  // smoke
        case .dustWeather: "Σκόνη"  // dust
        case .volcanicAshWeather: "Ηφαιστειακή τέφρα"  // volcanic ash
        case .lightDrizzleWeather: "Ελαφριές ψεκάδες"  // light drizzle
        case .drizzleWeather: "Ψεκάδες"  // drizzle
        case .heavyDrizzleWeather: "Έντονες ψεκάδες"  // intense drizzle
        case .freezingDrizzleWeather: "Παγωμένες ψεκάδες"  // freezing drizzle
        case .lightRainWeather: "Ασθενής βροχή"  // weak rain
        case .rainWeather: "Βροχή"  // rain
        case .heavyRainWeather: "Ισχυρή βροχή"  // strong rain
        case .lightShowersWeather: "Ασθενής μπόρα"  // light rain showers
        case .showersWeather: "Μπόρα"  // rain showers
        case .heavyShowersWeather: "Ισχυρή μπόρα"  // heavy rain showers
        case .lightFreezingRainWeather: "Ελαφριά παγωμένη βροχή"  // light freezing rain
        case .freezingRainWeather: "Παγωμένη βροχή"  // freezing rain
        case .heavyFreezingRainWeather: "Ισχυρή παγωμένη βροχή"  // heavy freezing rain
        case .lightSleetWeather: "Ελαφρύ χιονόνερο"  // light sleet
        case .sleetWeather: "Χιονόνερο"  // snow water
        case .heavySleetWeather: "Ισχυρό χιονόνερο"  // heavy sleet
        case .lightSleetShowersWeather: "Μπόρες από χιονόνερο"  // sleet showers
        case .sleetShowersWeather: "Μπόρες από χιονόνερο"  // sleet showers
        case .heavySleetShowersWeather: "Μπόρες από χιονόνερο"  // sleet showers
        case .lightSnowWeather: "Ασθενής χιονόπτωση"  // weak snowfall
        case .snowWeather: "Χιονόπτωση"  // snowfall
        case .heavySnowWeather: "Ισχυρή χιονόπτωση"  // strong snowfall
        case .lightSnowShowersWeather: "Μπόρες χιονιού"  // snow showers
        case .snowShowersWeather: "Μπόρες χιονιού"  // snow showers
        case .heavySnowShowersWeather: "Έντονες μπόρες χιονιού"  // heavy snow showers
        case .snowGrainsWeather: "Ασθενής χιονόπτωση"  // weak snowfall
        case .blowingSnowWeather: "Παρασυρόμενο χιόνι"  // snow carried along
        case .blizzardWeather: "Χιονοθύελλα"  // blizzard
        case .hailWeather: "Χαλάζι"  // hail
        case .precipitationWeather: "Υετός"  // precipitation
        case .lightThunderstormWeather: "Ασθενής καταιγίδα"  // light thunderstorm
        case .thunderstormWeather: "Καταιγίδα"  // thunderstorm
        case .heavyThunderstormWeather: "Ισχυρή καταιγίδα"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Καταιγίδα με χαλάζι"  // thunderstorm with hail
        case .snowAndThunderWeather: "Καταιγίδα"  // thunderstorm
        case .sleetAndThunderWeather: "Χιονόνερο με βροντές"  // thunderstorm with sleet
        case .windyWeather: "Ανεμώδης"  // windy
        case .squallsWeather: "Μπουρίνια"  // squalls
        case .tornadoWeather: "Ανεμοστρόβιλος"  // tornado
        case .tropicalStormWeather: "Τροπική καταιγίδα"  // tropical storm
        case .hurricaneWeather: "Τυφώνας"  // hurricane
        case .hotWeather: "Ζέστη"  // hot
        case .coldWeather: "Κρύο"  // cold
        case .newMoon: "Νέα σελήνη"  // new moon
        case .waxingCrescentMoon: "Αύξων μηνίσκος"  // waxing crescent
        case .firstQuarterMoon: "Πρώτο τέταρτο"  // first quarter
        case .waxingGibbousMoon: "Αύξων αμφίκυρτος"  // waxing gibbous
        case .fullMoon: "Πανσέληνος"  // full moon
        case .waningGibbousMoon: "Φθίνων αμφίκυρτος"  // waning gibbous
        case .lastQuarterMoon: "Τελευταίο τέταρτο"  // last quarter
        case .waningCrescentMoon: "Φθίνων μηνίσκος"  // waning crescent
        case .lowUV: "Χαμηλός"  // low
        case .moderateUV: "Μέτριος"  // moderate
        case .highUV: "Υψηλός"  // high
        case .veryHighUV: "Πολύ υψηλός"  // very high
        case .extremeUV: "Ακραίος"  // extreme
        case .force0: "Άπνοια"  // calm
        case .force1: "Σχεδόν άπνοια"  // almost calm
        case .force2: "Πολύ ασθενής"  // very weak
        case .force3: "Ασθενής"  // weak
        case .force4: "Σχεδόν μέτριος"  // almost moderate
        case .force5: "Μέτριος"  // moderate
        case .force6: "Ισχυρός"  // strong
        case .force7: "Σχεδόν θυελλώδης"  // almost stormy
        case .force8: "Θυελλώδης"  // stormy
        case .force9: "Πολύ θυελλώδης"  // very stormy
        case .force10: "Θύελλα"  // storm
        case .force11: "Σφοδρή θύελλα"  // violent storm
        case .force12: "Τυφώνας"  // hurricane
        case .summaryFrom: "%@ από τις %@"  // %@ from the %@
        case .summaryFromAtOne: "%@ από τη %@"  // %@ from the %@, of one
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
