import SnapshotAssertions
import Testing
import WeatherForecast
import WeatherFormat
import WeatherFormatReports

/// The words of each language with gloss, state and sources, as a reviewer reads them.
@Suite struct WordTableTests {
    @Test(arguments: Language.allCases) func everyLanguage(language: Language) throws {
        try assertMatchesSnapshot(WordRow.table(of: language), named: language.rawValue)
    }

    @Test func aRow() {
        let row = WordRow(.drizzleWeather, in: .de)
        #expect(row.line.hasPrefix("de\tcondition.drizzle\ttranslated\tNieselregen\tdrizzle\t"))
        #expect(WordRow.table(of: .de).split(separator: "\n").count == ForecastWord.allCases.count + 1)
    }
}
