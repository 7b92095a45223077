import Testing

@testable import WeatherFormat

@Suite struct HouseWordsTests {
    @Test(arguments: HouseWords.all + HouseWords.native)
    func isCompleteAndReasoned(declared: HouseWords) {
        #expect(declared.words.count == declared.kind.indices.count)
        #expect(declared.elsewhere.allSatisfy { $0.words.count == declared.words.count })
        #expect(!declared.reason.isEmpty)
        for list in [HouseWords.all, HouseWords.native] where list.contains(declared) {
            #expect(list.filter { $0.language == declared.language && $0.kind == declared.kind }.count == 1)
        }
    }

    /// What a declaration says of the linked ICU is what that ICU says.
    ///
    /// A version that it does not name, such as the reference, says the declared words.
    @Test(arguments: HouseWords.all + HouseWords.native)
    func saysWhatICUSays(declared: HouseWords) throws {
        let format = try DateFormat(locale: declared.language.locale, pattern: "E")
        let own = try declared.kind.indices.map { try format.symbol(declared.kind, at: $0) }
        let linked = try ICUVersion.linked().icu
        let version = declared.elsewhere.first { $0.icu == linked }
        #expect(own == version?.words ?? declared.words)
    }

    @Test(arguments: HousePattern.all)
    func aPatternIsTrue(declared: HousePattern) throws {
        #expect(!declared.reason.isEmpty)
        var generator = try PatternGenerator(locale: declared.language.locale)
        let own = try generator.bestPattern(for: declared.skeleton)
        let linked = try ICUVersion.linked().icu
        let version = declared.elsewhere.first { $0.icu == linked }
        #expect(own == version?.pattern ?? declared.pattern)
    }

    /// A skeleton that no plan names needs no pattern.
    @Test(arguments: HousePattern.all)
    func aPatternIsUsed(declared: HousePattern) {
        let plans =
            DateFormatIntent.allCases.map { $0.plan(for: declared.language) }
            + DayPhrase.allCases.map { $0.plan(for: declared.language) }
        let layouts = plans.flatMap { plan in HourCycle.allCases.map { plan.layout(for: $0) } }
        #expect(layouts.contains(.skeleton(declared.skeleton)))
    }
}
