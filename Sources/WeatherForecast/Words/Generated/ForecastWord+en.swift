// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.
extension ForecastWord {
    var textEn: String {
        switch self {
        case .feelsLikeTitle: "Feels like"
        case .windTitle: "Wind"
        case .humidityTitle: "Humidity"
        case .dewPointTitle: "Dew point"
        case .pressureTitle: "Pressure"
        case .visibilityTitle: "Visibility"
        case .uvIndexTitle: "UV index"
        case .precipitationTitle: "Rain"
        case .sunriseTitle: "Sunrise"
        case .sunsetTitle: "Sunset"
        case .pressureLow: "Low"
        case .pressureNormal: "Normal"
        case .pressureHigh: "High"
        case .pressureLowInFull: "Low pressure"
        case .pressureNormalInFull: "Normal pressure"
        case .pressureHighInFull: "High pressure"
        case .pressureFallingFast: "Falling fast"
        case .pressureFalling: "Falling"
        case .pressureSteady: "Steady"
        case .pressureRising: "Rising"
        case .pressureRisingFast: "Rising fast"
        case .pressureFallingFastInFull: "Falling fast"
        case .pressureRisingFastInFull: "Rising fast"
        case .pressureLine: "%@ and %@."
        case .rain: "Rain"
        case .snow: "Snow"
        case .wintryMix: "Wintry mix"
        case .freezingRain: "Freezing rain"
        case .precipitation: "Precipitation"
        case .noRain: "No rain expected"
        case .noPrecipitation: "No precipitation"
        case .timedPrecipitation: "%@ from %@"
        case .timedPrecipitationAtOne: "%@ from %@"
        case .amountOfPrecipitation: "%@ of %@"
        case .calm: "Calm"
        case .high: "high %@"
        case .low: "low %@"
        case .chanceOfPrecipitation: "Chance of precipitation"
        case .alert: "Alert"
        case .until: "until %@"
        case .from: "from %@"
        case .polarNight: "Polar night"
        case .polarDay: "Midnight sun"
        case .noSunrise: "The sun does not rise today."
        case .noSunset: "The sun does not set today."
        case .noSunriseThatDay: "The sun does not rise."
        case .noSunsetThatDay: "The sun does not set."
        case .clearWeather: "Clear"  // clear
        case .mostlyClearWeather: "Mostly clear"  // mostly clear
        case .partlyCloudyWeather: "Partly cloudy"  // partly cloudy
        case .mostlyCloudyWeather: "Mostly cloudy"  // mostly cloudy
        case .overcastWeather: "Overcast"  // overcast
        case .fogWeather: "Fog"  // fog
        case .freezingFogWeather: "Freezing fog"  // freezing fog
        case .mistWeather: "Mist"  // mist
        case .hazeWeather: "Haze"  // haze
        case .smokeWeather: "Smoke"  // smoke
        case .dustWeather: "Dust"  // dust
        case .volcanicAshWeather: "Volcanic ash"  // volcanic ash
        case .lightDrizzleWeather: "Light drizzle"  // light drizzle
        case .drizzleWeather: "Drizzle"  // drizzle
        case .heavyDrizzleWeather: "Heavy drizzle"  // heavy drizzle
        case .freezingDrizzleWeather: "Freezing drizzle"  // freezing drizzle
        case .lightRainWeather: "Light rain"  // light rain
        case .rainWeather: "Rain"  // rain
        case .heavyRainWeather: "Heavy rain"  // heavy rain
        case .lightShowersWeather: "Light rain showers"  // light rain showers
        case .showersWeather: "Rain showers"  // rain showers
        case .heavyShowersWeather: "Heavy rain showers"  // heavy rain showers
        case .lightFreezingRainWeather: "Light freezing rain"  // light freezing rain
        case .freezingRainWeather: "Freezing rain"  // freezing rain
        case .heavyFreezingRainWeather: "Heavy freezing rain"  // heavy freezing rain
        case .lightSleetWeather: "Light sleet"  // light sleet
        case .sleetWeather: "Sleet"  // sleet
        case .heavySleetWeather: "Heavy sleet"  // heavy sleet
        case .lightSleetShowersWeather: "Light sleet showers"  // light sleet showers
        case .sleetShowersWeather: "Sleet showers"  // sleet showers
        case .heavySleetShowersWeather: "Heavy sleet showers"  // heavy sleet showers
        case .lightSnowWeather: "Light snow"  // light snow
        case .snowWeather: "Snow"  // snow
        case .heavySnowWeather: "Heavy snow"  // heavy snow
        case .lightSnowShowersWeather: "Light snow showers"  // light snow showers
        case .snowShowersWeather: "Snow showers"  // snow showers
        case .heavySnowShowersWeather: "Heavy snow showers"  // heavy snow showers
        case .snowGrainsWeather: "Snow grains"  // snow grains
        case .blowingSnowWeather: "Blowing snow"  // blowing snow
        case .blizzardWeather: "Blizzard"  // blizzard
        case .hailWeather: "Hail"  // hail
        case .precipitationWeather: "Precipitation"  // precipitation
        case .lightThunderstormWeather: "Light thunderstorm"  // light thunderstorm
        case .thunderstormWeather: "Thunderstorm"  // thunderstorm
        case .heavyThunderstormWeather: "Heavy thunderstorm"  // heavy thunderstorm
        case .thunderstormWithHailWeather: "Thunderstorm with hail"  // thunderstorm with hail
        case .snowAndThunderWeather: "Snow and thunder"  // thunderstorm with snow
        case .sleetAndThunderWeather: "Sleet and thunder"  // thunderstorm with sleet
        case .windyWeather: "Windy"  // windy
        case .squallsWeather: "Squalls"  // squalls
        case .tornadoWeather: "Tornado"  // tornado
        case .tropicalStormWeather: "Tropical storm"  // tropical storm
        case .hurricaneWeather: "Hurricane"  // hurricane
        case .hotWeather: "Hot"  // hot
        case .coldWeather: "Cold"  // cold
        case .newMoon: "New moon"  // new moon
        case .waxingCrescentMoon: "Waxing crescent"  // waxing crescent
        case .firstQuarterMoon: "First quarter"  // first quarter
        case .waxingGibbousMoon: "Waxing gibbous"  // waxing gibbous
        case .fullMoon: "Full moon"  // full moon
        case .waningGibbousMoon: "Waning gibbous"  // waning gibbous
        case .lastQuarterMoon: "Last quarter"  // last quarter
        case .waningCrescentMoon: "Waning crescent"  // waning crescent
        case .lowUV: "Low"  // low
        case .moderateUV: "Moderate"  // moderate
        case .highUV: "High"  // high
        case .veryHighUV: "Very high"  // very high
        case .extremeUV: "Extreme"  // extreme
        case .force0: "Calm"  // calm
        case .force1: "Light air"  // light air
        case .force2: "Light breeze"  // light breeze
        case .force3: "Gentle breeze"  // gentle breeze
        case .force4: "Moderate breeze"  // moderate breeze
        case .force5: "Fresh breeze"  // fresh breeze
        case .force6: "Strong breeze"  // strong breeze
        case .force7: "Near gale"  // near gale
        case .force8: "Gale"  // gale
        case .force9: "Strong gale"  // strong gale
        case .force10: "Storm"  // storm
        case .force11: "Violent storm"  // violent storm
        case .force12: "Hurricane"  // hurricane
        case .summaryFrom: "%@ from %@"
        case .summaryFromAtOne: "%@ from %@"
        case .summaryLine: "%@, %@."
        case .summarySingle: "%@."
        }
    }
}
