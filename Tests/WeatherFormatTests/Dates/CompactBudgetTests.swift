import FoundationEssentials
import TestSupport
import Testing
import WeatherFormat

/// The caps of a rail and of an hour, in every language.
@Suite struct CompactBudgetTests {
    static let compactHours: [DateFormatIntent] = [
        .hourlyChartHour, .statsChartHour, .complicationHour, .widgetHour, .precipLaterHour,
    ]

    @Test(arguments: Language.allCases)
    func weekdaysFitTheRail(language: Language) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: .twelveHour, zone: .utc)
        for intent in [DateFormatIntent.dailyChartWeekday, .hourlyChartWeekday] {
            let words = try Samples.days().map { try formatter.string(from: $0, for: intent) }
            #expect(Set(words).count == 7, "\(Set(words)) are not seven different weekdays")
            for word in Set(words) {
                #expect(
                    !word.isEmpty && word.count <= 3 && word.unicodeScalars.count <= 3, "\(word) is over the budget")
                let isBare = word.unicodeScalars.allSatisfy {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
                #expect(isBare, "\(word) holds more than letters and digits")
            }
        }
    }

    @Test(arguments: Language.allCases, HourCycle.allCases)
    func hoursFitTheirSlot(language: Language, hourCycle: HourCycle) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: hourCycle, zone: .utc)
        for intent in Self.compactHours {
            for (hour, instant) in try Samples.hours().enumerated() {
                let text = try formatter.string(from: instant, for: intent)
                #expect(!text.isEmpty && text.count <= 5, "\(intent) at \(hour): \(text) is over the budget")
                let number = String(text.prefix { $0.isNumber })
                #expect(Int(number) == (hourCycle == .twentyFourHour ? hour : (hour + 11) % 12 + 1), "\(text)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func theBareHourIsANumber(language: Language) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: .twentyFourHour, zone: .utc)
        let hours = try Samples.hours().map { try formatter.string(from: $0, for: .complicationHour) }
        #expect(hours == (0..<24).map(String.init))
    }

    @Test(arguments: Language.allCases, HourCycle.allCases)
    func noCellIsEmpty(language: Language, hourCycle: HourCycle) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: hourCycle, zone: .utc)
        for month in 1...12 {
            for (day, hour) in zip(1...7, [0, 4, 8, 12, 13, 20, 23]) {
                let date = try CivilDay(year: 2026, month: month, day: day)
                let instant = try LocalDateTime(day: date, hour: hour, minute: 0).instant(in: .utc)
                for intent in DateFormatIntent.allCases {
                    #expect(try !formatter.string(from: instant, for: intent).isEmpty)
                }
            }
        }
    }
}
