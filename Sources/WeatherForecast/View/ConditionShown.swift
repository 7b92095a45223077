import WeatherFormat

/// The weather in one class, as a screen shows it: `Light rain`, beside the icon `light-rain`.
public struct ConditionShown: Sendable, Hashable, Codable {
    /// The class, for a client that has icons or words of its own.
    public let condition: WeatherCondition
    /// The language's word for it, as it stands alone: `Partly cloudy`.
    ///
    /// Where a language has no word for the class, that of a wider one.
    public let word: String
    /// The same for a narrow slot, a row of the daily list: where the word does not fit it, that of a wider class.
    public let shortWord: String
    /// The icon by the names that weather services and icon sets share: `partly-cloudy-night`.
    public let icon: String
    /// Whether it is night, so that the moon is drawn and not the sun; false where nobody says.
    public let isNight: Bool

    private enum CodingKeys: String, CodingKey {
        case condition = "class"
        case word, shortWord, icon
        case isNight = "night"
    }

    /// Nil where the service has no class.
    init?(_ condition: WeatherCondition?, isNight: Bool, _ language: Language) {
        guard let condition else { return nil }
        self.condition = condition
        word = condition.word.text(in: language)
        shortWord = condition.shortWord(in: language).text(in: language)
        icon = condition.icon(isNight: isNight)
        self.isNight = isNight
    }
}

extension WeatherCondition {
    /// The icon of a class, by day or by night.
    ///
    /// Source: the names of Dark Sky's and Pirate Weather's icons, which Bright Sky, Visual Crossing and the icon sets have
    /// too; `dust` and `hurricane` are those of Meteocons. What has no icon of its own has that of the nearest class.
    package func icon(isNight: Bool) -> String {
        switch self {
        // Heat and cold say nothing of the sky.
        case .clear, .hot, .cold: isNight ? "clear-night" : "clear-day"
        case .mostlyClear: isNight ? "mostly-clear-night" : "mostly-clear-day"
        case .partlyCloudy: isNight ? "partly-cloudy-night" : "partly-cloudy-day"
        case .mostlyCloudy: isNight ? "mostly-cloudy-night" : "mostly-cloudy-day"
        case .overcast: "cloudy"
        case .fog, .freezingFog: "fog"
        case .mist: "mist"
        case .haze: "haze"
        case .smoke: "smoke"
        case .dust, .volcanicAsh: "dust"
        case .lightDrizzle, .drizzle, .heavyDrizzle, .freezingDrizzle: "drizzle"
        case .lightRain, .lightShowers: "light-rain"
        case .rain, .showers: "rain"
        case .heavyRain, .heavyShowers: "heavy-rain"
        case .lightFreezingRain, .lightSleet, .lightSleetShowers: "light-sleet"
        case .freezingRain, .sleet, .sleetShowers: "sleet"
        case .heavyFreezingRain, .heavySleet, .heavySleetShowers: "heavy-sleet"
        case .lightSnow, .snowGrains: "light-snow"
        case .lightSnowShowers: "flurries"
        case .snow, .snowShowers, .blowingSnow: "snow"
        case .heavySnow, .heavySnowShowers, .blizzard: "heavy-snow"
        case .hail: "hail"
        case .precipitation: "precipitation"
        case .lightThunderstorm, .thunderstorm, .heavyThunderstorm, .thunderstormWithHail, .snowAndThunder,
            .sleetAndThunder:
            "thunderstorm"
        case .windy: "wind"
        case .squalls: "dangerous-wind"
        case .tornado: "tornado"
        case .tropicalStorm, .hurricane: "hurricane"
        }
    }
}
