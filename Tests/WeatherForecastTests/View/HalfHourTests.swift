import Foundation
import Testing

@testable import WeatherForecast
@testable import WeatherFormat

/// Hours that begin at another minute than 0 are named by their time in every place, and no two columns have one name.
@Suite("Hours at another minute")
struct HalfHourTests {
    static func view(
        _ zone: String, from start: String, _ language: Language, _ clock: HourCycle, columns: Int = 4,
        givesDays: Bool = true
    ) throws -> ForecastView {
        let first = try #require(ISO8601DateFormatter().date(from: start))
        var forecast = Forecast(zone: try ZoneID(zone))
        forecast.hours = try (0..<72).map { index in
            var conditions = Conditions()
            conditions.temperature = try Temperature(10, .celsius)
            // Dry at first, so that there is a pill.
            conditions.precipitation.chance = try PrecipChance(fraction: index < 6 ? 0 : 0.6)
            conditions.precipitation.amount = try PrecipitationAmount(index < 6 ? 0 : 1, .millimeters)
            return ForecastHour(start: first.addingTimeInterval(Double(index) * 3600), conditions: conditions)
        }
        if givesDays {
            // The rain card is that of a day.
            let today = try LocalClock(zone: ZoneID(zone)).day(at: first)
            forecast.days = [ForecastDay(day: today)]
            forecast.days[0].precipitation.amount = try PrecipitationAmount(2, .millimeters)
        }
        let settings = ForecastViewSettings(
            language: language, hourCycle: clock, zone: try ZoneID(zone), unitSystem: .metric, visibleColumns: columns)
        return try ForecastView(forecast, settings, now: first)
    }

    static let zones: [(zone: String, start: String, minute: String)] = [
        ("Asia/Kolkata", "2026-07-01T20:00:00Z", "30"), ("Asia/Kathmandu", "2026-07-01T20:00:00Z", "45"),
        ("America/St_Johns", "2026-07-01T20:00:00Z", "30"), ("Australia/Adelaide", "2026-07-01T20:00:00Z", "30"),
        ("Pacific/Chatham", "2026-07-01T20:00:00Z", "45"),
    ]

    @Test("every place, on both clocks, in every language", arguments: Language.allCases)
    func everyPlace(language: Language) throws {
        for (zone, start, minute) in Self.zones {
            for clock in HourCycle.allCases {
                let view = try Self.view(zone, from: start, language, clock)
                #expect(view.strip.columns.allSatisfy { $0.hour.contains(":\(minute)") }, "\(language) \(zone)")
                #expect(view.strip.columns.allSatisfy { $0.detailHeader.contains(":\(minute)") }, "\(language) \(zone)")
                #expect(view.strip.rainLater?.hour.contains(":\(minute)") == true, "\(language) \(zone)")
                let line = view.cards.first { $0.kind == .precipitation }?.line
                #expect(line?.contains(":\(minute)") == true, "\(language) \(zone): \(line ?? "")")
                #expect(Set(view.strip.columns.map(\.hour)).count == 24)
                #expect(Set(view.strip.columns.map(\.detailHeader)).count == 24)
            }
        }
    }

    @Test("by their names")
    func anchors() throws {
        let names = { (language: Language, clock: HourCycle) throws -> [String] in
            let column = try Self.view("Asia/Kolkata", from: "2026-07-01T20:00:00Z", language, clock).strip.columns[0]
            return [column.hour, column.detailHeader]
        }
        #expect(try names(.en, .twelveHour) == ["1:30am", "Thu 1:30am"])
        #expect(try names(.en, .twentyFourHour) == ["1:30", "Thu 1:30"])
        #expect(try names(.de, .twelveHour) == ["1:30am", "Do. 1:30am"])
        #expect(try names(.fr, .twentyFourHour)[1] == "Jeu. 1:30")
        #expect(try names(.ja, .twentyFourHour)[0] == "1:30")
        #expect(try names(.ja, .twelveHour)[0] == "午前1:30")
        // The compact marker of its own stays.
        #expect(try names(.cs, .twelveHour)[0] == "1:30dop")
        #expect(try names(.th, .twelveHour)[0] == "1:30am")
    }

    @Test("Lord Howe's clocks go back by half an hour: full hours before, half ones after")
    func lordHowe() throws {
        let columns = try Self.view("Australia/Lord_Howe", from: "2026-04-04T12:00:00Z", .en, .twelveHour).strip.columns
        #expect(columns.prefix(6).map(\.hour) == ["11pm", "12am", "1am", "1:30am", "2:30am", "3:30am"])
        #expect(columns[3].clockChange == .repeatsHour)
        #expect(Set(columns.map(\.hour)).count == columns.count)
    }

    @Test(
        "no two columns have one name at any clock change",
        arguments: [
            ("Europe/Berlin", "2026-10-24T15:00:00Z"), ("Europe/Berlin", "2026-03-28T15:00:00Z"),
            ("America/New_York", "2026-10-31T22:00:00Z"), ("Australia/Lord_Howe", "2026-10-03T05:00:00Z"),
            ("Antarctica/Troll", "2026-10-24T15:00:00Z"), ("Atlantic/Azores", "2026-10-24T15:00:00Z"),
            ("America/Santiago", "2026-04-04T15:00:00Z"), ("Africa/Cairo", "2026-10-29T12:00:00Z"),
        ])
    func unique(zone: String, start: String) throws {
        for language in Language.allCases {
            for clock in HourCycle.allCases {
                for hour in 0..<12 {
                    let later = try #require(ISO8601DateFormatter().date(from: start)).addingTimeInterval(
                        Double(hour) * 3600)
                    let columns = try Self.view(
                        zone, from: ISO8601DateFormatter().string(from: later), language, clock
                    ).strip.columns
                    // The rulebook's counter has no morning and no afternoon on the 12-hour clock.
                    guard clock == .twentyFourHour || language.dateOrderGroup == .western else { continue }
                    #expect(Set(columns.map(\.hour)).count == columns.count, "\(columns.map(\.hour))")
                    #expect(columns.count >= 22)
                }
            }
        }
    }

    @Test("a day without a midnight is a day, and so is one whose hours begin at half past")
    func daysFromHours() throws {
        let azores = try Self.view("Atlantic/Azores", from: "2026-03-28T01:00:00Z", .en, .twelveHour, givesDays: false)
        #expect(azores.days.map(\.date) == ["2026-03-28", "2026-03-29", "2026-03-30"])
        let kolkata = try Self.view("Asia/Kolkata", from: "2026-06-30T19:00:00Z", .en, .twelveHour, givesDays: false)
        #expect(kolkata.days.map(\.date) == ["2026-07-01", "2026-07-02", "2026-07-03"])
        let late = try Self.view("Asia/Kolkata", from: "2026-06-30T20:00:00Z", .en, .twelveHour, givesDays: false)
        // Today's row is there, but of a day that lacks an hour no high and no low is known.
        #expect(late.days.map(\.date) == ["2026-07-01", "2026-07-02", "2026-07-03"])
        #expect(late.days.map { $0.high == nil } == [true, false, false])
    }
}
