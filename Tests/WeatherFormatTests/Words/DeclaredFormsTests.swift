import Testing

@testable import WeatherFormat

/// A word that stands in for CLDR's has its reason, and is needed: CLDR says the other.
@Suite struct DeclaredFormsTests {
    @Test(arguments: Language.allCases)
    func haveReasons(language: Language) {
        for form in SpokenForm.of(language) { #expect(form.source.count > 10 && form.before + form.after != "") }
        for word in LongFormWord.of(language) { #expect(word.reason.count > 10 && word.word != word.replacement) }
    }

    /// What the reference no longer says needs no replacement.
    @Test(.enabled(if: isReference, "asked of the reference ICU alone"), arguments: Language.allCases)
    func areNeeded(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        let long = try WeatherUnit.allCases.map {
            try formatter.string(try AnyQuantity(5, givenIn: $0, readIn: $0), style: .cldr, width: .long)
        }
        for part in SpokenForm.of(language).map(\.part) + LongFormWord.of(language).map(\.word) {
            #expect(long.contains { $0.contains(part) }, "\(part) is removable: CLDR does not say it")
        }
        for unit in WeatherUnit.allCases where unit != .beaufort && !unit.isDegree {
            guard let declared = unit.declaredSymbol(in: language), declared.otherForms.isEmpty, !declared.isSpaced
            else {
                continue
            }
            let icu = try formatter.string(try AnyQuantity(5, givenIn: unit, readIn: unit), style: .cldr)
            let bare = icu.filter { !$0.isWhitespace }
            // Where the reference agrees, another version does not, as the reason says.
            let agrees = bare.hasSuffix("5" + declared.symbol) || bare.hasSuffix("0" + declared.symbol)
            #expect(!agrees || declared.reason.contains("CLDR 42's"), "\(unit): \(declared.symbol) is CLDR's own")
        }
    }

    static let isReference: Bool = {
        do { return try ICUVersion.linked().source == .system } catch { return false }
    }()
}
