import Foundation
import TestSupport
import Testing

@testable import WeatherFormat
@testable import WeatherFormatReports

@Suite struct ConformanceReportTests {
    /// What CLDR lost of its own forms stands at the head: in Danish, and in no other language of the reference.
    @Test(.enabled(if: isReference, "CLDR's forms are those of the reference ICU"), arguments: Language.allCases)
    func repairsAreListed(language: Language) throws {
        let text = try ConformanceReport(language: language).text
        #expect(text.contains("\n- km/h, long: 1 kilometer i timen, CLDR kilometer i timen\n") == (language == .da))
        #expect(text.contains("\nRepaired in both styles") == (language == .da))
    }

    /// A committed report is what production writes now: whoever changes a string runs `scripts/cldr-report`, and reads
    /// what changed.
    @Test(.enabled(if: isReference, "CLDR's column is that of the reference ICU"), arguments: Language.allCases)
    func theCommittedReportIsNotStale(language: Language) throws {
        let data = try #require(
            FileManager.default.contents(atPath: Self.file(of: language).path),
            "\(language.rawValue).txt is missing: run scripts/cldr-report, read and commit it")
        let committed = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let report = try ConformanceReport(language: language).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        let differing = zip(committed, report).filter { $0 != $1 }.map { "\($0) is now \($1)" }
        #expect(differing.isEmpty, "run scripts/cldr-report: \(differing.prefix(3))")
        #expect(committed.count == report.count, "run scripts/cldr-report")
    }

    private static let folder = PackageRoot.url.appendingPathComponent("snapshots/cldr_conformance")

    private static func file(of language: Language) -> URL {
        folder.appendingPathComponent("\(language.rawValue).txt")
    }

    /// The German wind, typed by a person.
    @Test(.enabled(if: isReference, "CLDR's column is that of the reference ICU"))
    func germanWind() throws {
        let rows = try ConformanceReport(language: .de).rows.filter { $0.section == .wind }.map {
            [$0.label, $0.ours, $0.cldr, $0.verdict.rawValue, $0.dispositions.map(\.rawValue).joined(separator: ", ")]
        }
        #expect(
            rows == [
                ["miles per hour", "12mph", "12 mi/h", "DIFFERS", "glue, declared"],
                ["kilometers per hour", "12km/h", "12 km/h", "DIFFERS", "glue"],
                ["meters per second", "5m/s", "5 m/s", "DIFFERS", "glue"],
                ["knots", "12kn", "12 kn", "DIFFERS", "glue"],
                ["gust range", "12-18mph", "12–18 mi/h", "DIFFERS", "glue, declared, range"],
                ["Beaufort", "8", "B 8", "DIFFERS", "declared"],
            ])
    }

    @Test(arguments: Language.allCases)
    func hasSevenSectionsAndAVerdictForEachRow(language: Language) throws {
        let report = try ConformanceReport(language: language)
        #expect(report.rows.count == ConformanceSubject.all.count)
        for section in ConformanceSection.allCases {
            #expect(report.rows.contains { $0.section == section })
            #expect(report.text.contains("\n\(section.rawValue)\nLabel"))
        }
        // Each intent in both voices, on each clock that it shows.
        let shown = DateFormatIntent.allCases.reduce(0) { $0 + ($1.drawsTime ? HourCycle.allCases.count : 1) }
        #expect(report.dates.count == shown && report.text.contains("\nDATES: "))
        let dates = report.dates.filter(\.isUnexplained)
        #expect(dates.isEmpty, "\(dates)")
        // The goal: no difference that nobody has explained.
        let unexplained = report.rows.filter(\.isUnexplained)
        #expect(unexplained.isEmpty, "\(unexplained)")
        #expect(report.rows.allSatisfy { !$0.ours.isEmpty && !$0.cldr.isEmpty })
        for disposition in Disposition.allCases { #expect(report.text.contains("- \(disposition.rawValue): ")) }
        #expect(report.text.contains("ICU \(report.version.icu)") && report.text.contains("2026-11-30"))
    }

    @Test func invisibleCharactersAreShown() {
        #expect(ReviewedText.show("45\u{A0}%") == "45⍽%")
        #expect(ReviewedText.show("1\u{202F}013 hPa") == "1⍽013 hPa")
        #expect(ReviewedText.show("\u{2212}5 °C") == #"\u{2212}5 °C"#)
        #expect(ReviewedText.show("12\u{200E}%") == #"12\u{200E}%"#)
    }

    /// A difference that no family makes is not explained away.
    @Test func aMistakeIsUnexplained() {
        let subject = ConformanceSubject.all[0]
        #expect(ConformanceRow(subject, ours: "12mhp", native: "12 mph", cldr: "12 mph", explained: []).isUnexplained)
        #expect(!ConformanceRow(subject, ours: "12 mph", native: "12 mph", cldr: "12 mph", explained: []).isUnexplained)
    }

    static let isReference: Bool = {
        do { return try ICUVersion.linked().source == .system } catch { return false }
    }()
}
