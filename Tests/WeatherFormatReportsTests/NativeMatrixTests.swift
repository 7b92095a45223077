import FoundationEssentials
import SnapshotAssertions
import TestSupport
import Testing
import WeatherFormat
import WeatherFormatReports

/// The matrix of the native voice, as the house's is in ``DateMatrixTests``.
@Suite struct NativeMatrixTests {
    /// The whole grid of a language or a variant: what a reviewer reads.
    @Test(arguments: LanguageForm.allCases)
    func everyIntent(form: LanguageForm) throws {
        let report = try DateMatrixReport(for: try ReaderTag(form.tag), voice: .native)
        try assertMatchesSnapshot(report.text, named: form.tag)
    }

    /// The words that the grid's two samples do not reach: seven weekdays, twelve months and their firsts, each meridiem.
    @Test(arguments: LanguageForm.allCases)
    func everyWord(form: LanguageForm) throws {
        let week = try (4...10).map { try CivilDay(year: 2026, month: 1, day: $0) }
        let year = try (1...12).map { try CivilDay(year: 2026, month: $0, day: 10) }
        let firsts = try (1...12).map { try CivilDay(year: 2026, month: $0, day: 1) }
        let twelve = try formatter(form, .twelveHour)
        let twentyFour = try formatter(form, .twentyFourHour)
        var lines: [String] = []
        for intent in [
            DateFormatIntent.summaryWeekday, .dailyListWeekday, .dailyChartWeekday, .hourlyDaySeparator, .dailyHeader,
        ] {
            lines.append(try line(intent, "") { try week.map { try twelve.string(from: $0, for: intent) } })
        }
        for intent in [DateFormatIntent.almanacMonth, .moonDate, .dailyFullHeader] {
            lines.append(try line(intent, "") { try year.map { try twelve.string(from: $0, for: intent) } })
        }
        for intent in [DateFormatIntent.moonDate, .historyDate] {
            lines.append(try line(intent, "firsts") { try firsts.map { try twelve.string(from: $0, for: intent) } })
        }
        for intent in [DateFormatIntent.widgetHour, .sunEventTime, .hourlyDetailHeader] {
            let hours = try Samples.hours()
            lines.append(try line(intent, "12") { try hours.map { try twelve.string(from: $0, for: intent) } })
            lines.append(try line(intent, "24") { try hours.map { try twentyFour.string(from: $0, for: intent) } })
        }
        // Where hours begin at half past.
        let halves = try Samples.hours().map { $0 + 1800 }
        lines.append(
            try line(.widgetHour, "12 half past") {
                try halves.map { try twelve.string(fromHour: $0, for: .widgetHour) }
            })
        lines.append(
            try line(.hourlyDetailHeader, "24 half past") {
                try halves.map { try twentyFour.string(fromHour: $0, for: .hourlyDetailHeader) }
            })
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: form.tag)
    }

    private func formatter(_ form: LanguageForm, _ hourCycle: HourCycle) throws -> DateIntentFormatter {
        DateIntentFormatter(for: try ReaderTag(form.tag), hourCycle: hourCycle, zone: .utc, voice: .native)
    }

    private func line(_ intent: DateFormatIntent, _ which: String, _ words: () throws -> [String]) rethrows -> String {
        let head = which.isEmpty ? intent.rawValue : "\(intent.rawValue) \(which)"
        return ([head] + (try words())).joined(separator: " | ")
    }
}
