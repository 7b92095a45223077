// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textPl: String {
        switch self {
        case .feelsLikeTitle: "Odczuwalna"  // felt
        case .windTitle: "Wiatr"  // wind
        case .humidityTitle: "Wilgotność"  // humidity
        case .dewPointTitle: "Punkt rosy"  // point of dew
        case .pressureTitle: "Ciśnienie"  // pressure
        case .visibilityTitle: "Widoczność"  // visibility
        case .uvIndexTitle: "Indeks UV"  // index UV
        case .precipitationTitle: "Deszcz"  // rain
        case .sunriseTitle: "Wschód słońca"  // rise of the sun
        case .sunsetTitle: "Zachód słońca"  // setting of the sun
        case .pressureLow: "Niskie"  // low
        case .pressureNormal: "Normalne"  // normal
        case .pressureHigh: "Wysokie"  // high
        case .pressureLowInFull: "Niskie ciśnienie"  // low pressure
        case .pressureNormalInFull: "Normalne ciśnienie"  // normal pressure
        case .pressureHighInFull: "Wysokie ciśnienie"  // high pressure
        case .pressureFallingFast: "Szybko spada"  // quickly falls
        case .pressureFalling: "Spada"  // falls
        case .pressureSteady: "Stabilne"  // stable
        case .pressureRising: "Rośnie"  // grows
        case .pressureRisingFast: "Szybko rośnie"  // quickly grows
        case .pressureFallingFastInFull: "Szybko spada"  // quickly falls
        case .pressureRisingFastInFull: "Szybko rośnie"  // quickly grows
        case .pressureLine: "%@, %@."
        case .rain: "Deszcz"  // rain
        case .snow: "Śnieg"  // snow
        case .wintryMix: "Deszcz ze śniegiem"  // rain with snow
        case .freezingRain: "Marznący deszcz"  // freezing rain
        case .precipitation: "Opady"  // precipitation
        case .noRain: "Brak opadów"  // lack of precipitation
        case .noPrecipitation: "Brak opadów"  // lack of precipitation
        case .timedPrecipitation: "%@ od %@"  // %@ from %@
        case .timedPrecipitationAtOne: "%@ od %@"  // %@ from %@
        case .amountOfPrecipitation: "%2$@, %1$@"
        case .calm: "Cisza"  // silence
        case .high: "maksymalna %@"  // greatest %@
        case .low: "minimalna %@"  // least %@
        case .chanceOfPrecipitation: "Szansa opadów"  // chance of precipitation
        case .alert: "Ostrzeżenie"  // warning
        case .until: "do %@"  // until %@
        case .from: "od %@"  // from %@
        case .polarNight: "Noc polarna"  // polar night
        case .polarDay: "Dzień polarny"  // polar day
        case .noSunrise: "Słońce dziś nie wzejdzie."  // The sun today will not rise.
        case .noSunset: "Słońce dziś nie zajdzie."  // The sun today will not set.
        case .noSunriseThatDay: "Słońce nie wzejdzie."  // The sun will not rise.
        case .noSunsetThatDay: "Słońce nie zajdzie."  // The sun will not set.
        case .clearWeather: "Bezchmurnie"  // cloudless
        case .mostlyClearWeather: "Przeważnie bezchmurnie"  // mostly cloudless
        case .partlyCloudyWeather: "Częściowe zachmurzenie"  // partly cloudy
        case .mostlyCloudyWeather: "Przeważnie pochmurno"  // mostly cloudy
        case .overcastWeather: "Całkowite zachmurzenie"  // total cloudiness
        case .fogWeather: "Mgła"  // fog
        case .freezingFogWeather: "Marznąca mgła"  // freezing fog
        case .mistWeather: "Zamglenie"  // mist
        case .hazeWeather: "Zmętnienie"  // turbidity
        case .smokeWeather: "Dym"  // smoke
        case .dustWeather: "Pył"  // dust
        case .volcanicAshWeather: "Popiół wulkaniczny"  // volcanic ash
        case .lightDrizzleWeather: "Lekka mżawka"  // light drizzle
        case .drizzleWeather: "Mżawka"  // drizzle
        case .heavyDrizzleWeather: "Silna mżawka"  // strong drizzle
        case .freezingDrizzleWeather: "Marznąca mżawka"  // freezing drizzle
        case .lightRainWeather: "Lekki deszcz"  // light rain
        case .rainWeather: "Deszcz"  // rain
        case .heavyRainWeather: "Silne opady deszczu"  // strong falls of rain
        case .lightShowersWeather: "Lekkie przelotne opady deszczu"  // light passing falls of rain
        case .showersWeather: "Przelotny deszcz"  // passing rain
        case .heavyShowersWeather: "Silne przelotne opady deszczu"  // strong passing falls of rain
        case .lightFreezingRainWeather: "Lekki marznący deszcz"  // light freezing rain
        case .freezingRainWeather: "Marznący deszcz"  // freezing rain
        case .heavyFreezingRainWeather: "Silny marznący deszcz"  // heavy freezing rain
        case .lightSleetWeather: "Lekki deszcz ze śniegiem"  // light sleet
        case .sleetWeather: "Deszcz ze śniegiem"  // rain with snow
        case .heavySleetWeather: "Silny deszcz ze śniegiem"  // heavy sleet
        case .lightSleetShowersWeather: "Przelotny deszcz ze śniegiem"  // passing rain with snow
        case .sleetShowersWeather: "Przelotny deszcz ze śniegiem"  // passing rain with snow
        case .heavySleetShowersWeather: "Przelotny deszcz ze śniegiem"  // passing rain with snow
        case .lightSnowWeather: "Lekki śnieg"  // light snow
        case .snowWeather: "Śnieg"  // snow
        case .heavySnowWeather: "Silne opady śniegu"  // strong falls of snow
        case .lightSnowShowersWeather: "Przelotny śnieg"  // passing snow
        case .snowShowersWeather: "Przelotny śnieg"  // passing snow
        case .heavySnowShowersWeather: "Przelotny śnieg"  // passing snow
        case .snowGrainsWeather: "Śnieg ziarnisty"  // grainy snow
        case .blowingSnowWeather: "Zawieja śnieżna"  // blowing snow
        case .blizzardWeather: "Śnieżyca"  // blizzard
        case .hailWeather: "Grad"  // hail
        case .precipitationWeather: "Opady"  // precipitation
        case .lightThunderstormWeather: "Burza"  // storm
        case .thunderstormWeather: "Burza"  // storm
        case .heavyThunderstormWeather: "Silna burza z piorunami"  // strong storm with lightning
        case .thunderstormWithHailWeather: "Burza z gradem"  // thunderstorm with hail
        case .snowAndThunderWeather: "Burza ze śniegiem"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Deszcz ze śniegiem z grzmotami"  // thunderstorm with sleet
        case .windyWeather: "Wietrznie"  // windy
        case .squallsWeather: "Szkwał"  // squalls
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Burza tropikalna"  // tropical storm
        case .hurricaneWeather: "Huragan"  // hurricane
        case .hotWeather: "Gorąco"  // hot
        case .coldWeather: "Zimno"  // cold
        case .newMoon: "Nów"  // new moon
        case .waxingCrescentMoon: "Przybywający półksiężyc"  // growing half-moon
        case .firstQuarterMoon: "Pierwsza kwadra"  // first quarter
        case .waxingGibbousMoon: "Przybywający księżyc garbaty"  // growing humped moon
        case .fullMoon: "Pełnia"  // full moon
        case .waningGibbousMoon: "Ubywający księżyc garbaty"  // waning humped moon
        case .lastQuarterMoon: "Trzecia kwadra"  // third quarter
        case .waningCrescentMoon: "Ubywający półksiężyc"  // waning half-moon
        case .lowUV: "Niski"  // low
        case .moderateUV: "Średni"  // middling
        case .highUV: "Wysoki"  // high
        case .veryHighUV: "Bardzo wysoki"  // very high
        case .extremeUV: "Ekstremalnie wysoki"  // extremely high
        case .force0: "Cisza"  // calm
        case .force1: "Powiew"  // light air
        case .force2: "Słaby wiatr"  // light breeze
        case .force3: "Łagodny wiatr"  // gentle breeze
        case .force4: "Umiarkowany wiatr"  // moderate breeze
        case .force5: "Dość silny wiatr"  // rather strong wind
        case .force6: "Silny wiatr"  // strong breeze
        case .force7: "Bardzo silny wiatr"  // very strong wind
        case .force8: "Sztorm"  // gale
        case .force9: "Silny sztorm"  // strong gale
        case .force10: "Bardzo silny sztorm"  // storm
        case .force11: "Gwałtowny sztorm"  // violent storm
        case .force12: "Huragan"  // hurricane
        case .summaryFrom: "%@ od %@"  // %@ from %@
        case .summaryFromAtOne: "%@ od %@"  // %@ from %@
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
