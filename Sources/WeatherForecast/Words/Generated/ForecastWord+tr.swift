// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textTr: String {
        switch self {
        case .feelsLikeTitle: "Hissedilen"  // felt
        case .windTitle: "Rüzgar"  // wind
        case .humidityTitle: "Nem"  // moisture
        case .dewPointTitle: "Çiy noktası"  // dew point
        case .pressureTitle: "Basınç"  // pressure
        case .visibilityTitle: "Görüş mesafesi"  // distance of sight
        case .uvIndexTitle: "UV endeksi"  // UV index
        case .precipitationTitle: "Yağmur"  // rain
        case .sunriseTitle: "Gün doğumu"  // birth of the day
        case .sunsetTitle: "Gün batımı"  // sinking of the day
        case .pressureLow: "Düşük"  // low
        case .pressureNormal: "Normal"  // normal
        case .pressureHigh: "Yüksek"  // high
        case .pressureLowInFull: "Düşük basınç"  // low pressure
        case .pressureNormalInFull: "Normal basınç"  // normal pressure
        case .pressureHighInFull: "Yüksek basınç"  // high pressure
        case .pressureFallingFast: "Hızla düşüyor"  // is falling fast
        case .pressureFalling: "Düşüyor"  // is falling
        case .pressureSteady: "Sabit"  // fixed
        case .pressureRising: "Artıyor"  // is increasing
        case .pressureRisingFast: "Hızla artıyor"  // is increasing fast
        case .pressureFallingFastInFull: "Hızla düşüyor"  // is falling fast
        case .pressureRisingFastInFull: "Hızla artıyor"  // is increasing fast
        case .pressureLine: "%@, %@."
        case .rain: "Yağmur"  // rain
        case .snow: "Kar"  // snow
        case .wintryMix: "Karla karışık yağmur"  // rain mixed with snow
        case .freezingRain: "Dondurucu yağmur"  // freezing rain
        case .precipitation: "Yağış"  // precipitation
        case .noRain: "Yağmur beklenmiyor"  // rain is not expected
        case .noPrecipitation: "Yağış yok"  // there is no precipitation
        case .timedPrecipitation: "%1$@ %2$@ itibarıyla"  // %1$@ %2$@ as of
        case .timedPrecipitationAtOne: "%1$@ %2$@ itibarıyla"  // %1$@ %2$@ as of
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Sakin"  // calm
        case .high: "en yüksek %@"  // highest %@
        case .low: "en düşük %@"  // lowest %@
        case .chanceOfPrecipitation: "Yağış olasılığı"  // probability of precipitation
        case .alert: "Uyarı"  // warning
        case .until: "%@ saatine kadar"  // %@ its hour until
        case .from: "%@ itibarıyla"  // %@ as of
        case .polarNight: "Kutup gecesi"  // polar night
        case .polarDay: "Kutup günü"  // polar day
        case .noSunrise: "Bugün güneş hiç doğmayacak."  // Today the sun will not rise at all.
        case .noSunset: "Bugün güneş hiç batmayacak."  // Today the sun will not sink at all.
        case .noSunriseThatDay: "Güneş hiç doğmayacak."  // The sun will not rise at all.
        case .noSunsetThatDay: "Güneş hiç batmayacak."  // The sun will not sink at all.
        }
    }
}
