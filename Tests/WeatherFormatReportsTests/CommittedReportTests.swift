import Foundation
import TestSupport
import Testing
import WeatherFormat
import WeatherFormatReports

/// The conformance reports under snapshots/ are those of today's sources: no script but `scripts/cldr-report` writes them.
@Suite struct CommittedReportTests {
    private static let snapshots = PackageRoot.url.appendingPathComponent("snapshots")

    /// The reports name the ICU that they were made with.
    private static let isReference: Bool = {
        do {
            let reference = try String(contentsOf: snapshots.appendingPathComponent("ICU_VERSION"), encoding: .utf8)
            return try ICUVersion.linked().icu == reference.trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            return false
        }
    }()

    @Test(.enabled(if: isReference, "the reports are those of the reference ICU"), arguments: Language.allCases)
    func isWhatTheReportSays(language: Language) throws {
        let file = Self.snapshots.appendingPathComponent("cldr_conformance/\(language.rawValue).txt")
        let isCurrent =
            FileManager.default.contents(atPath: file.path)
            == Data(try ConformanceReport(language: language).text.utf8)
        #expect(isCurrent, "\(file.lastPathComponent) is missing or old: run scripts/cldr-report, read and commit it")
    }
}
