import Foundation
import Testing

@testable import WeatherFormat

@Suite("Days as phrases")
struct DayPhraseTests {
    private func phrases(_ language: Language, _ day: CivilDay) throws -> [String] {
        let formatter = DateIntentFormatter(language: language, hourCycle: .twentyFourHour, zone: .utc)
        return try DayPhrase.allCases.map { try formatter.string(from: day, as: $0) }
    }

    @Test(
        "whole words in the language's own order, and the weekday's form behind a preposition",
        arguments: [
            (.en, ["Saturday, March 7", "Saturday, March 7", "Saturday, Mar 7"]),
            (.de, ["Samstag, 7. März", "Samstag, 7. März", "Samstag, März 7"]),
            (.fr, ["Samedi 7 mars", "samedi 7 mars", "samedi, mars 7"]),
            (.ja, ["3月7日土曜日", "3月7日土曜日", "3月7日土曜日"]),
            (.hu, ["Március 7., szombat", "március 7., szombat", "szombat, márc. 7."]),
            (.fi, ["Lauantai 7. maaliskuuta", "lauantai 7. maaliskuuta", "lauantai, maalisk. 7"]),
            (.ru, ["Суббота, 7 марта", "субботы, 7 марта", "субботы, мар. 7"]),
            (.uk, ["Субота, 7 березня", "суботи, 7 березня", "суботи, бер. 7"]),
            (.pl, ["Sobota, 7 marca", "soboty, 7 marca", "soboty, mar 7"]),
            (.cs, ["Sobota 7. března", "soboty 7. března", "soboty, bře 7"]),
            (.zhHant, ["3月7日 星期六", "3月7日 星期六", "3月7日 星期六"]),
        ] as [(Language, [String])])
    func anchors(language: Language, expected: [String]) throws {
        #expect(try phrases(language, CivilDay(year: 2026, month: 3, day: 7)) == expected)
    }

    /// Each is what ICU draws of the same plan, on every day of a year.
    @Test(arguments: Language.allCases)
    func programsAreWhatICUDraws(language: Language) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: .twentyFourHour, zone: .utc)
        for phrase in DayPhrase.allCases {
            let plan = try ResolvedDatePlan(form: LanguageForm(language), phrase: phrase, voice: .house)
            let format = try plan.makeDateFormat(at: 0)
            var different: [String] = []
            for offset in 0..<365 {
                let day = CivilDay(daysSince1970: 20_454 + offset)
                let drawn = try formatter.string(from: day, as: phrase)
                if drawn != (try format.string(fromMilliseconds: Double(day.daysSince1970) * 86_400_000)) {
                    different.append(drawn)
                }
            }
            #expect(different.isEmpty)
        }
    }

    /// From Sunday on: до воскресенья, do niedzieli, do neděle.
    @Test(
        arguments: [
            (.ru, "воскресенья понедельника вторника среды четверга пятницы субботы"),
            (.uk, "неділі понеділка вівторка середи четверга пʼятниці суботи"),
            (.pl, "niedzieli poniedziałku wtorku środy czwartku piątku soboty"),
            (.cs, "neděle pondělí úterý středy čtvrtka pátku soboty"),
        ] as [(Language, String)])
    func aWeekBehindAPreposition(language: Language, weekdays: String) throws {
        let formatter = DateIntentFormatter(language: language, hourCycle: .twentyFourHour, zone: .utc)
        let drawn = try (1...7).map { day in
            try formatter.string(from: CivilDay(year: 2026, month: 3, day: day), as: .shownBehindPreposition)
        }
        #expect(drawn.map { $0.prefix { $0 != "," } }.joined(separator: " ") == weekdays)
    }
}
