import SnapshotAssertions
import Testing
import WeatherFormat

/// Durations of a language, in days, hours and minutes that plurals tell apart.
@Suite struct DurationMatrixTests {
    @Test(arguments: Language.allCases)
    func everyUnit(language: Language) throws {
        let formatter = DurationFormatter(language: language)
        let styles: [(name: String, style: UnitStyle, width: UnitWidth)] = [
            ("compact", .compact, .short), ("compact long", .compact, .long), ("cldr short", .cldr, .short),
            ("cldr narrow", .cldr, .narrow), ("cldr long", .cldr, .long),
        ]
        var lines: [String] = []
        for (name, style, width) in styles {
            for (unit, seconds) in [("minutes", 60.0), ("hours", 3600), ("days", 86_400)] {
                let counts: [Double] = unit == "hours" ? [1, 2, 5, 11, 21, 22, 1.5] : [0, 1, 2, 5, 11, 21, 22, 25]
                let cells = try counts.map { try formatter.string(seconds: $0 * seconds, style: style, width: width) }
                lines.append((["\(name), \(unit)"] + cells).joined(separator: " | "))
            }
        }
        let labels = try [1, 5, 15, 60].map { try formatter.chartLabel(minutes: $0) }
        lines.append((["chart"] + labels).joined(separator: " | "))
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }
}
