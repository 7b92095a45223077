import Foundation
import TestSupport
import Testing
import WeatherFormat

@testable import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct WidthReportTests {
    /// Nothing that an intent or a card can show is over without a reason.
    @Test(arguments: Language.swept, Voice.allCases)
    func nothingIsOverUnnoticed(language: Language, voice: Voice) throws {
        let report = try SharedReports.of(language, voice)
        #expect(report.failures.isEmpty)
        #expect(report.rows.allSatisfy { $0.fitsAtScaleFactor })
        #expect(Set(report.rows).count == report.rows.count)
        // The committed report has a line for each place, with its verdicts: whoever adds one must have read its width.
        let committed = try Self.committedReport(of: language, voice)
        for row in report.rows {
            let verdict = row.accepted == nil ? row.verdict.rawValue : "accepted"
            let head = [row.place.padded(to: 25), verdict.padded(to: 8), row.narrowVerdict.rawValue.padded(to: 6)]
                .joined(separator: "  ")
            #expect(
                committed.contains { $0.hasPrefix(head + "  ") && $0.hasSuffix("  " + row.text) },
                "\(head) \(row.text): run scripts/width-report, read and commit it")
        }
        #expect(committed.count == report.rows.count + 1)
    }

    /// Every budget comes from the grid, so a wider device has room for what a narrower one has not.
    @Test func anotherGridIsAParameter() throws {
        let wide = try SharedReports.of(.pl, grid: StatGrid(deviceWidth: 430))
        #expect(wide.rows.allSatisfy { $0.verdict != .over && $0.accepted == nil })
        #expect(Set(wide.rows.compactMap(\.budgetInPoints)) == [162, 366])
        let usual = try SharedReports.of(.pl)
        let narrow = try SharedReports.of(.pl, grid: StatGrid(deviceWidth: 320))
        #expect(Set(narrow.rows.compactMap(\.budgetInPoints)) == [256])
        let narrower = try SharedReports.of(.pl, grid: StatGrid(deviceWidth: 372))
        #expect(Set(narrower.rows.compactMap(\.budgetInPoints)) == [133, 308])
        // What is accepted on the narrowest device is accepted by its string, and nothing covers the others.
        #expect(usual.failures.isEmpty && !narrower.failures.isEmpty)
        #expect(throws: WidthError.self) {
            try SharedReports.of(.pl, grid: StatGrid(deviceWidth: 20))
        }
    }

    private static func committedReport(of language: Language, _ voice: Voice) throws -> [String] {
        let folder = voice == .house ? "" : "\(voice.rawValue)/"
        let path = "snapshots/width_report/\(folder)\(language.rawValue).txt"
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../\(path)")
        let data = try #require(
            FileManager.default.contents(atPath: file.path),
            "\(path) is missing: run scripts/width-report, read and commit it")
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
