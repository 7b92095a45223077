// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textVi: String {
        switch self {
        case .feelsLikeTitle: "Cảm giác như"  // feeling like
        case .windTitle: "Gió"  // wind
        case .humidityTitle: "Độ ẩm"  // degree of damp
        case .dewPointTitle: "Điểm sương"  // point of dew
        case .pressureTitle: "Áp suất"  // pressure
        case .visibilityTitle: "Tầm nhìn"  // range of sight
        case .uvIndexTitle: "Chỉ số UV"  // index UV
        case .precipitationTitle: "Mưa"  // rain
        case .sunriseTitle: "Mặt trời mọc"  // sun rises
        case .sunsetTitle: "Mặt trời lặn"  // sun dives
        case .pressureLow: "Thấp"  // low
        case .pressureNormal: "Bình thường"  // usual
        case .pressureHigh: "Cao"  // high
        case .pressureLowInFull: "Áp suất thấp"  // low pressure
        case .pressureNormalInFull: "Áp suất bình thường"  // usual pressure
        case .pressureHighInFull: "Áp suất cao"  // high pressure
        case .pressureFallingFast: "Giảm nhanh"  // decreases quickly
        case .pressureFalling: "Đang giảm"  // is decreasing
        case .pressureSteady: "Ổn định"  // stable
        case .pressureRising: "Đang tăng"  // is increasing
        case .pressureRisingFast: "Tăng nhanh"  // increases quickly
        case .pressureFallingFastInFull: "Giảm nhanh"  // decreases quickly
        case .pressureRisingFastInFull: "Tăng nhanh"  // increases quickly
        case .pressureLine: "%@, %@."
        case .rain: "Mưa"  // rain
        case .snow: "Tuyết"  // snow
        case .wintryMix: "Mưa và tuyết"  // rain and snow
        case .freezingRain: "Mưa đóng băng"  // rain that freezes
        case .precipitation: "Lượng mưa"  // amount of rain
        case .noRain: "Không mưa"  // no rain
        case .noPrecipitation: "Không có mưa"  // there is no rain
        case .timedPrecipitation: "%@ từ %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ từ %@"  // %@ from %@
        case .amountOfPrecipitation: "%1$@ %2$@"
        case .calm: "Lặng gió"  // silent of wind
        case .high: "cao nhất %@"  // highest %@
        case .low: "thấp nhất %@"  // lowest %@
        case .chanceOfPrecipitation: "Khả năng mưa"  // possibility of rain
        case .alert: "Cảnh báo"  // warning
        case .until: "đến %@"  // until %@
        case .from: "từ %@"  // from %@
        case .polarNight: "Đêm vùng cực"  // night of the polar region
        case .polarDay: "Ngày vùng cực"  // day of the polar region
        case .noSunrise: "Mặt trời không mọc."  // The sun does not rise.
        case .noSunset: "Mặt trời không lặn."  // The sun does not set.
        case .noSunriseThatDay: "Mặt trời không mọc."  // The sun does not rise.
        case .noSunsetThatDay: "Mặt trời không lặn."  // The sun does not set.
        }
    }
}
