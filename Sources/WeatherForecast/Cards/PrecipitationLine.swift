package import WeatherFormat

/// The line of the card of precipitation: from when on it falls, or that nothing does.
///
/// The card's title says what falls; the line says it again where there is room.
///
///     PrecipitationLine.begins(.rain, hour: "5pm").text(in: .en)                   // "Rain from 5pm"
///     PrecipitationLine.begins(.rain, hour: "17時").text(in: .ja)                  // "17時から雨"
///     PrecipitationLine.begins(.rain, hour: "1:00", isOne: true).text(in: .es)     // "A partir de la 1:00"
///     PrecipitationLine.begins(.rain, hour: "1am", weekday: "Sun").text(in: .en)   // "Sun from 1am"
///     PrecipitationLine.none(.rain).text(in: .de)                                  // "Kein Regen erwartet"
package enum PrecipitationLine: Sendable, Hashable {
    /// It begins at an hour, as ``DateFormatIntent/precipLaterHour`` writes it. `isOne` where a clock shows one o'clock; on
    /// another day than the value's with its weekday, as ``DateFormatIntent/hourlyChartWeekday`` writes it.
    case begins(PrecipitationName, hour: String, isOne: Bool = false, weekday: String? = nil)
    /// Neither chance nor amount says otherwise. What could fall decides the word: rain, or anything.
    case none(PrecipitationName)

    package func text(in language: Language) throws(WeatherFormatError) -> String {
        switch self {
        case .begins(let name, let hour, let isOne, let weekday):
            // With the house's colon or the native point.
            let isFull = hour.hasSuffix(":00") || hour.hasSuffix(".00")
            let hour = language.writesFullHoursBare && isFull ? String(hour.dropLast(3)) : hour
            guard let weekday else {
                let says = language.namesInLine.contains(name)
                let text = name.text(at: hour, isOne: isOne, saysName: says, in: language)
                return says ? text : try language.atStart(text)
            }
            if language.putsDayBehindPreposition {
                return try language.atStart(ForecastWord.from.text(in: language, filling: [weekday + " " + hour]))
            }
            let text = name.text(at: hour, isOne: isOne, saysName: language.needsNameInLine, in: language)
            return try language.atStart(weekday + " " + text)
        case .none(.rain): return ForecastWord.noRain.text(in: language)
        case .none(.snow), .none(.wintryMix), .none(.freezingRain), .none(.precipitation):
            return ForecastWord.noPrecipitation.text(in: language)
        }
    }

    /// What a screen reader says, where no width binds: the hour as it is said, and of another day than the value's the whole
    /// weekday.
    package static func spoken(
        _ name: PrecipitationName, hour: String, isOne: Bool, weekday: String?, in language: Language
    ) -> String {
        language.spoken([weekday, name.text(at: hour, isOne: isOne, saysName: true, in: language)])
    }
}

extension PrecipitationName {
    /// What falls and from when on; without its name the template's place for it stays empty.
    fileprivate func text(at hour: String, isOne: Bool, saysName: Bool, in language: Language) -> String {
        let template = isOne ? ForecastWord.timedPrecipitationAtOne : .timedPrecipitation
        let text = template.text(in: language, filling: [saysName ? word.text(in: language) : "", hour])
        return saysName ? text : String(text.drop { $0 == " " })
    }
}

extension Language {
    /// What fits the line together with its hour, in every hour of both clocks, as the width reports measure it.
    fileprivate var namesInLine: Set<PrecipitationName> {
        switch self {
        case .da, .fi, .hu, .ja, .ko, .th, .zhHans, .zhHant: Set(PrecipitationName.allCases)
        case .de, .nb, .ro, .uk, .vi: [.rain, .snow, .wintryMix, .precipitation]
        case .hi, .nl: [.rain, .snow, .freezingRain, .precipitation]
        case .cs, .el, .pl, .ru, .sv, .tr: [.rain, .snow, .precipitation]
        case .en: [.rain, .snow, .wintryMix]
        case .fr, .id, .it: [.rain, .snow]
        // A partir de las, a partir das: no room for anything else.
        case .es, .pt: []
        }
    }

    /// Whether a line of an hour alone would be none: 起有雨 is "from then on there is rain".
    fileprivate var needsNameInLine: Bool {
        switch self {
        case .ja, .ko, .zhHans, .zhHant: true
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .tr,
            .uk, .vi:
            false
        }
    }

    /// Whether the weekday of another day follows the preposition, with its hour.
    fileprivate var putsDayBehindPreposition: Bool {
        switch self {
        // Dom a partir de las 23:00 is 155 points wide, a card has 142: Desde el dom 23:00.
        case .es: true
        case .cs, .da, .de, .el, .en, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            false
        }
    }

    fileprivate func atStart(_ text: String) throws(WeatherFormatError) -> String {
        try TextCase.upper.apply(to: String(text.prefix(1)), in: self) + text.dropFirst()
    }

    /// Whether the line's word for "at" takes a full hour without its minutes.
    fileprivate var writesFullHoursBare: Bool {
        switch self {
        // Lumisade klo 19: Kielitoimiston ohjepankki, on times of day.
        case .fi: true
        case .cs, .da, .de, .el, .en, .es, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            false
        }
    }
}
