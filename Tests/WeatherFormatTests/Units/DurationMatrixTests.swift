import SnapshotAssertions
import Testing
import WeatherFormat

/// Durations of a language, in days, hours and minutes that plurals tell apart.
@Suite struct DurationMatrixTests {
    @Test(arguments: Language.allCases)
    func compact(language: Language) throws {
        let formatter = DurationFormatter(language: language)
        let labels = try [1, 5, 15, 60].map { try formatter.chartLabel(minutes: $0) }
        let lines =
            try [PatternCells.head(language)] + rows(formatter, .compact, .short) + [
                (["chart"] + PatternCells.cells(labels)).joined(separator: " | ")
            ]
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func compactLong(language: Language) throws {
        let lines =
            try [PatternCells.head(language)] + rows(DurationFormatter(language: language), .compact, .long)
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func cldr(language: Language) throws {
        let formatter = DurationFormatter(language: language)
        var lines = [PatternCells.head(language)]
        for width in UnitWidth.allCases {
            lines += try rows(formatter, .cldr, width).map { "\(width.rawValue) \($0)" }
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }

    private func rows(_ formatter: DurationFormatter, _ style: UnitStyle, _ width: UnitWidth) throws -> [String] {
        func text(_ seconds: Double) throws -> String {
            try formatter.string(seconds: seconds, style: style, width: width)
        }
        let minutes = try [0.0, 1, 2, 5, 11, 21, 22, 25].map { try text($0 * 60) }
        let hours = try [1.0, 2, 5, 11, 21, 22].map { try text($0 * 3600) }
        let days = try [1.0, 2, 5, 11, 21, 22, 25].map { try text($0 * 86_400) }
        let pairs = [try text(5400), try text(7179), try text(90_000), try text(183_845)]
        return [
            (["minutes"] + PatternCells.cells(minutes)).joined(separator: " | "),
            (["hours"] + PatternCells.cells(hours)).joined(separator: " | "),
            (["days"] + PatternCells.cells(days)).joined(separator: " | "),
            (["two units"] + pairs).joined(separator: " | "),
        ]
    }
}
