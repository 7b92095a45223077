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
        case .noRain: "Không mưa"  // no rain
        case .timedPrecipitation: "%@ %@"
        case .chanceOfPrecipitation: "Khả năng mưa"  // possibility of rain
        case .alert: "Cảnh báo"  // warning
        case .polarNight: "Đêm vùng cực"  // night of the polar region
        case .polarDay: "Ngày vùng cực"  // day of the polar region
        case .noSunrise: "Mặt trời không mọc."  // The sun does not rise.
        case .noSunset: "Mặt trời không lặn."  // The sun does not set.
        }
    }
}
