import FoundationEssentials
import TestSupport
import Testing

@testable import WeatherFormat

/// The caps of a rail and of an hour in the native voice: its spaces count.
@Suite struct NativeBudgetTests {
    @Test(arguments: LanguageForm.allCases)
    func weekdaysFitTheRail(form: LanguageForm) throws {
        let formatter = DateIntentFormatter(
            for: try ReaderTag(form.tag), hourCycle: .twelveHour, zone: .utc, voice: .native)
        for intent in [DateFormatIntent.dailyChartWeekday, .hourlyChartWeekday] {
            let words = Set(try Samples.days().map { try formatter.string(from: $0, for: intent) })
            #expect(words.count == 7, "\(words) are not seven different weekdays")
            for word in words {
                #expect(CharacterBudget.compactWeekday.verdict(for: word) == .ok, "\(word)")
                #expect(
                    word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil })
            }
        }
    }

    /// At most five characters, and twenty-four different ones: no hour is two.
    @Test(arguments: LanguageForm.allCases, HourCycle.allCases)
    func hoursFitTheirSlot(form: LanguageForm, hourCycle: HourCycle) throws {
        let formatter = DateIntentFormatter(
            for: try ReaderTag(form.tag), hourCycle: hourCycle, zone: .utc, voice: .native)
        for intent in CompactBudgetTests.compactHours {
            let texts = try Samples.hours().map { try formatter.string(from: $0, for: intent) }
            #expect(texts.allSatisfy { !$0.isEmpty && $0.count <= 5 }, "\(intent): \(texts)")
            #expect(Set(texts).count == 24, "\(intent): \(texts)")
        }
    }
}
