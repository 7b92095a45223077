import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Alerts: what they say")
struct AlertPeriodTests {
    private func row(
        starts: Double? = nil, ends: Double? = nil, at hour: Double = 0, _ language: Language = .en,
        _ clock: HourCycle = .twentyFourHour
    ) throws -> AlertRow? {
        let alert = WeatherAlert(
            title: "Storm Warning", severity: .severe, starts: starts.map(Made.time), ends: ends.map(Made.time))
        return try Made.view(Forecast(zone: .utc, alerts: [alert]), at: hour, language, clock).alerts.first
    }

    @Test("until when the danger holds, in the order of each language")
    func until() throws {
        let periods: [Language: String] = [
            .cs: "do neděle, bře 8, 13:00", .da: "indtil søndag, mar. 8, 13:00", .de: "bis Sonntag, März 8, 13:00",
            .el: "έως Κυριακή, Μαρ 8, 13:00", .en: "until Sunday, Mar 8, 13:00",
            .es: "hasta el domingo, mar 8, 13:00", .fi: "sunnuntai, maalisk. 8, 13:00 asti",
            .fr: "jusqu’au dimanche, mars 8, 13:00", .hi: "रविवार, मार्च 8, 13:00 तक",
            .hu: "vasárnap, márc. 8., 13:00-ig", .id: "hingga Minggu, Mar 8, 13:00",
            .it: "fino a domenica, mar 8, 13:00", .ja: "3月8日日曜日 13時まで", .ko: "3월 8일 일요일 13시까지",
            .nb: "til søndag, mars 8, 13:00", .nl: "tot zondag, mrt 8, 13:00", .pl: "do niedzieli, mar 8, 13:00",
            .pt: "até domingo, mar. 8, 13:00", .ro: "până duminică, mar. 8, 13:00",
            .ru: "до воскресенья, мар. 8, 13:00", .sv: "till söndag, mars 8, 13:00",
            .th: "จนถึง วันอาทิตย์, มี.ค. 8, 13:00", .tr: "Pazar, Mar 8, 13:00 saatine kadar",
            .uk: "до неділі, бер. 8, 13:00", .vi: "đến Chủ Nhật, 8 thg 3, 13:00", .zhHans: "直到3月8日星期日 13时",
            .zhHant: "直到3月8日 星期日 13時",
        ]
        for (language, period) in periods {
            let row = try row(starts: -1, ends: 6 * 24 + 13, language)
            #expect(row?.period == period)
        }
        #expect(periods.count == Language.allCases.count)
        #expect(try row(ends: 6 * 24 + 13, .en, .twelveHour)?.period == "until Sunday, Mar 8, 1pm")
        let german = try row(ends: 6 * 24 + 13, .de)
        #expect(german?.spoken == "Warnung, Storm Warning, bis Sonntag, 8. März, 13:00")
    }

    @Test("before it begins, from when; and what nobody says is not said")
    func from() throws {
        let ahead = try #require(try row(starts: 10, ends: 34, .en, .twelveHour))
        #expect(ahead.period == "from Monday, Mar 2, 10am until Tuesday, Mar 3, 10am")
        #expect(ahead.spoken == "Alert, Storm Warning, from Monday, March 2, 10am until Tuesday, March 3, 10am")
        #expect(ahead.starts == "Mon, Mar 2, 10:00am" && ahead.severity == .severe)
        let open = try #require(try row(starts: 10, .en, .twelveHour))
        #expect(open.period == "from Monday, Mar 2, 10am" && open.ends == nil)
        let unknown = try #require(try row())
        #expect(unknown.period == nil && unknown.spoken == "Alert, Storm Warning")
    }

    @Test("a warning goes when its danger has gone, and not before")
    func gone() throws {
        #expect(try row(starts: 0, ends: 5, at: 4.9) != nil)
        #expect(try row(starts: 0, ends: 5, at: 5) == nil)
        #expect(try row(starts: 0, at: 500) != nil)
    }
}
