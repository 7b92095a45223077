// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textHi: String {
        switch self {
        case .feelsLikeTitle: "महसूस होता है"  // is felt
        case .windTitle: "हवा"  // air, wind
        case .humidityTitle: "आर्द्रता"  // humidity
        case .dewPointTitle: "ओसांक"  // dew mark
        case .pressureTitle: "दबाव"  // pressure
        case .visibilityTitle: "दृश्यता"  // visibility
        case .uvIndexTitle: "यूवी सूचकांक"  // UV index
        case .precipitationTitle: "बारिश"  // rain
        case .sunriseTitle: "सूर्योदय"  // sunrise
        case .sunsetTitle: "सूर्यास्त"  // sunset
        case .pressureLow: "कम"  // low
        case .pressureNormal: "सामान्य"  // normal
        case .pressureHigh: "उच्च"  // high
        case .pressureLowInFull: "कम दबाव"  // low pressure
        case .pressureNormalInFull: "सामान्य दबाव"  // normal pressure
        case .pressureHighInFull: "उच्च दबाव"  // high pressure
        case .pressureFallingFast: "तेज़ी से गिर रहा है"  // is falling with speed
        case .pressureFalling: "गिर रहा है"  // is falling
        case .pressureSteady: "स्थिर"  // still, stable
        case .pressureRising: "बढ़ रहा है"  // is growing
        case .pressureRisingFast: "तेज़ी से बढ़ रहा है"  // is growing with speed
        case .pressureFallingFastInFull: "तेज़ी से गिर रहा है"  // is falling with speed
        case .pressureRisingFastInFull: "तेज़ी से बढ़ रहा है"  // is growing with speed
        case .pressureLine: "%@, %@"
        case .rain: "बारिश"  // rain
        case .snow: "बर्फ"  // snow, ice
        case .wintryMix: "बारिश और बर्फबारी"  // rain and snowfall
        case .freezingRain: "हिमीकरण बारिश"  // rain of freezing
        case .precipitation: "वर्षा"  // rain
        case .noRain: "कोई वर्षा नहीं"  // not any rain
        case .noPrecipitation: "कोई वर्षा नहीं"  // not any rain
        case .timedPrecipitation: "%1$@ %2$@ से"  // %1$@ %2$@ from
        case .timedPrecipitationAtOne: "%1$@ %2$@ से"  // %1$@ %2$@ from
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "प्रशान्त"  // calm
        case .high: "अधिकतम %@"  // greatest %@
        case .low: "न्यूनतम %@"  // least %@
        case .chanceOfPrecipitation: "बारिश की संभावना"  // possibility of rain
        case .alert: "चेतावनी"  // warning
        case .until: "%@ तक"  // %@ until
        case .from: "%@ से"  // %@ from
        case .polarNight: "ध्रुवीय रात्रि"  // polar night
        case .polarDay: "मध्यरात्रि सूर्य"  // midnight sun
        case .noSunrise: "आज सूर्योदय नहीं है।"  // Today there is no sunrise.
        case .noSunset: "आज सूर्यास्त नहीं है।"  // Today there is no sunset.
        case .noSunriseThatDay: "सूर्योदय नहीं है।"  // There is no sunrise.
        case .noSunsetThatDay: "सूर्यास्त नहीं है।"  // There is no sunset.
        }
    }
}
