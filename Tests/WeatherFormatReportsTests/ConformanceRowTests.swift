import Testing

@testable import WeatherFormatReports

@Suite struct ConformanceRowTests {
    private func row(_ ours: String, _ cldr: String, _ explained: [Disposition] = []) -> ConformanceRow {
        ConformanceRow(ConformanceSubject.all[0], ours: ours, native: ours, cldr: cldr, explained: explained)
    }

    /// The verdict is about what a reviewer sees: two spaces that look alike are alike.
    @Test func isJudgedByWhatIsSeen() {
        #expect(row("12 mph", "12 mph").verdict == .match)
        #expect(row("45\u{A0}%", "45\u{202F}%").verdict == .match)
        #expect(row("45 %", "45\u{A0}%").verdict == .differs)
        #expect(row("-5°", "\u{2212}5°").verdict == .differs)
        #expect(row("-5°", "\u{2212}5°").cldr == #"\u{2212}5°"#)
    }

    @Test func aRowThatMatchesNeedsNoReason() {
        #expect(row("12 mph", "12 mph", [.glue]).dispositions.isEmpty)
        #expect(row("12mph", "12 mph", [.glue]).dispositions == [.glue])
        #expect(row("12mph", "12 mph").isUnexplained && !row("12mph", "12 mph", [.glue]).isUnexplained)
    }
}
