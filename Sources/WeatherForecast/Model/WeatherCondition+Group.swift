extension WeatherCondition {
    /// What kind of weather it is, without how hard; from the mildest to the gravest.
    package enum Group: Int, Sendable, Hashable, Comparable, CaseIterable {
        case sky, temperature, dimness, wind, drizzle, rain, snow, sleet, ice, thunder, storm

        /// By the order of the cases.
        package static func < (left: Group, right: Group) -> Bool { left.rawValue < right.rawValue }
    }

    /// Showers are rain, and hail is of the thunder that brings it.
    package var group: Group {
        switch self {
        case .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast: .sky
        case .hot, .cold: .temperature
        case .fog, .freezingFog, .mist, .haze, .smoke, .dust, .volcanicAsh: .dimness
        case .windy, .squalls: .wind
        case .lightDrizzle, .drizzle, .heavyDrizzle: .drizzle
        case .lightRain, .rain, .heavyRain, .lightShowers, .showers, .heavyShowers, .precipitation: .rain
        case .lightSnow, .snow, .heavySnow, .lightSnowShowers, .snowShowers, .heavySnowShowers, .snowGrains,
            .blowingSnow, .blizzard:
            .snow
        case .lightSleet, .sleet, .heavySleet, .lightSleetShowers, .sleetShowers, .heavySleetShowers: .sleet
        case .freezingDrizzle, .lightFreezingRain, .freezingRain, .heavyFreezingRain: .ice
        case .hail, .lightThunderstorm, .thunderstorm, .heavyThunderstorm, .thunderstormWithHail, .snowAndThunder,
            .sleetAndThunder:
            .thunder
        case .tornado, .tropicalStorm, .hurricane: .storm
        }
    }

    /// Of which kind it is what falls; nil where nothing does, or nobody says of which.
    package var kind: PrecipitationKind? {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle, .lightRain, .rain, .heavyRain, .lightShowers, .showers,
            .heavyShowers, .lightThunderstorm, .thunderstorm, .heavyThunderstorm, .thunderstormWithHail,
            .tropicalStorm, .hurricane:
            .rain
        case .lightSnow, .snow, .heavySnow, .lightSnowShowers, .snowShowers, .heavySnowShowers, .snowGrains,
            .blizzard, .snowAndThunder:
            .snow
        case .lightSleet, .sleet, .heavySleet, .lightSleetShowers, .sleetShowers, .heavySleetShowers,
            .sleetAndThunder:
            .mixed
        case .freezingDrizzle, .lightFreezingRain, .freezingRain, .heavyFreezingRain: .freezingRain
        case .hail: .sleet
        case .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast, .fog, .freezingFog, .mist, .haze, .smoke,
            .dust, .volcanicAsh, .blowingSnow, .precipitation, .windy, .squalls, .tornado, .hot, .cold:
            nil
        }
    }

    /// Whether something falls.
    package var falls: Bool {
        switch group {
        case .drizzle, .rain, .sleet, .ice, .thunder: true
        case .snow: self != .blowingSnow
        case .storm: self != .tornado
        case .sky, .temperature, .dimness, .wind: false
        }
    }

    /// Whether it is graver than another: of a graver group, or of the same one further down the list of the cases.
    package func isGraver(than other: WeatherCondition) -> Bool {
        group == other.group ? place > other.place : group > other.group
    }

    /// Where it stands in its group, from the mildest on.
    private var place: Int {
        switch self {
        case .clear, .hot, .haze, .windy, .lightDrizzle, .precipitation, .snowGrains, .lightSleetShowers,
            .freezingDrizzle, .lightThunderstorm, .tropicalStorm:
            0
        case .mostlyClear, .cold, .mist, .squalls, .drizzle, .lightShowers, .lightSnowShowers, .lightSleet,
            .lightFreezingRain, .thunderstorm, .hurricane:
            1
        case .partlyCloudy, .fog, .heavyDrizzle, .lightRain, .lightSnow, .sleetShowers, .freezingRain,
            .snowAndThunder, .tornado:
            2
        case .mostlyCloudy, .freezingFog, .showers, .snowShowers, .sleet, .heavyFreezingRain, .sleetAndThunder: 3
        case .overcast, .smoke, .rain, .snow, .heavySleetShowers, .heavyThunderstorm: 4
        case .dust, .heavyShowers, .heavySnowShowers, .heavySleet, .hail: 5
        case .volcanicAsh, .heavyRain, .heavySnow, .thunderstormWithHail: 6
        case .blowingSnow: 7
        case .blizzard: 8
        }
    }
}
