import WeatherForecast

extension ConditionShown {
    /// A character for a terminal's table: of one column where the font of a terminal has such a one, else an emoji of two,
    /// by Unicode's East Asian width; never one with a variation selector, which terminals count differently.
    var glyph: String {
        switch condition {
        case .clear, .mostlyClear, .hot, .cold: isNight ? "☾" : "☀"
        case .partlyCloudy: isNight ? "☁" : "⛅"
        case .mostlyCloudy, .overcast: "☁"
        case .fog, .freezingFog, .mist, .haze, .smoke, .dust, .volcanicAsh: "≡"
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightRain, .rain, .heavyRain, .lightShowers, .showers,
            .heavyShowers, .precipitation:
            "☂"
        case .freezingDrizzle, .lightFreezingRain, .freezingRain, .heavyFreezingRain, .lightSleet, .sleet, .heavySleet,
            .lightSleetShowers, .sleetShowers, .heavySleetShowers, .hail:
            "❅"
        case .lightSnow, .snow, .heavySnow, .lightSnowShowers, .snowShowers, .heavySnowShowers, .snowGrains,
            .blowingSnow, .blizzard:
            "❄"
        case .lightThunderstorm, .thunderstorm, .heavyThunderstorm, .thunderstormWithHail, .snowAndThunder,
            .sleetAndThunder:
            "⚡"
        case .windy, .squalls: "≋"
        case .tornado, .tropicalStorm, .hurricane: "🌀"
        }
    }
}

extension MoonPhase {
    /// As the northern half of the Earth sees it.
    var glyph: String {
        switch self {
        case .new: "🌑"
        case .waxingCrescent: "🌒"
        case .firstQuarter: "🌓"
        case .waxingGibbous: "🌔"
        case .full: "🌕"
        case .waningGibbous: "🌖"
        case .lastQuarter: "🌗"
        case .waningCrescent: "🌘"
        }
    }
}
