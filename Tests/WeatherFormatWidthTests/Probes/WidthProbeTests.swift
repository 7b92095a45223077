import SnapshotAssertions
import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct WidthProbeTests {
    /// One golden per language.
    ///
    /// It holds strings and no widths: widths move with fonts, the widest string does not.
    @Test(arguments: Language.allCases) func widestStrings(language: Language) throws {
        var lines = ["\(language.rawValue): intent | 12 | 24"]
        for widest in try SharedReports.widestStrings(in: language) {
            lines.append("\(widest.intent.rawValue) | \(widest.twelveHour) | \(widest.twentyFourHour)")
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }

    @Test func anchors() throws {
        let ruler = TextRuler()
        let german = WidthProbe(language: .de, ruler: ruler)
        #expect(try german.widestString(for: .dailyFullHeader, on: .twentyFourHour) == "Donnerstag, Sept. 24")
        #expect(try german.widestString(for: .dailyChartWeekday, on: .twelveHour) == "Mo")
        let english = WidthProbe(language: .en, ruler: ruler)
        #expect(try english.widestString(for: .dailyListWeekday, on: .twelveHour) == "Wednesday")
        #expect(try english.widestString(for: .almanacMonth, on: .twelveHour) == "September")
    }
}
