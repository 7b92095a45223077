import WeatherFormat

extension WeatherCondition {
    /// The word inside a sentence: with a small first letter, by the language's own rules.
    ///
    ///     try WeatherCondition.overcast.wordInsideSentence(in: .de)  // "bedeckt"
    ///     try WeatherCondition.fog.wordInsideSentence(in: .de)       // "Nebel"
    func wordInsideSentence(in language: Language) throws(WeatherFormatError) -> String {
        let text = word.text(in: language)
        if language == .de, beginsWithGermanNoun { return text }
        // IJ is one letter: ijzel.
        if language == .nl, text.hasPrefix("IJ") { return "ij" + text.dropFirst(2) }
        // A letter of ASCII needs no ICU, but for the Turkish I.
        if language != .tr, let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            return String(Character(UnicodeScalar(first | 0x20))) + text.dropFirst()
        }
        return try TextCase.lower.apply(to: String(text.prefix(1)), in: language) + text.dropFirst()
    }

    /// In German a noun keeps its capital, and Leichter Regen begins with none.
    private var beginsWithGermanNoun: Bool {
        switch self {
        case .fog, .haze, .smoke, .dust, .volcanicAsh, .drizzle, .rain, .showers, .sleet, .sleetShowers, .snow,
            .snowShowers, .snowGrains, .blowingSnow, .blizzard, .hail, .precipitation, .thunderstorm,
            .thunderstormWithHail, .snowAndThunder, .sleetAndThunder, .squalls, .tornado, .hurricane:
            true
        case .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast, .freezingFog, .mist, .lightDrizzle,
            .heavyDrizzle, .freezingDrizzle, .lightRain, .heavyRain, .lightShowers, .heavyShowers, .lightFreezingRain,
            .freezingRain, .heavyFreezingRain, .lightSleet, .heavySleet, .lightSleetShowers, .heavySleetShowers,
            .lightSnow, .heavySnow, .lightSnowShowers, .heavySnowShowers, .lightThunderstorm, .heavyThunderstorm,
            .windy, .tropicalStorm, .hot, .cold:
            false
        }
    }
}
