// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textTh: String {
        switch self {
        case .feelsLikeTitle: "รู้สึกเหมือน"  // feels like
        case .windTitle: "ลม"  // wind
        case .humidityTitle: "ความชื้น"  // humidity
        case .dewPointTitle: "จุดน้ำค้าง"  // point of dew
        case .pressureTitle: "ความกดอากาศ"  // air pressure
        case .visibilityTitle: "ทัศนวิสัย"  // visibility
        case .uvIndexTitle: "ดัชนี UV"  // index UV
        case .precipitationTitle: "ฝน"  // rain
        case .sunriseTitle: "พระอาทิตย์ขึ้น"  // sun rises
        case .sunsetTitle: "พระอาทิตย์ตก"  // sun falls
        case .pressureLow: "ต่ำ"  // low
        case .pressureNormal: "ปกติ"  // normal
        case .pressureHigh: "สูง"  // high
        case .pressureLowInFull: "ความกดต่ำ"  // low pressure
        case .pressureNormalInFull: "ความกดปกติ"  // normal pressure
        case .pressureHighInFull: "ความกดสูง"  // high pressure
        case .pressureFallingFast: "ลดลงเร็ว"  // decreases quickly
        case .pressureFalling: "ลดลง"  // decreases
        case .pressureSteady: "คงที่"  // constant
        case .pressureRising: "เพิ่มขึ้น"  // increases
        case .pressureRisingFast: "เพิ่มขึ้นเร็ว"  // increases quickly
        case .pressureFallingFastInFull: "ลดลงเร็ว"  // decreases quickly
        case .pressureRisingFastInFull: "เพิ่มขึ้นเร็ว"  // increases quickly
        case .pressureLine: "%@ %@"
        case .rain: "ฝน"  // rain
        case .snow: "หิมะ"  // snow
        case .wintryMix: "ฝนปนหิมะ"  // rain mixed with snow
        case .freezingRain: "ฝนเยือกแข็ง"  // freezing rain
        case .precipitation: "หยาดน้ำฟ้า"  // dewdrops of the sky
        case .noRain: "ไม่มีฝน"  // there is no rain
        case .noPrecipitation: "ไม่มีหยาดน้ำฟ้า"  // there are no dewdrops of the sky
        case .timedPrecipitation: "%@ตั้งแต่ %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ตั้งแต่ %@"  // %@ from %@
        case .amountOfPrecipitation: "%2$@ %1$@"
        case .calm: "ลมสงบ"  // the wind is quiet
        case .high: "สูงสุด %@"  // highest %@
        case .low: "ต่ำสุด %@"  // lowest %@
        case .chanceOfPrecipitation: "โอกาสเกิดฝน"  // chance that rain occurs
        case .alert: "เตือนภัย"  // warning of danger
        case .until: "จนถึง %@"  // until %@
        case .from: "ตั้งแต่ %@"  // from %@
        case .polarNight: "คืนขั้วโลก"  // night of the pole
        case .polarDay: "พระอาทิตย์เที่ยงคืน"  // midnight sun
        case .noSunrise: "ดวงอาทิตย์ไม่ขึ้นเลยในวันนี้"  // The sun does not rise at all on this day
        case .noSunset: "ดวงอาทิตย์ไม่ตกเลยในวันนี้"  // The sun does not fall at all on this day
        case .noSunriseThatDay: "ดวงอาทิตย์ไม่ขึ้นเลย"  // The sun does not rise at all
        case .noSunsetThatDay: "ดวงอาทิตย์ไม่ตกเลย"  // The sun does not fall at all
        }
    }
}
