package import WeatherFormat

/// The line of the pressure card: a level and a trend, joined as the language joins them.
///
///     let line = PressureLine(level: .high, trend: .fallingFast)
///     try line.text(in: .en)          // "High and falling fast."
///     try line.text(in: .de)          // "Hoch, fällt schnell."
///     try line.textInFull(in: .en)    // "High pressure and falling fast."
package struct PressureLine: Sendable, Hashable {
    /// How high the pressure is.
    package enum Level: String, Sendable, Hashable, Codable, CaseIterable {
        case low, normal, high
    }

    /// How the pressure has moved.
    package enum Trend: String, Sendable, Hashable, Codable, CaseIterable {
        case fallingFast, falling, steady, rising, risingFast
    }

    package let level: Level
    package let trend: Trend

    package init(level: Level, trend: Trend) {
        self.level = level
        self.trend = trend
    }

    /// All lines that a card can show.
    package static let all = Level.allCases.flatMap { level in
        Trend.allCases.map { PressureLine(level: level, trend: $0) }
    }

    /// The line as a card shows it, under a title that says what it is about.
    package func text(in language: Language) throws(WeatherFormatError) -> String {
        let text = try text(level.key, trend.key, in: language)
        return Self.withoutStop(in: language) == self && text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// The line with the word for pressure, for a place without that title: a wide row, spoken text.
    package func textInFull(in language: Language) throws(WeatherFormatError) -> String {
        try text(level.keyInFull, trend.keyInFull, in: language)
    }

    /// The line that loses its closing full stop on a card: with it, it would fit there at no scale.
    private static func withoutStop(in language: Language) -> PressureLine? {
        switch language {
        // Normale, en forte hausse
        case .fr: PressureLine(level: .normal, trend: .risingFast)
        case .cs, .da, .de, .el, .en, .es, .fi, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            nil
        }
    }

    private func text(
        _ level: ForecastWord, _ trend: ForecastWord, in language: Language
    ) throws(WeatherFormatError) -> String {
        let trend = try Self.insideSentence(trend.text(in: language), in: language)
        return ForecastWord.pressureLine.text(in: language, filling: [level.text(in: language), trend])
    }

    /// A trend is stored as it stands alone; inside the line its first letter is small, by the language's own rules.
    private static func insideSentence(
        _ trend: String, in language: Language
    ) throws(WeatherFormatError) -> String {
        try TextCase.lower.apply(to: String(trend.prefix(1)), in: language) + trend.dropFirst()
    }
}

extension PressureLine.Level {
    fileprivate var key: ForecastWord {
        switch self {
        case .low: .pressureLow
        case .normal: .pressureNormal
        case .high: .pressureHigh
        }
    }

    fileprivate var keyInFull: ForecastWord {
        switch self {
        case .low: .pressureLowInFull
        case .normal: .pressureNormalInFull
        case .high: .pressureHighInFull
        }
    }
}

extension PressureLine.Trend {
    /// The trend on its own.
    package var key: ForecastWord {
        switch self {
        case .fallingFast: .pressureFallingFast
        case .falling: .pressureFalling
        case .steady: .pressureSteady
        case .rising: .pressureRising
        case .risingFast: .pressureRisingFast
        }
    }

    /// The trend where there is room for every word of it.
    fileprivate var keyInFull: ForecastWord {
        switch self {
        case .fallingFast: .pressureFallingFastInFull
        case .falling, .steady, .rising: key
        case .risingFast: .pressureRisingFastInFull
        }
    }
}
