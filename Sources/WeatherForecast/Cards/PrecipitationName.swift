import WeatherFormat

/// What falls, by the word that a screen has for it: one for the title, the value and the line of a card.
package enum PrecipitationName: String, Sendable, Hashable, CaseIterable {
    case rain, snow, wintryMix, freezingRain
    /// Of any kind, where nobody says which and it may be snow.
    case precipitation

    package var word: ForecastWord {
        switch self {
        case .rain: .rain
        case .snow: .snow
        case .wintryMix: .wintryMix
        case .freezingRain: .freezingRain
        case .precipitation: .precipitation
        }
    }
}

extension PrecipitationName {
    init(_ kind: PrecipitationKind) {
        switch kind {
        case .rain: self = .rain
        case .snow: self = .snow
        case .sleet, .mixed: self = .wintryMix
        case .freezingRain: self = .freezingRain
        }
    }
}
