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
        case .clearWeather: "Trời trong"  // clear sky
        case .mostlyClearWeather: "Ít mây"  // few clouds
        case .partlyCloudyWeather: "Mây rải rác"  // scattered clouds
        case .mostlyCloudyWeather: "Nhiều mây"  // many clouds
        case .overcastWeather: "U ám"  // overcast
        case .fogWeather: "Sương mù"  // fog
        case .freezingFogWeather: "Sương mù đóng băng"  // freezing fog
        case .mistWeather: "Sương mù mỏng"  // thin fog
        case .hazeWeather: "Khói mù"  // haze
        case .smokeWeather: "Khói"  // smoke
        case .dustWeather: "Bụi"  // dust
        case .volcanicAshWeather: "Tro núi lửa"  // volcanic ash
        case .lightDrizzleWeather: "Mưa phùn nhẹ"  // light drizzle
        case .drizzleWeather: "Mưa phùn"  // drizzle
        case .heavyDrizzleWeather: "Mưa phùn nặng hạt"  // heavy drizzle
        case .freezingDrizzleWeather: "Mưa phùn đóng băng"  // freezing drizzle
        case .lightRainWeather: "Mưa nhỏ"  // small rain
        case .rainWeather: "Mưa"  // rain
        case .heavyRainWeather: "Mưa to"  // big rain
        case .lightShowersWeather: "Mưa rào nhẹ"  // light rain showers
        case .showersWeather: "Mưa rào"  // rain showers
        case .heavyShowersWeather: "Mưa rào lớn"  // heavy rain showers
        case .lightFreezingRainWeather: "Mưa đóng băng nhỏ"  // light freezing rain
        case .freezingRainWeather: "Mưa đóng băng"  // freezing rain
        case .heavyFreezingRainWeather: "Mưa đóng băng lớn"  // heavy freezing rain
        case .lightSleetWeather: "Mưa nhẹ và tuyết xen kẽ"  // light sleet
        case .sleetWeather: "Mưa và tuyết"  // rain and snow
        case .heavySleetWeather: "Mưa và tuyết lớn"  // heavy sleet
        case .lightSleetShowersWeather: "Mưa và tuyết xen kẽ"  // rain and snow by turns
        case .sleetShowersWeather: "Mưa và tuyết xen kẽ"  // rain and snow by turns
        case .heavySleetShowersWeather: "Mưa và tuyết xen kẽ"  // rain and snow by turns
        case .lightSnowWeather: "Tuyết rơi nhẹ"  // light snow
        case .snowWeather: "Tuyết rơi"  // snow falls
        case .heavySnowWeather: "Tuyết rơi nhiều"  // heavy snow
        case .lightSnowShowersWeather: "Tuyết rào nhỏ"  // light snow showers
        case .snowShowersWeather: "Tuyết rào"  // snow showers
        case .heavySnowShowersWeather: "Tuyết rào lớn"  // heavy snow showers
        case .snowGrainsWeather: "Hạt tuyết"  // snow grains
        case .blowingSnowWeather: "Tuyết bay"  // flying snow
        case .blizzardWeather: "Bão tuyết"  // blizzard
        case .hailWeather: "Mưa đá"  // stone rain
        case .precipitationWeather: "Lượng mưa"  // amount of rain
        case .lightThunderstormWeather: "Dông nhỏ"  // light thunderstorm
        case .thunderstormWeather: "Dông"  // thunderstorm
        case .heavyThunderstormWeather: "Dông lớn"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Dông"  // thunderstorm
        case .snowAndThunderWeather: "Dông"  // thunderstorm
        case .sleetAndThunderWeather: "Dông"  // thunderstorm
        case .windyWeather: "Có gió"  // there is wind
        case .squallsWeather: "Gió giật"  // jerking wind
        case .tornadoWeather: "Lốc xoáy"  // tornado
        case .tropicalStormWeather: "Bão nhiệt đới"  // tropical storm
        case .hurricaneWeather: "Cuồng phong"  // hurricane
        case .hotWeather: "Nóng"  // hot
        case .coldWeather: "Lạnh"  // cold
        case .newMoon: "Trăng non"  // young moon
        case .waxingCrescentMoon: "Trăng lưỡi liềm"  // sickle moon
        case .firstQuarterMoon: "Trăng bán nguyệt đầu tháng"  // half-disc moon at the month's start
        case .waxingGibbousMoon: "Trăng khuyết đầu tháng"  // lacking moon at the month's start
        case .fullMoon: "Trăng tròn"  // full moon
        case .waningGibbousMoon: "Trăng khuyết cuối tháng"  // lacking moon at the month's end
        case .lastQuarterMoon: "Trăng bán nguyệt cuối tháng"  // half-disc moon at the month's end
        case .waningCrescentMoon: "Trăng lưỡi liềm cuối tháng"  // sickle moon at the month's end
        case .lowUV: "Thấp"  // low
        case .moderateUV: "Trung bình"  // moderate
        case .highUV: "Cao"  // high
        case .veryHighUV: "Rất cao"  // very high
        case .extremeUV: "Cực cao"  // extreme
        case .force0: "Lặng"  // calm
        case .force1: "Gió rất nhẹ"  // very light wind
        case .force2: "Gió yếu"  // weak wind
        case .force3: "Gió nhẹ"  // light wind
        case .force4: "Gió vừa phải"  // moderate breeze
        case .force5: "Gió mạnh vừa phải"  // fresh breeze
        case .force6: "Gió khá mạnh"  // rather strong wind
        case .force7: "Gió mạnh"  // strong wind
        case .force8: "Gió rất mạnh"  // very strong wind
        case .force9: "Gió mạnh dữ dội"  // furiously strong wind
        case .force10: "Bão"  // storm
        case .force11: "Bão rất mạnh"  // very strong storm
        case .force12: "Bão cuồng phong"  // storm of fury
        case .summaryFrom: "%@ từ %@"  // %@ from %@
        case .summaryFromAtOne: "%@ từ %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
