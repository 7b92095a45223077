import SnapshotAssertions
import Testing

@testable import WeatherFormat

/// Elapsed time in the words of a region's readers.
@Suite struct RelativeTimeWordTests {
    @Test(arguments: LanguageVariant.allCases)
    func everyUnit(variant: LanguageVariant) throws {
        let formatter = RelativeTimeFormatter(for: try ReaderTag(variant.rawValue), voice: .native)
        var lines = [PatternCells.head(variant.rawValue), "now | \(try formatter.string(secondsAgo: 0))"]
        for (unit, seconds) in [("minutes", 60.0), ("hours", 3600), ("days", 86_400)] {
            for direction in [1.0, -1] {
                let cells = try [1, 2, 5, 11, 21, 22].map { try formatter.string(secondsAgo: $0 * seconds * direction) }
                let name = "\(unit) \(direction > 0 ? "ago" : "ahead")"
                lines.append(([name] + PatternCells.cells(cells)).joined(separator: " | "))
            }
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: variant.rawValue)
    }

    /// Each has its slip, or its other word, in one of the versions.
    @Test(arguments: LanguageVariant.allCases)
    func wordsAreReasoned(variant: LanguageVariant) {
        for word in RelativeTimeWord.of(variant) {
            #expect(word.reason.count > 20 && word.part != word.replacement)
        }
    }

    @Test func aSlipIsMended() throws {
        func text(_ tag: String, _ seconds: Double, _ voice: Voice = .native) throws -> String {
            try RelativeTimeFormatter(for: try ReaderTag(tag), voice: voice).string(secondsAgo: seconds)
        }
        #expect(try text("es-MX", -18_000) == "en 5 h" && text("es-MX", -300) == "en 5 min")
        #expect(try text("es-419", 172_800) == "hace 2 días" && text("es-US", -172_800) == "dentro de 2 días")
        #expect(try text("en-AU", 60) == "1 min ago" && text("en-GB", 300) == "5 min ago")
        #expect(try text("pt-PT", 300) == "há 5 min" && text("en-CA", 7200) == "2 hrs ago")
        // The house has the language's words, and so has a region without a variant.
        #expect(try text("en-GB", 300, .house) == "5 min. ago" && text("en-ZA", 300) == "5 min. ago")
    }
}
