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
        try assertMatchesSnapshot(try Self.table(language, .house), named: language.rawValue)
    }

    /// The same of the native voice.
    @Test(arguments: Language.allCases) func nativeWidestStrings(language: Language) throws {
        try assertMatchesSnapshot(try Self.table(language, .native), named: language.rawValue)
    }

    /// The same of the variants.
    @Test(arguments: LanguageVariant.allCases) func variantWidestStrings(variant: LanguageVariant) throws {
        let probe = WidthProbe(for: try ReaderTag(variant.rawValue), voice: .native, ruler: SharedReports.ruler)
        try assertMatchesSnapshot(
            Self.table(variant.rawValue, try probe.widestStrings()), named: variant.rawValue)
    }

    private static func table(_ tag: String, _ strings: [WidestStrings]) -> String {
        let lines = strings.map { "\($0.intent.rawValue) | \($0.twelveHour) | \($0.twentyFourHour)" }
        return (["\(tag): intent | 12 | 24"] + lines).joined(separator: "\n")
    }

    private static func table(_ language: Language, _ voice: Voice) throws -> String {
        table(language.rawValue, try SharedReports.widestStrings(in: language, voice))
    }

    @Test func anchors() throws {
        let ruler = TextRuler()
        let german = WidthProbe(language: .de, ruler: ruler)
        #expect(try german.widestString(for: .dailyFullHeader, on: .twentyFourHour) == "Donnerstag, Sept. 24")
        #expect(try german.widestString(for: .dailyChartWeekday, on: .twelveHour) == "Mo")
        let native = WidthProbe(language: .pt, voice: .native, ruler: ruler)
        #expect(
            try native.widestString(for: .dailyFullHeader, on: .twentyFourHour) == "Segunda-feira, 30 de novembro")
        let english = WidthProbe(language: .en, ruler: ruler)
        #expect(try english.widestString(for: .dailyListWeekday, on: .twelveHour) == "Wednesday")
        #expect(try english.widestString(for: .almanacMonth, on: .twelveHour) == "September")
    }
}
