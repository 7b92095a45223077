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
        #expect(CharacterBudget(characters: -1).verdict(for: "") != .ok)
    }

    /// Every string of every intent with a hard cap keeps it, on both clocks.
    @Test(arguments: Language.allCases) func everyCappedStringFits(language: Language) throws {
        for intent in DateFormatIntent.allCases {
            guard case .characters(let budget) = intent.widthBudget else { continue }
            let sample = intent.worstCaseSample
            for hourCycle in HourCycle.allCases {
                let formatter = DateIntentFormatter(language: language, hourCycle: hourCycle, zone: .utc)
                for day in sample.days {
                    for hour in sample.hours {
                        let seconds = Double(day.daysSince1970 * 86_400 + hour * 3600)
                        let text = try formatter.string(from: Date(timeIntervalSince1970: seconds), for: intent)
                        let verdict = budget.verdict(for: text)
                        #expect(verdict == .ok, "\(language.rawValue) \(intent.rawValue) \(text)")
                    }
                }
            }
        }
    }
}
