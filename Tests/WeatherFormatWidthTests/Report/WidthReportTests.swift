import Foundation
import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct WidthReportTests {
    /// Nothing that an intent or a card can show is over without a reason.
    @Test(arguments: Language.allCases) func nothingIsOverUnnoticed(language: Language) throws {
        let report = try SharedReports.of(language)
        #expect(report.failures.isEmpty)
        #expect(report.rows.allSatisfy { $0.fitsAtScaleFactor })
        #expect(Set(report.rows).count == report.rows.count)
        // The committed report has a line for each place: whoever adds one must have read its width.
        let committed = try Self.committedReport(of: language)
        for row in report.rows {
            #expect(
                committed.contains { $0.hasPrefix(row.place + "  ") && $0.hasSuffix("  " + row.text) },
                "\(language.rawValue) \(row.place) \(row.text): run scripts/width-report, read and commit it")
        }
        #expect(committed.count == report.rows.count + 1)
    }

    @Test func anotherGridIsAParameter() throws {
        let wide = try WidthReport(language: .pl, grid: StatGrid(deviceWidth: 430), ruler: TextRuler())
        #expect(wide.rows.allSatisfy { $0.verdict != .over })
        let narrow = try WidthReport(language: .pl, grid: StatGrid(deviceWidth: 380), ruler: TextRuler())
        #expect(!narrow.failures.isEmpty || narrow.rows.contains { $0.accepted != nil })
        #expect(throws: WidthError.self) {
            try WidthReport(language: .pl, grid: StatGrid(deviceWidth: 20), ruler: TextRuler())
        }
    }

    private static func committedReport(of language: Language) throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../snapshots/width_report/\(language.rawValue).txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
