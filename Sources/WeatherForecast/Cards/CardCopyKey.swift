import WeatherFormat

/// Every string of the stat cards that CLDR has no word for. The raw value is the row's key in `CardCopy.xcstrings`.
///
/// A row may not vanish from the catalog while its case stands here: a test compares the two.
public enum CardCopyKey: String, Sendable, Hashable, CaseIterable {
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
    /// A template: the level, then the trend.
    case pressureLine = "pressure.line"

    case rain = "precipitation.rain"
    case snow = "precipitation.snow"
    case noRain = "precipitation.none"
    /// A template: what falls, then the hour.
    case timedPrecipitation = "precipitation.timed"

    /// How many values the row's text has a place for; 0 where it is no template.
    public var placeholders: Int {
        switch self {
        case .pressureLine, .timedPrecipitation: 2
        case .feelsLikeTitle, .windTitle, .humidityTitle, .dewPointTitle, .pressureTitle, .visibilityTitle,
            .uvIndexTitle, .precipitationTitle, .sunriseTitle, .sunsetTitle, .pressureLow, .pressureNormal,
            .pressureHigh, .pressureLowInFull, .pressureNormalInFull, .pressureHighInFull, .pressureFallingFast,
            .pressureFalling, .pressureSteady, .pressureRising, .pressureRisingFast, .rain, .snow, .noRain:
            0
        }
    }
}
