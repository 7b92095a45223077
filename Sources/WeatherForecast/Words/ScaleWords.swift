package import WeatherFormat

extension MoonPhase {
    /// The word of a phase.
    package var word: ForecastWord {
        switch self {
        case .new: .newMoon
        case .waxingCrescent: .waxingCrescentMoon
        case .firstQuarter: .firstQuarterMoon
        case .waxingGibbous: .waxingGibbousMoon
        case .full: .fullMoon
        case .waningGibbous: .waningGibbousMoon
        case .lastQuarter: .lastQuarterMoon
        case .waningCrescent: .waningCrescentMoon
        }
    }
}

extension UVIndex {
    /// The level of an index, as it is written.
    ///
    /// Source: World Health Organization, Global solar UV index, a practical guide (2002): low to 2, moderate to 5, high to
    /// 7, very high to 10, extreme above.
    var level: ForecastWord {
        switch value.rounded() {
        case ..<3: .lowUV
        case ..<6: .moderateUV
        case ..<8: .highUV
        case ..<11: .veryHighUV
        default: .extremeUV
        }
    }

    /// All levels.
    package static let levels: [ForecastWord] = [.lowUV, .moderateUV, .highUV, .veryHighUV, .extremeUV]
}

extension BeaufortForce {
    /// What a wind of this force is called.
    var word: ForecastWord {
        let words: [ForecastWord] = [
            .force0, .force1, .force2, .force3, .force4, .force5, .force6, .force7, .force8, .force9, .force10,
            .force11,
            .force12,
        ]
        return words[min(number, words.count - 1)]
    }
}
