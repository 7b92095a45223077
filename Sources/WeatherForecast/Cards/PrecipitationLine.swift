public import WeatherFormat

/// The line of the rain card: what falls and when it begins, or that nothing is expected.
///
///     try PrecipitationLine.begins(.rain, hour: "5pm").text(in: .en)   // "Rain 5pm"
///     try PrecipitationLine.begins(.rain, hour: "17時").text(in: .ja)  // "雨 17時"
///     try PrecipitationLine.none.text(in: .de)                         // "Kein Regen erwartet"
public enum PrecipitationLine: Sendable, Hashable {
    /// It begins at an hour, as ``DateFormatIntent/precipLaterHour`` writes it.
    case begins(Kind, hour: String)
    /// No hour passes the gate for rain.
    case none

    /// What falls.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case rain, snow
    }

    public func text(in language: Language) throws(WeatherFormatError) -> String {
        switch self {
        case .begins(.rain, let hour): try Self.timed(.rain, hour, language)
        case .begins(.snow, let hour): try Self.timed(.snow, hour, language)
        case .none: ForecastWord.noRain.text(in: language)
        }
    }

    private static func timed(
        _ what: ForecastWord, _ hour: String, _ language: Language
    ) throws(WeatherFormatError) -> String {
        try ForecastWord.timedPrecipitation.text(in: language, filling: [what.text(in: language), hour])
    }
}
