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
        case .clearWeather: "साफ आसमान"  // clear sky
        case .mostlyClearWeather: "अधिकतर साफ़"  // mostly clear
        case .partlyCloudyWeather: "आंशिक बादल"  // partial clouds
        case .mostlyCloudyWeather: "बादल भरा मौसम"  // weather full of clouds
        case .overcastWeather: "घटाटोप"  // overcast
        case .fogWeather: "कोहरा"  // fog
        case .freezingFogWeather: "बर्फीला कोहरा"  // icy fog
        case .mistWeather: "कुहासा"  // mist
        case .hazeWeather: "धुंध"  // haze
        case .smokeWeather: "धुआँ"  // smoke
        case .dustWeather: "धूल"  // dust
        case .volcanicAshWeather: "ज्वालामुखी राख"  // volcanic ash
        case .lightDrizzleWeather: "हल्की बूंदाबांदी"  // light drizzle
        case .drizzleWeather: "बूंदाबांदी"  // drizzle
        case .heavyDrizzleWeather: "तेज़ बूंदाबांदी"  // heavy drizzle
        case .freezingDrizzleWeather: "हिमीकरण बूंदाबांदी"  // freezing drizzle
        case .lightRainWeather: "हल्की बारिश"  // light rain
        case .rainWeather: "बारिश"  // rain
        case .heavyRainWeather: "भारी बारिश"  // heavy rain
        case .lightShowersWeather: "बौछार"  // rain showers
        case .showersWeather: "बौछार"  // rain showers
        case .heavyShowersWeather: "बौछार"  // rain showers
        case .lightFreezingRainWeather: "हल्की हिमीकरण बारिश"  // light freezing rain
        case .freezingRainWeather: "हिमीकरण बारिश"  // freezing rain
        case .heavyFreezingRainWeather: "भारी हिमीकरण बारिश"  // heavy freezing rain
        case .lightSleetWeather: "बारिश और बर्फबारी"  // rain and snowfall
        case .sleetWeather: "बारिश और बर्फबारी"  // rain and snowfall
        case .heavySleetWeather: "भारी बारिश और बर्फ"  // heavy sleet
        case .lightSleetShowersWeather: "हल्की बारिश और बर्फ मिश्रित बौछारें"  // light sleet showers
        case .sleetShowersWeather: "बारिश और बर्फ़ मिश्रित बौछारें"  // showers mixed of rain and snow
        case .heavySleetShowersWeather: "भारी बारिश और बर्फ मिश्रित बौछारें"  // heavy sleet showers
        case .lightSnowWeather: "हल्का हिमपात"  // light snow
        case .snowWeather: "हिमपात"  // snowfall
        case .heavySnowWeather: "भारी हिमपात"  // heavy snow
        case .lightSnowShowersWeather: "हल्की बर्फ़ की बौछार"  // light snow showers
        case .snowShowersWeather: "बर्फ की बौछार"  // snow showers
        case .heavySnowShowersWeather: "बर्फ की बौछार"  // snow showers
        case .snowGrainsWeather: "बर्फ के दाने"  // grains of snow
        case .blowingSnowWeather: "हिमपात"  // snowfall
        case .blizzardWeather: "बर्फ़ीला तूफ़ान"  // snowy storm
        case .hailWeather: "ओले"  // hail
        case .precipitationWeather: "वर्षा"  // precipitation
        case .lightThunderstormWeather: "हल्की आंधी तूफान"  // light thunderstorm
        case .thunderstormWeather: "आंधी तूफान"  // gale and storm
        case .heavyThunderstormWeather: "तेज आंधी तूफान"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "गरज के साथ ओलावृष्टि"  // hail with thunder
        case .snowAndThunderWeather: "आंधी तूफान"  // gale and storm
        case .sleetAndThunderWeather: "आंधी तूफान"  // gale and storm
        case .windyWeather: "तेज़ हवाएं"  // fast winds
        case .squallsWeather: "झंझावात"  // squalls
        case .tornadoWeather: "बवंडर"  // tornado
        case .tropicalStormWeather: "तेज तूफ़ान"  // fast storm
        case .hurricaneWeather: "तेज तूफ़ान"  // fast storm
        case .hotWeather: "गर्म"  // hot
        case .coldWeather: "सर्द"  // cold
        case .newMoon: "अमावस्या"  // new moon
        case .waxingCrescentMoon: "बढ़ता वर्धमान चांद"  // growing crescent moon
        case .firstQuarterMoon: "प्रथम तिमाही"  // first quarter
        case .waxingGibbousMoon: "बढ़ता कुबड़ा चांद"  // growing humped moon
        case .fullMoon: "पूर्णिमा"  // full moon
        case .waningGibbousMoon: "घटता कुबड़ा चांद"  // shrinking humped moon
        case .lastQuarterMoon: "अंतिम तिमाही"  // last quarter
        case .waningCrescentMoon: "घटता वर्धमान चांद"  // shrinking crescent moon
        case .lowUV: "कम"  // low
        case .moderateUV: "मध्यम"  // moderate
        case .highUV: "उच्च"  // high
        case .veryHighUV: "बहुत उच्च"  // very high
        case .extremeUV: "चरम"  // extreme
        case .force0: "प्रशान्त"  // calm
        case .force1: "हल्की वायु"  // light air
        case .force2: "अल्प समीर"  // light breeze
        case .force3: "मंद समीर"  // gentle breeze
        case .force4: "अल्पबल समीर"  // moderate breeze
        case .force5: "सबल समीर"  // fresh breeze
        case .force6: "प्रबल समीर"  // strong breeze
        case .force7: "अल्पबल झंझा"  // near gale
        case .force8: "झंझा"  // gale
        case .force9: "प्रबल झंझा"  // strong gale
        case .force10: "तूफान"  // storm
        case .force11: "तीव्र तूफान"  // violent storm
        case .force12: "प्रभंजन"  // hurricane
        case .summaryFrom: "%1$@ %2$@ से"  // %1$@ %2$@ from
        case .summaryFromAtOne: "%1$@ %2$@ से"  // %1$@ %2$@ from
        case .summaryLine: "%@, %@"
        case .summarySingle: "%@"
        }
    }
}
