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
        case .clearWeather: "ท้องฟ้าแจ่มใส"  // the sky is bright
        case .mostlyClearWeather: "ท้องฟ้าโปร่ง"  // the sky is open
        case .partlyCloudyWeather: "มีเมฆบางส่วน"  // there are clouds in part
        case .mostlyCloudyWeather: "มีเมฆเป็นส่วนมาก"  // there are clouds for the most part
        case .overcastWeather: "มีเมฆเต็มท้องฟ้า"  // clouds fill the sky
        case .fogWeather: "หมอก"  // fog
        case .freezingFogWeather: "หมอกเยือกแข็ง"  // freezing fog
        case .mistWeather: "หมอกน้ำค้าง"  // mist
        case .hazeWeather: "ฟ้าหลัว"  // haze
        case .smokeWeather: "ควัน"  // smoke
        case .dustWeather: "ฝุ่น"  // dust
        case .volcanicAshWeather: "เถ้าภูเขาไฟ"  // volcanic ash
        case .lightDrizzleWeather: "ฝนละอองเบาบาง"  // light drizzle
        case .drizzleWeather: "ฝนละออง"  // drizzle
        case .heavyDrizzleWeather: "ฝนละอองหนัก"  // heavy drizzle
        case .freezingDrizzleWeather: "ฝนละอองเยือกแข็ง"  // freezing drizzle
        case .lightRainWeather: "ฝนตกเล็กน้อย"  // light rain
        case .rainWeather: "ฝนตก"  // rain
        case .heavyRainWeather: "ฝนตกหนัก"  // heavy rain
        case .lightShowersWeather: "ฝนซู่"  // rain showers
        case .showersWeather: "ฝนซู่"  // rain showers
        case .heavyShowersWeather: "ฝนซู่"  // rain showers
        case .lightFreezingRainWeather: "ฝนเยือกแข็งตกเล็กน้อย"  // light freezing rain
        case .freezingRainWeather: "ฝนเยือกแข็ง"  // freezing rain
        case .heavyFreezingRainWeather: "ฝนเยือกแข็งตกหนัก"  // heavy freezing rain
        case .lightSleetWeather: "ฝนปนหิมะตกเล็กน้อย"  // light sleet
        case .sleetWeather: "ฝนปนหิมะ"  // rain mixed with snow
        case .heavySleetWeather: "ฝนปนหิมะตกหนัก"  // heavy sleet
        case .lightSleetShowersWeather: "ฝนปนหิมะ"  // rain mixed with snow
        case .sleetShowersWeather: "ฝนปนหิมะ"  // rain mixed with snow
        case .heavySleetShowersWeather: "ฝนปนหิมะ"  // rain mixed with snow
        case .lightSnowWeather: "หิมะตกเล็กน้อย"  // light snow
        case .snowWeather: "หิมะตก"  // snow
        case .heavySnowWeather: "หิมะตกหนัก"  // heavy snow
        case .lightSnowShowersWeather: "หิมะตกเล็กน้อยประปราย"  // light snow showers
        case .snowShowersWeather: "หิมะตกประปราย"  // snow falls here and there
        case .heavySnowShowersWeather: "หิมะตกหนักประปราย"  // heavy snow showers
        case .snowGrainsWeather: "เม็ดหิมะ"  // snow grains
        case .blowingSnowWeather: "หิมะฟุ้ง"  // blowing snow
        case .blizzardWeather: "พายุหิมะ"  // blizzard
        case .hailWeather: "ลูกเห็บ"  // hail
        case .precipitationWeather: "หยาดน้ำฟ้า"  // precipitation
        case .lightThunderstormWeather: "พายุฝนฟ้าคะนองเล็กน้อย"  // light thunderstorm
        case .thunderstormWeather: "พายุฝนฟ้าคะนอง"  // storm of rain and thunder
        case .heavyThunderstormWeather: "พายุฝนฟ้าคะนองอย่างหนัก"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "พายุฝนฟ้าคะนอง"  // storm of rain and thunder
        case .snowAndThunderWeather: "พายุฝนฟ้าคะนอง"  // storm of rain and thunder
        case .sleetAndThunderWeather: "พายุฝนฟ้าคะนอง"  // storm of rain and thunder
        case .windyWeather: "ลมแรง"  // strong wind
        case .squallsWeather: "ลมสควอลล์"  // squalls
        case .tornadoWeather: "ทอร์นาโด"  // tornado
        case .tropicalStormWeather: "พายุโซนร้อน"  // tropical storm
        case .hurricaneWeather: "พายุโซนร้อน"  // tropical storm
        case .hotWeather: "อากาศร้อน"  // hot air
        case .coldWeather: "อากาศหนาว"  // cold air
        case .newMoon: "จันทร์ดับ"  // extinguished moon
        case .waxingCrescentMoon: "เสี้ยวข้างขึ้น"  // sliver of the growing side
        case .firstQuarterMoon: "กึ่งข้างขึ้น"  // half of the growing side
        case .waxingGibbousMoon: "ค่อนดวงข้างขึ้น"  // most of the disc, growing side
        case .fullMoon: "จันทร์เต็มดวง"  // full-disc moon
        case .waningGibbousMoon: "ค่อนดวงข้างแรม"  // most of the disc, waning side
        case .lastQuarterMoon: "กึ่งข้างแรม"  // half of the waning side
        case .waningCrescentMoon: "เสี้ยวข้างแรม"  // sliver of the waning side
        case .lowUV: "ต่ำ"  // low
        case .moderateUV: "ปานกลาง"  // moderate
        case .highUV: "สูง"  // high
        case .veryHighUV: "สูงมาก"  // very high
        case .extremeUV: "สูงจัด"  // extreme
        case .force0: "ลมสงบ"  // calm
        case .force1: "ลมเบา"  // light air
        case .force2: "ลมเฉื่อยเบา"  // light breeze
        case .force3: "ลมเฉื่อย"  // gentle breeze
        case .force4: "ลมเฉื่อยปานกลาง"  // moderate breeze
        case .force5: "ลมเฉื่อยค่อนข้างแรง"  // fresh breeze
        case .force6: "ลมแรง"  // strong breeze
        case .force7: "ลมค่อนข้างแรง"  // near gale
        case .force8: "ลมจัด"  // gale
        case .force9: "ลมจัดมาก"  // strong gale
        case .force10: "พายุ"  // storm
        case .force11: "พายุใหญ่"  // violent storm
        case .force12: "พายุไต้ฝุ่น"  // hurricane
        case .summaryFrom: "%@ตั้งแต่ %@"  // %@ from %@
        case .summaryFromAtOne: "%@ตั้งแต่ %@"  // %@ from %@
        case .summaryLine: "%@ %@"  // %@, %@
        case .summarySingle: "%@"
        }
    }
}
