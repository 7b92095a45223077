import FoundationEssentials
import Testing
import WeatherFormat

@Suite struct CharacterBudgetTests {
    @Test func verdicts() {
        #expect(CharacterBudget.compactHour.verdict(for: "11pm") == .ok)
        guard case .over(let excess) = CharacterBudget.compactHour.verdict(for: "11odp.") else {
            Issue.record("six characters must be over")
            return
        }
        #expect(excess.map(\.description) == ["6 characters, of 5", "6 columns, of 5"])
        #expect(CharacterBudget.compactWeekday.verdict(for: "周六") == .ok)
        // Each measure at its limit and beyond it: three wide characters, four scalars, five columns and six.
        #expect(CharacterBudget.compactWeekday.verdict(for: "abc") == .ok)
        #expect(CharacterBudget.compactWeekday.verdict(for: "abcd") != .ok)
        #expect(CharacterBudget.compactWeekday.verdict(for: "周六日") != .ok)
        #expect(CharacterBudget.compactWeekday.verdict(for: "abe\u{301}") != .ok)
        #expect(CharacterBudget.compactHour.verdict(for: "11:00") == .ok)
        #expect(CharacterBudget.compactHour.verdict(for: "12時時") != .ok)
        #expect(CharacterBudget.compactHour.verdict(for: "1時時") == .ok)
        #expect(CharacterBudget(characters: -1).verdict(for: "") != .ok)
    }

    /// Every string of every intent with a hard cap keeps it, on both clocks: every hour of a week.
    @Test(arguments: Language.allCases) func everyCappedStringFits(language: Language) throws {
        for intent in DateFormatIntent.allCases {
            guard case .characters(let budget) = intent.widthBudget(in: .house) else { continue }
            for hourCycle in HourCycle.allCases {
                let formatter = DateIntentFormatter(language: language, hourCycle: hourCycle, zone: .utc)
                for hour in 0..<7 * 24 {
                    let text = try formatter.string(from: Date(timeIntervalSince1970: Double(hour) * 3600), for: intent)
                    #expect(budget.verdict(for: text) == .ok, "\(language.rawValue) \(intent.rawValue) \(text)")
                }
            }
        }
    }
}
