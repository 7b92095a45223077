import Foundation
import TestSupport
import Testing

@testable import WeatherFormat

/// What the native voice must be, typed by a person.
@Suite struct NativeVoiceTests {
    private func formatter(_ language: Language, _ hourCycle: HourCycle = .twelveHour) -> DateIntentFormatter {
        DateIntentFormatter(language: language, hourCycle: hourCycle, zone: .utc, voice: .native)
    }

    @Test(
        "Saturday 2026-08-15 17:39",
        arguments: [
            (.de, .dailyHeader, .twentyFourHour, "Sa., 15. Aug."),
            (.hu, .alertExpirationDateTime, .twentyFourHour, "aug. 15., Szo 17:39"),
            (.tr, .dailyHeader, .twelveHour, "15 Ağu Cmt"), (.ko, .sunEventTime, .twelveHour, "오후\u{A0}5:39"),
            (.en, .sunEventTime, .twelveHour, "5:39\u{A0}PM"), (.en, .sunEventTime, .twentyFourHour, "17:39"),
            (.fr, .widgetHour, .twentyFourHour, "17\u{A0}h"), (.pt, .widgetHour, .twentyFourHour, "17h"),
            (.ja, .widgetHour, .twelveHour, "午後5時"), (.ko, .widgetHour, .twelveHour, "오후5시"),
            (.th, .historyDate, .twelveHour, "15 ส.ค. 2569"), (.es, .sunEventTime, .twelveHour, "5:39\u{A0}p.\u{A0}m."),
            (.de, .forecastUpdatedDateTime, .twentyFourHour, "Sa., 15. Aug. um 17:39"),
            (.cs, .forecastUpdatedDateTime, .twentyFourHour, "so 15.\u{A0}8. 17:39"),
            (.pt, .dailyFullHeader, .twelveHour, "Sábado, 15 de agosto"),
            (.el, .almanacMonth, .twelveHour, "Αύγουστος"),
            (.hu, .summaryWeekday, .twelveHour, "szo."), (.nl, .radarFrameTime, .twentyFourHour, "Za 17:39"),
            (.da, .radarFrameTime, .twentyFourHour, "lør. 17.39"),
        ] as [(Language, DateFormatIntent, HourCycle, String)])
    func anchors(language: Language, intent: DateFormatIntent, hourCycle: HourCycle, expected: String) throws {
        #expect(try formatter(language, hourCycle).string(from: Samples.evening(), for: intent) == expected)
    }

    /// CLDR has no ordinal day: the first is declared, and no other day is one.
    @Test(arguments: [
        (Language.fr, "1er août", "21 août"), (.pt, "1º de ago.", "21 de ago."), (.it, "1 ago", "21 ago"),
    ])
    func theFirstOfAMonth(language: Language, first: String, other: String) throws {
        #expect(try formatter(language).string(from: CivilDay(year: 2026, month: 8, day: 1), for: .moonDate) == first)
        #expect(try formatter(language).string(from: CivilDay(year: 2026, month: 8, day: 21), for: .moonDate) == other)
    }

    /// Foundation's Buddhist calendar is the witness: the Thai year is ours plus 543.
    @Test(arguments: [1583, 1900, 2026, 2400, 9456, 9457, 9999])
    func theThaiYearIsTheBuddhistOne(year: Int) throws {
        var buddhist = Calendar(identifier: .buddhist)
        buddhist.timeZone = .gmt
        let instant = Date(
            timeIntervalSince1970: Double(try CivilDay(year: year, month: 8, day: 15).daysSince1970) * 86_400)
        let expected = buddhist.component(.year, from: instant)
        #expect(expected == year + 543)
        #expect(try formatter(.th).string(from: instant, for: .historyDate) == "15 ส.ค. \(expected)")
        let house = DateIntentFormatter(language: .th, hourCycle: .twelveHour, zone: .utc)
        #expect(try house.string(from: instant, for: .historyDate) == "ส.ค. 15, \(year)")
    }

    /// An hour at half past is a time, in the same place.
    @Test(arguments: [
        (Language.fr, "17:30", "Sam. 17:30"), (.th, "17:30\u{A0}น.", "ส. 17:30\u{A0}น."), (.vi, "17:30", "17:30, T7"),
        (.ja, "17:30", "(土) 17:30"),
    ])
    func halfPast(language: Language, column: String, head: String) throws {
        let start = try LocalDateTime(day: CivilDay(year: 2026, month: 8, day: 15), hour: 17, minute: 30)
            .instant(in: .utc)
        #expect(try formatter(language, .twentyFourHour).string(fromHour: start, for: .widgetHour) == column)
        #expect(try formatter(language, .twentyFourHour).string(fromHour: start, for: .hourlyDetailHeader) == head)
    }

    @Test func aVoiceIsPartOfAFormatter() {
        let house = DateIntentFormatter(language: .de, hourCycle: .twelveHour, zone: .utc)
        #expect(house.voice == .house && house != formatter(.de) && formatter(.de) == formatter(.de))
        #expect(house.hashValue != formatter(.de).hashValue)
    }
}
