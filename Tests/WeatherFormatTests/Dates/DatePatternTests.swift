import Testing

@testable import WeatherFormat

@Suite struct DatePatternTests {
    @Test func fieldsAndText() {
        #expect(
            DatePattern.parts(of: "EEE, d. MMM 'kl'. H''mm") == [
                .field(letter: "E", count: 3), .literal(", "), .field(letter: "d", count: 1), .literal(". "),
                .field(letter: "M", count: 3), .literal(" kl. "), .field(letter: "H", count: 1), .literal("'"),
                .field(letter: "m", count: 2),
            ])
        #expect(
            DatePattern.parts(of: "M月d日") == [
                .field(letter: "M", count: 1), .literal("月"), .field(letter: "d", count: 1), .literal("日"),
            ])
        #expect(DatePattern.letters(of: "h'時a'") == ["h"])
        #expect(DatePattern.parts(of: "").isEmpty)
        #expect(DatePattern.parts(of: "'abc") == [.literal("abc")])
    }

    /// Every letter and count that names words, and some that do not.
    @Test(arguments: [
        ("E", [DateSymbolKind.weekdayAbbreviated]), ("EE", [.weekdayAbbreviated]), ("EEE", [.weekdayAbbreviated]),
        ("EEEE", [.weekdayWide]), ("cccc", [.weekdayStandaloneWide]), ("cccccc", [.weekdayStandaloneShort]),
        ("MMM", [.monthAbbreviated]), ("LLLL", [.monthStandaloneWide]), ("a", [.meridiem]), ("aaa", [.meridiem]),
        ("M", []), ("d", []), ("EEEEE", []), ("E, MMM d, h:mma", [.weekdayAbbreviated, .monthAbbreviated, .meridiem]),
        ("E E", [.weekdayAbbreviated]), ("'E'", []),
    ])
    func theWordsOfAPattern(pattern: String, kinds: [DateSymbolKind]) {
        #expect(DatePattern.symbolKinds(of: pattern) == kinds)
    }

    @Test(arguments: Language.allCases)
    func everyPlanDrawsWhatItsIntentSays(language: Language) throws {
        for intent in DateFormatIntent.allCases {
            for hourCycle in HourCycle.allCases {
                let plan = try ResolvedDatePlan(language: language, intent: intent, hourCycle: hourCycle)
                let letters = DatePattern.letters(of: plan.pattern)
                #expect(letters.isDisjoint(with: ["h", "H", "K", "k", "m"]) != intent.drawsTime, "\(intent)")
                if hourCycle == .twentyFourHour {
                    #expect(letters.isDisjoint(with: ["h", "K", "a"]), "\(intent): \(plan.pattern)")
                } else {
                    #expect(letters.isDisjoint(with: ["H", "k"]), "\(intent): \(plan.pattern)")
                }
            }
        }
    }
}
