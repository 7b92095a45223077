package import WeatherFormat

/// A word of a forecast's screen that ICU has no data for.
///
/// The raw value is its key in `Words.xcstrings`, which holds it in every language, with what each literally says and
/// who writes it so.
///
///     ForecastWord.pressureFallingFast.text(in: .de)  // "Fällt schnell"
///     ForecastWord.alert.text(in: .ja)                // "アラート"
///
/// `scripts/words` makes a switch over these cases for each language, so that a language that lacks a word does not
/// compile.
package enum ForecastWord: String, Sendable, Hashable, CaseIterable {
    case feelsLikeTitle = "card.feelsLike"
    case windTitle = "card.wind"
    case humidityTitle = "card.humidity"
    case dewPointTitle = "card.dewPoint"
    case pressureTitle = "card.pressure"
    case visibilityTitle = "card.visibility"
    case uvIndexTitle = "card.uvIndex"
    case precipitationTitle = "card.precipitation"
    case sunriseTitle = "card.sunrise"
    case sunsetTitle = "card.sunset"

    case pressureLow = "pressure.level.low"
    case pressureNormal = "pressure.level.normal"
    case pressureHigh = "pressure.level.high"
    case pressureLowInFull = "pressure.level.low.full"
    case pressureNormalInFull = "pressure.level.normal.full"
    case pressureHighInFull = "pressure.level.high.full"
    case pressureFallingFast = "pressure.trend.fallingFast"
    case pressureFalling = "pressure.trend.falling"
    case pressureSteady = "pressure.trend.steady"
    case pressureRising = "pressure.trend.rising"
    case pressureRisingFast = "pressure.trend.risingFast"
    case pressureFallingFastInFull = "pressure.trend.fallingFast.full"
    case pressureRisingFastInFull = "pressure.trend.risingFast.full"
    /// A template: the level, then the trend.
    case pressureLine = "pressure.line"

    case rain = "precipitation.rain"
    case snow = "precipitation.snow"
    /// Rain and snow at once or one after the other, or pellets of ice.
    case wintryMix = "precipitation.wintryMix"
    case freezingRain = "precipitation.freezingRain"
    /// Where nobody says which kind, and it may be snow.
    case precipitation = "precipitation.any"
    case noRain = "precipitation.none"
    case noPrecipitation = "precipitation.noneOfAny"
    /// A template: what falls, then the hour.
    case timedPrecipitation = "precipitation.timed"
    /// The same where the hour is one, which some languages count in the singular.
    case timedPrecipitationAtOne = "precipitation.timedAtOne"
    /// A template, in what a screen reader says: an amount, then what falls.
    case amountOfPrecipitation = "precipitation.amount"

    /// No wind: the value of the wind card, in place of a speed.
    case calm = "wind.calm"

    /// A template, in what a screen reader says: a day's highest temperature.
    case high = "forecast.high"
    /// A template, in what a screen reader says: a day's lowest temperature.
    case low = "forecast.low"
    /// Before a day's chance, in what a screen reader says.
    case chanceOfPrecipitation = "forecast.chanceOfPrecipitation"
    /// Before an alert's title, in what a screen reader says.
    case alert = "forecast.alert"
    /// A template: a day and a time at which a danger ends.
    case until = "alert.until"
    /// A template: a day and a time at which a danger begins.
    case from = "alert.from"

    /// The sun stays below the horizon all day: a noun, for the value of a card.
    case polarNight = "sun.polarNight"
    /// The sun stays above the horizon all day: a noun, for the value of a card.
    case polarDay = "sun.polarDay"
    /// A sentence, for a screen reader, and for a day that lacks the sunrise alone, where the noun would be wrong.
    case noSunrise = "sun.noSunrise"
    /// A sentence, for a screen reader, and for a day that lacks the sunset alone, where the noun would be wrong.
    case noSunset = "sun.noSunset"
    /// The same of another day than today.
    case noSunriseThatDay = "sun.noSunriseThatDay"
    /// The same of another day than today.
    case noSunsetThatDay = "sun.noSunsetThatDay"

    // The weather, by the classes of ``WeatherCondition``.

    case clearWeather = "condition.clear"
    case mostlyClearWeather = "condition.mostlyClear"
    case partlyCloudyWeather = "condition.partlyCloudy"
    case mostlyCloudyWeather = "condition.mostlyCloudy"
    case overcastWeather = "condition.overcast"
    case fogWeather = "condition.fog"
    case freezingFogWeather = "condition.freezingFog"
    case mistWeather = "condition.mist"
    case hazeWeather = "condition.haze"
    case smokeWeather = "condition.smoke"
    case dustWeather = "condition.dust"
    case volcanicAshWeather = "condition.volcanicAsh"
    case lightDrizzleWeather = "condition.lightDrizzle"
    case drizzleWeather = "condition.drizzle"
    case heavyDrizzleWeather = "condition.heavyDrizzle"
    case freezingDrizzleWeather = "condition.freezingDrizzle"
    case lightRainWeather = "condition.lightRain"
    case rainWeather = "condition.rain"
    case heavyRainWeather = "condition.heavyRain"
    case lightShowersWeather = "condition.lightShowers"
    case showersWeather = "condition.showers"
    case heavyShowersWeather = "condition.heavyShowers"
    case lightFreezingRainWeather = "condition.lightFreezingRain"
    case freezingRainWeather = "condition.freezingRain"
    case heavyFreezingRainWeather = "condition.heavyFreezingRain"
    case lightSleetWeather = "condition.lightSleet"
    case sleetWeather = "condition.sleet"
    case heavySleetWeather = "condition.heavySleet"
    case lightSleetShowersWeather = "condition.lightSleetShowers"
    case sleetShowersWeather = "condition.sleetShowers"
    case heavySleetShowersWeather = "condition.heavySleetShowers"
    case lightSnowWeather = "condition.lightSnow"
    case snowWeather = "condition.snow"
    case heavySnowWeather = "condition.heavySnow"
    case lightSnowShowersWeather = "condition.lightSnowShowers"
    case snowShowersWeather = "condition.snowShowers"
    case heavySnowShowersWeather = "condition.heavySnowShowers"
    case snowGrainsWeather = "condition.snowGrains"
    case blowingSnowWeather = "condition.blowingSnow"
    case blizzardWeather = "condition.blizzard"
    case hailWeather = "condition.hail"
    case precipitationWeather = "condition.precipitation"
    case lightThunderstormWeather = "condition.lightThunderstorm"
    case thunderstormWeather = "condition.thunderstorm"
    case heavyThunderstormWeather = "condition.heavyThunderstorm"
    case thunderstormWithHailWeather = "condition.thunderstormWithHail"
    case snowAndThunderWeather = "condition.snowAndThunder"
    case sleetAndThunderWeather = "condition.sleetAndThunder"
    case windyWeather = "condition.windy"
    case squallsWeather = "condition.squalls"
    case tornadoWeather = "condition.tornado"
    case tropicalStormWeather = "condition.tropicalStorm"
    case hurricaneWeather = "condition.hurricane"
    case hotWeather = "condition.hot"
    case coldWeather = "condition.cold"

    // The phases of the moon, from the new one on.

    case newMoon = "moon.new"
    case waxingCrescentMoon = "moon.waxingCrescent"
    case firstQuarterMoon = "moon.firstQuarter"
    case waxingGibbousMoon = "moon.waxingGibbous"
    case fullMoon = "moon.full"
    case waningGibbousMoon = "moon.waningGibbous"
    case lastQuarterMoon = "moon.lastQuarter"
    case waningCrescentMoon = "moon.waningCrescent"

    // The levels of the UV index.

    case lowUV = "uv.low"
    case moderateUV = "uv.moderate"
    case highUV = "uv.high"
    case veryHighUV = "uv.veryHigh"
    case extremeUV = "uv.extreme"

    // The forces of the wind, by Beaufort.

    case force0 = "beaufort.00"
    case force1 = "beaufort.01"
    case force2 = "beaufort.02"
    case force3 = "beaufort.03"
    case force4 = "beaufort.04"
    case force5 = "beaufort.05"
    case force6 = "beaufort.06"
    case force7 = "beaufort.07"
    case force8 = "beaufort.08"
    case force9 = "beaufort.09"
    case force10 = "beaufort.10"
    case force11 = "beaufort.11"
    case force12 = "beaufort.12"

    /// A template: the weather, then the hour from which on it is so.
    case summaryFrom = "summary.from"
    /// The same where the hour is one, which some languages count in the singular.
    case summaryFromAtOne = "summary.fromAtOne"
    /// A template: a summary of two parts.
    case summaryLine = "summary.line"
    /// A template: a summary of one.
    case summarySingle = "summary.single"
}

extension ForecastWord {
    /// A template with its values, as many as ``placeholders``.
    package func text(in language: Language, filling values: [String]) -> String {
        TextTemplate(text: text(in: language)).filled(with: values)
    }
}
