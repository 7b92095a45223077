import SnapshotAssertions
import Testing
import WeatherFormat

/// Relative time of a language, both ways, with numbers that plurals tell apart.
@Suite struct RelativeTimeMatrixTests {
    @Test(arguments: Language.allCases)
    func everyUnit(language: Language) throws {
        let formatter = RelativeTimeFormatter(language: language)
        var lines = [PatternCells.head(language), "now | \(try formatter.string(secondsAgo: 0))"]
        for (unit, seconds) in [("minutes", 60.0), ("hours", 3600), ("days", 86_400)] {
            for direction in [1.0, -1] {
                let counts: [Double] = unit == "hours" ? [1, 2, 5, 11, 21, 22, 1.5] : [1, 2, 5, 11, 21, 22, 25, 1.5]
                let cells = try counts.map { try formatter.string(secondsAgo: $0 * seconds * direction) }
                let name = "\(unit) \(direction > 0 ? "ago" : "ahead")"
                lines.append(([name] + PatternCells.cells(cells)).joined(separator: " | "))
            }
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }
}
