import Testing
import WeatherFormat

/// What a message says: one line, the value that was wrong, and what would be right.
@Suite struct ErrorTextTests {
    @Test func aValueIsQuotedOnOneLine() {
        #expect(WeatherFormatError.quoted("de") == "\"de\"")
        #expect(WeatherFormatError.quoted("a\nb\tc\u{0}") == #""a\u{A}b\u{9}c\u{0}""#)
        #expect(WeatherFormatError.quoted("a\u{200E}b\u{2028}") == #""a\u{200E}b\u{2028}""#)
        #expect(WeatherFormatError.quoted("日本語 é") == "\"日本語 é\"")
    }

    @Test func aLongValueIsCut() {
        let sixty = String(repeating: "x", count: 60)
        #expect(WeatherFormatError.quoted(sixty) == "\"\(sixty)\"")
        #expect(WeatherFormatError.quoted(sixty + "x") == "\"\(sixty)…\"")
    }

    @Test func nearNamesAreAQuestion() {
        #expect(WeatherFormatError.advice([], otherwise: "a tag") == "expected a tag")
        #expect(WeatherFormatError.advice(["de"], otherwise: "a tag") == "did you mean de?")
        #expect(WeatherFormatError.advice(["de", "da", "nl"], otherwise: "a tag") == "did you mean de, da or nl?")
    }

    @Test func boundsAreNamed() {
        func text(_ lowest: Double?, _ highest: Double?) -> String {
            WeatherFormatError.valueOutOfRange(
                quantity: "q", value: 7.5, unit: "kn", lowest: lowest, highest: highest
            ).description
        }
        #expect(text(0, 100) == "q 7.5 out of range: expected 0 to 100 kn")
        #expect(text(-273.15, nil) == "q 7.5 out of range: expected at least -273.15 kn")
        #expect(text(nil, 12) == "q 7.5 out of range: expected at most 12 kn")
    }

    /// Only what may be a percent is named as one.
    @Test func aPercentIsNamed() {
        func text(_ value: Double) -> String { WeatherFormatError.notAChance(value: value).description }
        #expect(text(100).hasSuffix("as a percent this would be 1.0"))
        #expect(text(1.5).hasSuffix("as a percent this would be 0.015"))
        #expect(text(101).hasSuffix("expected a fraction from 0 to 1"))
        #expect(text(-0.5).hasSuffix("expected a fraction from 0 to 1"))
    }
}
