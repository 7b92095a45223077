import TestSupport
import Testing
import WeatherForecast
import WeatherFormat
import WeatherFormatWidth

/// The gate that always runs: the tightest lines that are known (the pressure lines, the timed precipitation lines, the
/// widest units).
///
/// The full sweep is `scripts/width-report`.
@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct WidthGateTests {
    /// Nothing that a card shows is over without a reason, and what is over fits when it is shrunk.
    @Test(arguments: Language.swept, Voice.allCases)
    func noCardIsOverUnnoticed(language: Language, voice: Voice) throws {
        let cards = try SharedReports.of(language, voice).rows.filter { DateFormatIntent(rawValue: $0.place) == nil }
        #expect(cards.count > 30)
        for row in cards {
            #expect(row.fitsAtScaleFactor, "\(language.rawValue) \(row.place): \(row.text) fits at no scale")
            #expect(
                row.verdict != .over || row.accepted != nil,
                """
                \(language.rawValue) \(row.place): \(row.text) has \(row.widthInPoints) points. Shorten it, or \
                accept it in AcceptedWidth+Table.swift with the reason why there is no shorter one
                """)
            let measured = try SharedReports.ruler.measure(row.text, in: language, slot: row.slot)
            #expect(measured.uncovered.isEmpty, "\(language.rawValue) \(row.place): no font draws \(row.text)")
        }
    }

    /// An accepted row whose string is not over any more, or is not shown, must go: it could cover another one.
    @Test func acceptedStringsAreStillOver() throws {
        for row in AcceptedWidth.all where Language.swept.contains(row.language) {
            #expect(
                try Self.reports(of: row.language).contains { report in
                    report.rows.contains { $0.place == row.place && $0.text == row.text && $0.verdict == .over }
                },
                "\(row.language.rawValue) \(row.place): \(row.text) is accepted, and no longer over")
            #expect(row.reason.count > 30)
        }
        let keys = Set(AcceptedWidth.all.map { [$0.language.rawValue, $0.place, $0.text] })
        #expect(keys.count == AcceptedWidth.all.count)
    }

    /// Both voices of a language, and its variants.
    private static func reports(of language: Language) throws -> [WidthReport] {
        try Voice.allCases.map { try SharedReports.of(language, $0) }
            + LanguageVariant.allCases.filter { $0.language == language }.map { try SharedReports.of($0) }
    }

    /// The same gate for the readers of a region, and for what an intent draws for them.
    @Test(arguments: LanguageVariant.allCases)
    func noVariantIsOverUnnoticed(variant: LanguageVariant) throws {
        let report = try SharedReports.of(variant)
        #expect(report.failures.isEmpty, "\(report.failures.map { "\($0.place): \($0.text)" })")
        #expect(report.rows.allSatisfy { $0.fitsAtScaleFactor } && report.rows.count > 54)
    }

    /// The known example, in each of its sizes.
    @Test func theEnglishLine() throws {
        let ruler = TextRuler()
        let line = PressureLine(level: .high, trend: .fallingFast)
        let short = try ruler.measure(try line.text(in: .en), in: .en, slot: .description).widthInPoints
        #expect(try StatBudget().grade(widthInPoints: short, slot: .description).verdict == .ok)
        let full = try ruler.measure(try line.textInFull(in: .en), in: .en, slot: .description).widthInPoints
        #expect(try StatBudget(place: .row).grade(widthInPoints: full, slot: .description).verdict == .ok)
        #expect(try StatBudget().grade(widthInPoints: full, slot: .description).verdict == .over)
    }

    /// The line with its word for pressure fits a row in every language.
    @Test(arguments: Language.swept) func theFullLineFitsARow(language: Language) throws {
        let ruler = SharedReports.ruler
        let row = try StatBudget(place: .row)
        for line in PressureLine.all {
            let text = try line.textInFull(in: language)
            let width = try ruler.measure(text, in: language, slot: .description).widthInPoints
            #expect(try row.grade(widthInPoints: width, slot: .description).verdict == .ok, "\(text)")
        }
    }
}
