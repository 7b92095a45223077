package import WeatherFormat

/// The line of the rain card: what falls and when it begins, or that nothing is expected.
///
///     PrecipitationLine.begins(.rain, hour: "5pm").text(in: .en)   // "Rain 5pm"
///     PrecipitationLine.begins(.rain, hour: "17時").text(in: .ja)  // "雨 17時"
///     PrecipitationLine.none.text(in: .de)                         // "Kein Regen erwartet"
package enum PrecipitationLine: Sendable, Hashable {
    /// It begins at an hour, as ``DateFormatIntent/precipLaterHour`` writes it.
    case begins(Kind, hour: String)
    /// No hour passes the gate for rain.
    case none

    /// What falls.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case rain, snow
    }

    package func text(in language: Language) -> String {
        switch self {
        case .begins(.rain, let hour): Self.timed(.rain, hour, language)
        case .begins(.snow, let hour): Self.timed(.snow, hour, language)
        case .none: ForecastWord.noRain.text(in: language)
        }
    }

    private static func timed(_ what: ForecastWord, _ hour: String, _ language: Language) -> String {
        let hour = language.writesFullHoursBare && hour.hasSuffix(":00") ? String(hour.dropLast(3)) : hour
        return ForecastWord.timedPrecipitation.text(in: language, filling: [what.text(in: language), hour])
    }
}

extension Language {
    /// Whether the line's word for "at" takes a full hour without its minutes.
    fileprivate var writesFullHoursBare: Bool {
        switch self {
        // Lumisade klo 19: Kielitoimiston ohjepankki, on times of day.
        case .fi: true
        case .cs, .da, .de, .el, .en, .es, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr,
            .uk, .vi, .zhHans, .zhHant:
            false
        }
    }
}
