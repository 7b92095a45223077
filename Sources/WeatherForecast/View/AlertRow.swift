import FoundationEssentials
import WeatherFormat

/// A warning that holds.
public struct AlertRow: Sendable, Hashable, Codable {
    /// In the authority's language.
    public let title: String
    /// How grave it is, where the authority says.
    public let severity: WeatherAlert.Severity?
    /// When the danger begins: `Sat, Aug 15, 5:39pm`; nil where nobody says.
    public let starts: String?
    /// When the danger ends; nil where nobody says.
    public let ends: String?
    /// When the danger holds: `until Sunday, Feb 8, 1pm`; before it begins, `from Saturday, Feb 7, 10am until Sunday,
    /// Feb 8, 1pm`.
    ///
    /// Nil where neither is known.
    public let period: String?
    /// In the authority's language.
    public let text: String?
    /// What a screen reader says.
    public let spoken: String

    init(_ alert: WeatherAlert, now: Date, _ strings: ForecastStrings) throws(WeatherFormatError) {
        title = alert.title
        severity = alert.severity
        starts = try strings.alertTime(alert.starts)
        ends = try strings.alertTime(alert.ends)
        text = alert.text
        let start = alert.starts.flatMap { $0 > now ? $0 : nil }
        period = try strings.period(from: start, until: alert.ends, .shownBehindPreposition)
        spoken = strings.language.spoken([
            ForecastWord.alert.text(in: strings.language), alert.title,
            try strings.period(from: start, until: alert.ends, .spokenBehindPreposition),
        ])
    }
}

extension ForecastStrings {
    fileprivate func alertTime(_ time: Date?) throws(WeatherFormatError) -> String? {
        guard let time else { return nil }
        return try dates.string(from: time, for: .alertExpirationDateTime)
    }

    /// "From" and "until" with their days and times, each where it is known.
    fileprivate func period(
        from start: Date?, until end: Date?, _ phrase: DayPhrase
    ) throws(WeatherFormatError) -> String? {
        var parts: [String] = []
        if let start { parts.append(ForecastWord.from.text(in: language, filling: [try moment(start, phrase)])) }
        if let end { parts.append(ForecastWord.until.text(in: language, filling: [try moment(end, phrase)])) }
        return parts.isEmpty ? nil : parts.joined(separator: language.joinsClausesWithoutSpace ? "" : " ")
    }

    private func moment(_ time: Date, _ phrase: DayPhrase) throws(WeatherFormatError) -> String {
        let day = try dates.string(from: try clock.day(at: time), as: phrase)
        return day + language.betweenDayAndTime + (try spokenTime(at: time))
    }
}

extension Language {
    fileprivate var joinsClausesWithoutSpace: Bool {
        switch self {
        case .ja, .zhHans, .zhHant: true
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi:
            false
        }
    }

    /// A comma, but where the day ends in a word of its own: ja 2月8日日曜日 13時.
    fileprivate var betweenDayAndTime: String {
        switch dateOrderGroup {
        case .cjk: " "
        case .western: ", "
        }
    }
}
