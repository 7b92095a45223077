// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textId: String {
        switch self {
        case .feelsLikeTitle: "Terasa seperti"  // feels like
        case .windTitle: "Angin"  // wind
        case .humidityTitle: "Kelembapan"  // humidity
        case .dewPointTitle: "Titik embun"  // point of dew
        case .pressureTitle: "Tekanan"  // pressure
        case .visibilityTitle: "Jarak pandang"  // distance of view
        case .uvIndexTitle: "Indeks UV"  // index UV
        case .precipitationTitle: "Hujan"  // rain
        case .sunriseTitle: "Matahari terbit"  // sun rises
        case .sunsetTitle: "Matahari terbenam"  // sun sinks
        case .pressureLow: "Rendah"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Tinggi"  // high
        case .pressureLowInFull: "Tekanan rendah"  // low pressure
        case .pressureNormalInFull: "Tekanan normal"  // normal pressure
        case .pressureHighInFull: "Tekanan tinggi"  // high pressure
        case .pressureFallingFast: "Turun cepat"  // goes down quickly
        case .pressureFalling: "Turun"  // goes down
        case .pressureSteady: "Stabil"  // stable
        case .pressureRising: "Naik"  // goes up
        case .pressureRisingFast: "Naik cepat"  // goes up quickly
        case .pressureFallingFastInFull: "Turun cepat"  // goes down quickly
        case .pressureRisingFastInFull: "Naik cepat"  // goes up quickly
        case .pressureLine: "%@, %@."
        case .rain: "Hujan"  // rain
        case .snow: "Salju"  // snow
        case .wintryMix: "Hujan bercampur salju"  // rain mixed with snow
        case .freezingRain: "Hujan membekukan"  // freezing rain
        case .precipitation: "Curah hujan"  // rainfall
        case .noRain: "Tidak hujan"  // does not rain
        case .noPrecipitation: "Tidak ada curah hujan"  // there is no rainfall
        case .timedPrecipitation: "%@ mulai %@"  // %@ beginning %@
        case .timedPrecipitationAtOne: "%@ mulai %@"  // %@ beginning %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Tenang"  // calm
        case .high: "tertinggi %@"  // highest %@
        case .low: "terendah %@"  // lowest %@
        case .chanceOfPrecipitation: "Kemungkinan hujan"  // possibility of rain
        case .alert: "Peringatan"  // warning
        case .until: "hingga %@"  // until %@
        case .from: "mulai %@"  // beginning %@
        case .polarNight: "Malam polar"  // polar night
        case .polarDay: "Siang kutub"  // daytime of the pole
        case .noSunrise: "Matahari tidak tampak terbit hari ini."  // The sun is not seen to rise today.
        case .noSunset: "Matahari tidak tampak terbenam hari ini."  // The sun is not seen to sink today.
        case .noSunriseThatDay: "Matahari tidak tampak terbit."  // The sun is not seen to rise.
        case .noSunsetThatDay: "Matahari tidak tampak terbenam."  // The sun is not seen to sink.
        case .clearWeather: "Cerah"  // clear
        case .mostlyClearWeather: "Sebagian besar cerah"  // for a large part clear
        case .partlyCloudyWeather: "Sebagian berawan"  // partly cloudy
        case .mostlyCloudyWeather: "Sebagian besar berawan"  // for a large part cloudy
        case .overcastWeather: "Mendung"  // overcast
        case .fogWeather: "Kabut"  // fog
        case .freezingFogWeather: "Kabut beku"  // frozen fog
        case .mistWeather: "Kabut tipis"  // thin fog
        case .hazeWeather: "Kabut tipis"  // thin fog
        case .smokeWeather: "Asap"  // smoke
        case .dustWeather: "Debu"  // dust
        case .volcanicAshWeather: "Abu vulkanik"  // volcanic ash
        case .lightDrizzleWeather: "Gerimis ringan"  // light drizzle
        case .drizzleWeather: "Gerimis"  // drizzle
        case .heavyDrizzleWeather: "Gerimis lebat"  // heavy drizzle
        case .freezingDrizzleWeather: "Gerimis beku"  // frozen drizzle
        case .lightRainWeather: "Hujan ringan"  // light rain
        case .rainWeather: "Hujan"  // rain
        case .heavyRainWeather: "Hujan lebat"  // heavy rain
        case .lightShowersWeather: "Hujan singkat ringan"  // light rain showers
        case .showersWeather: "Hujan singkat"  // short rain
        case .heavyShowersWeather: "Hujan singkat lebat"  // heavy rain showers
        case .lightFreezingRainWeather: "Hujan beku ringan"  // light frozen rain
        case .freezingRainWeather: "Hujan membekukan"  // freezing rain
        case .heavyFreezingRainWeather: "Hujan membeku lebat"  // heavy freezing rain
        case .lightSleetWeather: "Hujan ringan bercampur salju"  // light sleet
        case .sleetWeather: "Hujan bercampur salju"  // rain mixed with snow
        case .heavySleetWeather: "Hujan lebat bercampur salju"  // heavy sleet
        case .lightSleetShowersWeather: "Hujan bercampur salju"  // rain mixed with snow
        case .sleetShowersWeather: "Hujan bercampur salju"  // rain mixed with snow
        case .heavySleetShowersWeather: "Hujan bercampur salju"  // rain mixed with snow
        case .lightSnowWeather: "Salju ringan"  // light snow
        case .snowWeather: "Salju"  // snow
        case .heavySnowWeather: "Salju lebat"  // heavy snow
        case .lightSnowShowersWeather: "Salju singkat ringan"  // light snow showers
        case .snowShowersWeather: "Salju singkat"  // short snow
        case .heavySnowShowersWeather: "Salju singkat lebat"  // heavy snow showers
        case .snowGrainsWeather: "Butir salju"  // snow grains
        case .blowingSnowWeather: "Salju bertiup"  // blowing snow
        case .blizzardWeather: "Badai salju"  // blizzard
        case .hailWeather: "Hujan es"  // ice rain
        case .precipitationWeather: "Curah hujan"  // rainfall
        case .lightThunderstormWeather: "Badai petir"  // lightning storm
        case .thunderstormWeather: "Badai petir"  // lightning storm
        case .heavyThunderstormWeather: "Badai petir"  // lightning storm
        case .thunderstormWithHailWeather: "Badai petir dengan hujan es"  // thunderstorm with hail
        case .snowAndThunderWeather: "Badai petir"  // lightning storm
        case .sleetAndThunderWeather: "Badai petir"  // lightning storm
        case .windyWeather: "Berangin"  // windy
        case .squallsWeather: "Angin kencang"  // strong wind
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Badai tropis"  // tropical storm
        case .hurricaneWeather: "Angin topan"  // hurricane
        case .hotWeather: "Panas"  // hot
        case .coldWeather: "Dingin"  // cold
        case .newMoon: "Bulan baru"  // new moon
        case .waxingCrescentMoon: "Bulan sabit muda"  // young crescent moon
        case .firstQuarterMoon: "Bulan perbani awal"  // first quarter
        case .waxingGibbousMoon: "Bulan cembung awal"  // early convex moon
        case .fullMoon: "Bulan purnama"  // full moon
        case .waningGibbousMoon: "Bulan cembung akhir"  // late convex moon
        case .lastQuarterMoon: "Bulan perbani akhir"  // last quarter
        case .waningCrescentMoon: "Bulan sabit tua"  // old crescent moon
        case .lowUV: "Rendah"  // low
        case .moderateUV: "Sedang"  // moderate
        case .highUV: "Tinggi"  // high
        case .veryHighUV: "Sangat tinggi"  // very high
        case .extremeUV: "Ekstrem"  // extreme
        case .force0: "Tenang"  // calm
        case .force1: "Udara ringan"  // light air
        case .force2: "Angin sepoi-sepoi ringan"  // light breeze
        case .force3: "Angin sepoi-sepoi"  // gentle breeze
        case .force4: "Angin sepoi-sepoi sedang"  // moderate breeze
        case .force5: "Angin segar"  // fresh breeze
        case .force6: "Angin kuat"  // strong breeze
        case .force7: "Angin kencang"  // near gale
        case .force8: "Angin segar kencang"  // strong fresh wind
        case .force9: "Angin kencang dan kuat"  // fast and strong wind
        case .force10: "Badai"  // storm
        case .force11: "Badai berbahaya"  // dangerous storm
        case .force12: "Angin topan"  // hurricane
        case .summaryFrom: "%@ mulai %@"  // %@ beginning %@
        case .summaryFromAtOne: "%@ mulai %@"  // %@ beginning %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
