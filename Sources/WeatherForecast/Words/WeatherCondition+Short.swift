package import WeatherFormat

extension WeatherCondition {
    /// The word for a narrow slot: the class's own, or where that is too wide there, that of a wider class.
    package func shortWord(in language: Language) -> ForecastWord {
        let tooWide = language.conditionsTooWide
        guard !tooWide.isEmpty else { return word }
        var condition = self
        while tooWide.contains(condition), let wider = condition.wider { condition = wider }
        return condition.word
    }

    /// The class that says less: without how hard, without that it comes and goes, or the kind of it.
    ///
    /// Nil where there is no wider one.
    package var wider: WeatherCondition? {
        switch self {
        case .mostlyClear: .clear
        case .mostlyCloudy: .overcast
        case .freezingFog, .mist: .fog
        case .lightDrizzle, .heavyDrizzle: .drizzle
        case .freezingDrizzle, .lightFreezingRain, .heavyFreezingRain: .freezingRain
        case .lightRain, .heavyRain: .rain
        case .lightShowers, .heavyShowers: .showers
        case .showers: .rain
        case .lightSleet, .heavySleet, .sleetShowers: .sleet
        case .lightSleetShowers, .heavySleetShowers: .sleetShowers
        case .lightSnow, .heavySnow, .snowShowers, .snowGrains, .blowingSnow: .snow
        case .lightSnowShowers, .heavySnowShowers: .snowShowers
        case .blizzard: .heavySnow
        case .lightThunderstorm, .heavyThunderstorm, .thunderstormWithHail, .snowAndThunder, .sleetAndThunder:
            .thunderstorm
        case .volcanicAsh: .dust
        case .squalls: .windy
        case .hurricane: .tropicalStorm
        case .clear, .partlyCloudy, .overcast, .fog, .haze, .smoke, .dust, .drizzle, .rain, .freezingRain, .sleet,
            .snow,
            .hail, .precipitation, .thunderstorm, .windy, .tornado, .tropicalStorm, .hot, .cold:
            nil
        }
    }
}

extension Language {
    /// Classes whose word does not fit the weekday's slot of the daily list, 142 points, as the width reports measure it.
    var conditionsTooWide: Set<WeatherCondition> {
        switch self {
        case .cs: TooWide.cs
        case .de: TooWide.de
        case .el: TooWide.el
        case .es: TooWide.es
        case .fi: TooWide.fi
        case .fr: TooWide.fr
        case .hi: TooWide.hi
        case .hu: TooWide.hu
        case .id: TooWide.id
        case .it: TooWide.it
        case .nl: TooWide.nl
        case .pl: TooWide.pl
        case .pt: TooWide.pt
        case .ro: TooWide.ro
        case .ru: TooWide.ru
        case .sv: TooWide.sv
        case .tr: TooWide.tr
        case .uk: TooWide.uk
        case .vi: TooWide.vi
        case .da, .en, .ja, .ko, .nb, .th, .zhHans, .zhHant: []
        }
    }
}

/// By language; made once.
private enum TooWide {
    static let cs: Set<WeatherCondition> = [
        .lightShowers, .heavyShowers, .lightSleetShowers, .sleetShowers, .heavySleetShowers, .lightSnowShowers,
        .heavySnowShowers, .sleetAndThunder,
    ]
    static let de: Set<WeatherCondition> = [
        .freezingDrizzle, .lightFreezingRain, .heavyFreezingRain, .lightSleetShowers, .heavySleetShowers,
        .lightSnowShowers, .sleetAndThunder,
    ]
    static let el: Set<WeatherCondition> = [
        .lightFreezingRain, .heavyFreezingRain, .lightSleetShowers, .sleetShowers, .heavySleetShowers,
        .heavySnowShowers,
    ]
    static let es: Set<WeatherCondition> = [
        .lightSleetShowers, .sleetShowers, .heavySleetShowers, .lightSnowShowers, .heavySnowShowers,
        .thunderstormWithHail,
    ]
    static let fi: Set<WeatherCondition> = [.lightFreezingRain, .heavyFreezingRain, .heavySleet]
    static let fr: Set<WeatherCondition> = [
        .lightFreezingRain, .lightSleetShowers, .sleetShowers, .heavySleetShowers, .lightSnowShowers, .heavySnowShowers,
    ]
    static let hi: Set<WeatherCondition> = [.lightSleetShowers, .heavySleetShowers]
    static let hu: Set<WeatherCondition> = [.lightSleetShowers]
    static let id: Set<WeatherCondition> = [.lightSleet, .heavySleet, .thunderstormWithHail]
    static let it: Set<WeatherCondition> = [
        .freezingDrizzle, .lightSleet, .heavySleet, .thunderstormWithHail, .sleetAndThunder,
    ]
    static let nl: Set<WeatherCondition> = [.sleetAndThunder]
    static let pl: Set<WeatherCondition> = [
        .lightShowers, .heavyShowers, .lightFreezingRain, .lightSleet, .heavySleet, .lightSleetShowers, .sleetShowers,
        .heavySleetShowers, .heavyThunderstorm, .sleetAndThunder,
    ]
    static let pt: Set<WeatherCondition> = [
        .lightShowers, .heavyShowers, .lightFreezingRain, .heavyFreezingRain, .lightSleetShowers, .sleetShowers,
        .heavySleetShowers, .lightSnowShowers, .heavySnowShowers, .thunderstormWithHail,
    ]
    static let ro: Set<WeatherCondition> = [
        .heavyShowers, .heavyFreezingRain, .lightSleetShowers, .heavySleetShowers, .lightSnowShowers, .heavySnowShowers,
    ]
    static let ru: Set<WeatherCondition> = [
        .freezingFog, .lightShowers, .heavyShowers, .lightFreezingRain, .heavyFreezingRain, .lightSleet, .heavySleet,
        .lightSleetShowers, .sleetShowers, .heavySleetShowers, .lightSnowShowers, .heavySnowShowers, .sleetAndThunder,
    ]
    static let sv: Set<WeatherCondition> = [
        .heavySleet, .lightSleetShowers, .sleetShowers, .heavySleetShowers, .sleetAndThunder,
    ]
    static let tr: Set<WeatherCondition> = [
        .heavyShowers, .lightFreezingRain, .heavyFreezingRain, .lightSleet, .heavySleet, .lightSleetShowers,
        .sleetShowers, .heavySleetShowers, .lightThunderstorm, .heavyThunderstorm, .thunderstormWithHail,
        .sleetAndThunder,
    ]
    static let uk: Set<WeatherCondition> = [
        .lightFreezingRain, .heavyFreezingRain, .lightSleet, .heavySleet, .lightSleetShowers, .heavySleetShowers,
        .thunderstormWithHail, .snowAndThunder, .sleetAndThunder,
    ]
    static let vi: Set<WeatherCondition> = [.lightSleet]
}
