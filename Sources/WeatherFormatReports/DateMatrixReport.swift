import FoundationEssentials
import WeatherForecast
package import WeatherFormat

/// Every intent of a reader's language on both clocks, on the morning and the evening of two sample days: what a reviewer reads.
package struct DateMatrixReport: Sendable, Hashable {
    /// One intent: its four strings.
    package struct Row: Sendable, Hashable, Codable {
        package let intent: DateFormatIntent
        /// Wednesday 2026-01-07 09:05, in the native voice Tuesday 2026-03-03 09:05, and Saturday 2026-08-15 17:39, local
        /// time, on the 12-hour clock.
        package let morning12: String
        package let evening12: String
        /// The same on the 24-hour clock.
        package let morning24: String
        package let evening24: String
    }

    package let reader: ReaderTag
    package var language: Language { reader.language }
    package let voice: Voice
    /// In the order of `DateFormatIntent.allCases`.
    package let rows: [Row]

    /// - Throws: ``WeatherFormatError/icu(function:status:)``.
    package init(language: Language, voice: Voice = .house) throws(WeatherFormatError) {
        try self.init(for: ReaderTag(language), voice: voice)
    }

    /// The same for the readers of a region.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)``.
    package init(for reader: ReaderTag, voice: Voice) throws(WeatherFormatError) {
        self.reader = reader
        self.voice = voice
        let morning = try LocalDateTime(day: try voice.sampleMorning(), hour: 9, minute: 5).instant(in: .utc)
        let evening = try LocalDateTime(day: try CivilDay(year: 2026, month: 8, day: 15), hour: 17, minute: 39)
            .instant(in: .utc)
        let twelve = DateIntentFormatter(for: reader, hourCycle: .twelveHour, zone: .utc, voice: voice)
        let twentyFour = DateIntentFormatter(
            for: reader, hourCycle: .twentyFourHour, zone: .utc, voice: voice)
        var rows: [Row] = []
        for intent in DateFormatIntent.allCases {
            rows.append(
                Row(
                    intent: intent, morning12: try twelve.string(from: morning, for: intent),
                    evening12: try twelve.string(from: evening, for: intent),
                    morning24: try twentyFour.string(from: morning, for: intent),
                    evening24: try twentyFour.string(from: evening, for: intent)))
        }
        self.rows = rows
    }

    /// A head and a line for each intent, their cells between bars.
    package var text: String {
        let head = "\(reader.languageAndRegion): intent | morning 12 | evening 12 | morning 24 | evening 24\n"
        return rows.reduce(into: head) { text, row in
            let cells = [row.intent.rawValue, row.morning12, row.evening12, row.morning24, row.evening24]
            text += cells.joined(separator: " | ") + "\n"
        }
    }
}

extension Voice {
    /// The day of the morning sample: that of the rulebook's anchors, and that of the native voice's reviewed table.
    fileprivate func sampleMorning() throws(WeatherFormatError) -> CivilDay {
        switch self {
        case .house: try CivilDay(year: 2026, month: 1, day: 7)
        case .native: try CivilDay(year: 2026, month: 3, day: 3)
        }
    }
}
