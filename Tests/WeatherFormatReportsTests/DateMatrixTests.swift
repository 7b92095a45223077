import FoundationEssentials
import SnapshotAssertions
import TestSupport
import Testing
import WeatherFormat
import WeatherFormatReports

@Suite struct DateMatrixTests {
    /// The whole grid of a language: what a reviewer reads.
    @Test(arguments: Language.allCases)
    func everyIntent(language: Language) throws {
        try assertMatchesSnapshot(try DateMatrixReport(language: language).text, named: language.rawValue)
    }

    /// The words that the grid's two samples do not reach: seven weekdays, twelve months, each meridiem.
    @Test(arguments: Language.allCases)
    func everyWord(language: Language) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: .twelveHour, zone: .utc)
        let week = try (4...10).map { try CivilDay(year: 2026, month: 1, day: $0) }
        let year = try (1...12).map { try CivilDay(year: 2026, month: $0, day: 10) }
        var lines: [String] = []
        for intent in [DateFormatIntent.summaryWeekday, .dailyListWeekday, .dailyChartWeekday, .dailyFullHeader] {
            let words = try week.map { try formatter.string(from: $0, for: intent) }
            lines.append(([intent.rawValue] + words).joined(separator: " | "))
        }
        for intent in [DateFormatIntent.almanacMonth, .moonDate] {
            let words = try year.map { try formatter.string(from: $0, for: intent) }
            lines.append(([intent.rawValue] + words).joined(separator: " | "))
        }
        for intent in [DateFormatIntent.widgetHour, .sunEventTime] {
            let words = try Samples.hours().map { try formatter.string(from: $0, for: intent) }
            lines.append(([intent.rawValue] + words).joined(separator: " | "))
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }
}
