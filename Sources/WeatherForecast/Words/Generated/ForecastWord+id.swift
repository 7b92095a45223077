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
        }
    }
}
