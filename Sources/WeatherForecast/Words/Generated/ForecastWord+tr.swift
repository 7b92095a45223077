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
        case .clearWeather: "Açık"  // open
        case .mostlyClearWeather: "Az bulutlu"  // little clouded
        case .partlyCloudyWeather: "Parçalı bulutlu"  // clouded in pieces
        case .mostlyCloudyWeather: "Çoğunlukla bulutlu"  // mostly cloudy
        case .overcastWeather: "Kapalı"  // closed
        case .fogWeather: "Sis"  // fog
        case .freezingFogWeather: "Dondurucu sis"  // freezing fog
        case .mistWeather: "Puslu"  // misty
        case .hazeWeather: "Pus"  // haze
        case .smokeWeather: "Duman"  // smoke
        case .dustWeather: "Toz"  // dust
        case .volcanicAshWeather: "Volkanik kül"  // volcanic ash
        case .lightDrizzleWeather: "Hafif çiseleme"  // light drizzle
        case .drizzleWeather: "Çiseleme"  // drizzle
        case .heavyDrizzleWeather: "Şiddetli çiseleme"  // violent drizzle
        case .freezingDrizzleWeather: "Dondurucu çiseleme"  // freezing drizzle
        case .lightRainWeather: "Hafif yağmur"  // light rain
        case .rainWeather: "Yağmur"  // rain
        case .heavyRainWeather: "Şiddetli yağmur"  // violent rain
        case .lightShowersWeather: "Hafif sağanak yağmur"  // light rain showers
        case .showersWeather: "Sağanak yağmur"  // rain showers
        case .heavyShowersWeather: "Şiddetli sağanak yağmur"  // heavy rain showers
        case .lightFreezingRainWeather: "Dondurucu hafif yağmur"  // light freezing rain
        case .freezingRainWeather: "Dondurucu yağmur"  // freezing rain
        case .heavyFreezingRainWeather: "Dondurucu yoğun yağmur"  // freezing dense rain
        case .lightSleetWeather: "Hafif karla karışık yağmur"  // light sleet
        case .sleetWeather: "Karla karışık yağmur"  // rain mixed with snow
        case .heavySleetWeather: "Ağır karla karışık yağmur"  // heavy sleet
        case .lightSleetShowersWeather: "Hafif karla karışık sağanak yağmur"  // light sleet showers
        case .sleetShowersWeather: "Karla karışık sağanak yağmur"  // sleet showers
        case .heavySleetShowersWeather: "Karla karışık şiddetli sağanak"  // heavy sleet showers
        case .lightSnowWeather: "Hafif kar"  // light snow
        case .snowWeather: "Kar"  // snow
        case .heavySnowWeather: "Yoğun kar"  // dense snow
        case .lightSnowShowersWeather: "Hafif sağanak kar"  // light snow showers
        case .snowShowersWeather: "Sağanak kar"  // snow showers
        case .heavySnowShowersWeather: "Yoğun sağanak kar"  // heavy snow showers
        case .snowGrainsWeather: "Kar taneleri"  // snow grains
        case .blowingSnowWeather: "Kar tipisi"  // blowing snow
        case .blizzardWeather: "Kar fırtınası"  // blizzard
        case .hailWeather: "Dolu"  // hail
        case .precipitationWeather: "Yağış"  // precipitation
        case .lightThunderstormWeather: "Hafif gök gürültülü fırtına"  // light thunderstorm
        case .thunderstormWeather: "Gök gürültülü fırtına"  // storm with thunder
        case .heavyThunderstormWeather: "Şiddetli gök gürültülü fırtına"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Dolu ile beraber gök gürültülü fırtına"  // thunderstorm with hail
        case .snowAndThunderWeather: "Gök gürültülü kar"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Gök gürültülü sulusepken"  // thunderstorm with sleet
        case .windyWeather: "Rüzgarlı"  // windy
        case .squallsWeather: "Ani fırtına"  // sudden storm
        case .tornadoWeather: "Hortum"  // tornado
        case .tropicalStormWeather: "Tropik fırtına"  // tropical storm
        case .hurricaneWeather: "Kasırga"  // hurricane
        case .hotWeather: "Sıcak"  // hot
        case .coldWeather: "Soğuk"  // cold
        case .newMoon: "Yeni ay"  // new moon
        case .waxingCrescentMoon: "Büyüyen hilal"  // growing crescent
        case .firstQuarterMoon: "İlk dördün"  // first quarter
        case .waxingGibbousMoon: "Büyüyen şişkin ay"  // growing swollen moon
        case .fullMoon: "Dolunay"  // full moon
        case .waningGibbousMoon: "Küçülen şişkin ay"  // shrinking swollen moon
        case .lastQuarterMoon: "Son dördün"  // last quarter
        case .waningCrescentMoon: "Küçülen hilal"  // shrinking crescent
        case .lowUV: "Düşük"  // low
        case .moderateUV: "Orta"  // moderate
        case .highUV: "Yüksek"  // high
        case .veryHighUV: "Çok yüksek"  // very high
        case .extremeUV: "Aşırı"  // extreme
        case .force0: "Sakin"  // calm
        case .force1: "Esinti"  // light air
        case .force2: "Hafif rüzgâr"  // light breeze
        case .force3: "Tatlı rüzgâr"  // sweet wind
        case .force4: "Orta rüzgâr"  // moderate breeze
        case .force5: "Sert rüzgâr"  // hard wind
        case .force6: "Kuvvetli rüzgâr"  // strong breeze
        case .force7: "Fırtınamsı rüzgâr"  // storm-like wind
        case .force8: "Fırtına"  // gale
        case .force9: "Kuvvetli fırtına"  // strong gale
        case .force10: "Tam fırtına"  // full storm
        case .force11: "Çok şiddetli fırtına"  // violent storm
        case .force12: "Kasırga"  // hurricane
        case .summaryFrom: "%1$@ %2$@ itibarıyla"  // %1$@ %2$@ as of
        case .summaryFromAtOne: "%1$@ %2$@ itibarıyla"  // %1$@ %2$@ as of
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
