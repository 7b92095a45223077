import Foundation
import Testing

@testable import WeatherForecast
import WeatherFormat

@Suite("Days from hours")
struct DaysFromHoursTests {
    @Test("only days that are covered, with the high, the low, the likeliest chance and the sum")
    func covered() throws {
        var forecast = Forecast(zone: try ZoneID("America/New_York"))
        // From 22:00 on 2026-03-06 over the day of 23 hours, 8 March, to 12:00 on the 9th.
        let start = Date(timeIntervalSince1970: 1_772_852_400)
        for hour in 0..<(2 + 24 + 23 + 12) {
            var conditions = Conditions()
            conditions.temperature = try Temperature(Double(hour % 24), .celsius)
            conditions.precipitation = Precipitation(
                chance: try PrecipChance(percent: Double(hour)), amount: try PrecipitationAmount(0.1, .millimeters))
            forecast.hours.append(
                ForecastHour(start: start.addingTimeInterval(Double(hour) * 3600), conditions: conditions))
        }
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: try ZoneID("America/New_York"), unitSystem: .metric)
        let rows = try ForecastView(forecast, settings, now: start).days
        // Today is there, with what is left of it.
        #expect(rows.map(\.date) == ["2026-03-06", "2026-03-07", "2026-03-08"])
        #expect(rows.map(\.high) == [nil, "23°", "23°"])
        #expect(rows.map(\.low) == [nil, "0°", "0°"])
        #expect(rows.map(\.chance) == [nil, "25%", "50%"])
        #expect(rows.map(\.precipitation) == ["0.2mm", "2.4mm", "2.3mm"])
        forecast.hours.remove(at: 10)
        #expect(try ForecastView(forecast, settings, now: start).days.map(\.date) == ["2026-03-06", "2026-03-08"])
    }

    @Test("a day to come is there from its midnight to the next, without a gap")
    func edges() throws {
        func dates(_ change: (inout Forecast) -> Void) throws -> [String] {
            let tomorrow = SmallForecast.start.addingTimeInterval(86_400)
            var forecast = try SmallForecast.hours(24, from: tomorrow)
            change(&forecast)
            return try SmallForecast.view(forecast).days.map(\.date)
        }
        #expect(try dates { _ in } == ["2026-03-06"])
        #expect(try dates { $0.hours.removeFirst() } == [])
        #expect(try dates { $0.hours.removeLast() } == [])
        #expect(try dates { $0.hours.remove(at: 12) } == [])
        // A step of the evening before may reach into it, as far as the next one.
        for (reach, wanted) in [(5.0, ["2026-03-06"]), (4, [])] {
            let found = try dates { forecast in
                forecast.hours.removeFirst(3)
                let evening = SmallForecast.start.addingTimeInterval(22 * 3600)
                forecast.hours.insert(
                    ForecastHour(start: evening, duration: reach * 3600, conditions: Conditions()), at: 0)
            }
            #expect(found == wanted, "\(reach) hours")
        }
    }

    @Test("one kind that falls is the day's, two are mixed; a sum needs every hour's part")
    func kindsAndSums() throws {
        func day(_ amounts: (Int) throws -> Precipitation) throws -> ForecastDay? {
            let forecast = try SmallForecast.hours(24) { $1.precipitation = try amounts($0) }
            return try forecast.days(from: CivilDay(year: 2026, month: 3, day: 5), LocalClock(zone: .utc)).first
        }
        #expect(try day { Precipitation(kind: $0 == 3 ? .rain : nil) }?.precipitation.kind == .rain)
        #expect(try day { Precipitation(kind: $0 == 3 ? .rain : .snow) }?.precipitation.kind == .mixed)
        #expect(try day { _ in Precipitation() }?.precipitation == Precipitation())
        let millimeter = try PrecipitationAmount(0.1, .millimeters)
        #expect(try day { _ in Precipitation(amount: millimeter) }?.precipitation.amount?.value == 2.4)
        #expect(try day { Precipitation(amount: $0 == 7 ? nil : millimeter) }?.precipitation.amount == nil)
    }

    /// Two days of hours from midnight on, as warm as the hour of the day.
    private func hours(_ count: Int = 48) throws -> [ForecastHour] {
        Made.hours(try (0..<count).map { try Made.conditions(celsius: Double($0 % 24), wind: Double($0), from: 90) })
    }

    private func day(_ day: Int) throws -> ForecastDay {
        ForecastDay(day: try CivilDay(year: 2026, month: 3, day: day))
    }

    @Test("a service's day takes from its hours what it lacks, and keeps what it has")
    func filled() throws {
        var days = [try day(2), try day(3)]
        days[0].sun = .risesAndSets(sunrise: Made.time(6), sunset: Made.time(18))
        days[1].high = try Temperature(30, .celsius)
        let rows = try Made.view(Forecast(zone: .utc, hours: try hours(), days: days), .en, .twelveHour, .uk).days
        #expect(rows.map(\.high) == ["23°", "30°"])
        #expect(rows.map(\.low) == ["0°", "0°"])
        #expect(rows.map(\.wind) == ["23mph", "47mph"] && rows.map(\.windDirection) == ["E", "E"])
        #expect(rows[0].sun != nil)
    }

    @Test("today is there, also where the service begins tomorrow")
    func today() throws {
        var tomorrow = try day(3)
        tomorrow.high = try Temperature(30, .celsius)
        let forecast = Forecast(zone: .utc, hours: try hours(), days: [tomorrow])
        #expect(try Made.view(forecast, at: 20).days.map(\.date) == ["2026-03-02", "2026-03-03"])
    }

    @Test("a high and a low stand only where every hour of the day has a value")
    func gaps() throws {
        var hours = try hours()
        hours[30].conditions.temperature = nil
        let rows = try Made.view(Forecast(zone: .utc, hours: hours)).days
        #expect(rows.map(\.high) == ["23°", nil] && rows.map(\.low) == ["0°", nil])
        // The values end at six in the morning.
        let cut = try Made.view(Forecast(zone: .utc, hours: Array(hours.prefix(30)), days: [try day(3)])).days
        #expect(cut.map(\.high) == ["23°"])
    }

    @Test("steps of six hours make days, with their own extremes; one that began yesterday covers its beginning")
    func steps() throws {
        var hours = try hours(21)
        for step in 0..<6 {
            var hour = ForecastHour(
                start: Made.time(Double(21 + step * 6)), duration: 21_600,
                conditions: try Made.conditions(celsius: Double(step), Made.precipitation(mm: 1)))
            hour.high = try Temperature(Double(step) + 10, .celsius)
            hours.append(hour)
        }
        let rows = try Made.view(Forecast(zone: .utc, hours: hours)).days
        #expect(rows.map(\.date) == ["2026-03-02", "2026-03-03"])
        // The first of the steps lies in both days, and belongs to the one in which it begins.
        #expect(rows.map(\.high) == ["20°", "14°"])
        #expect(rows.map(\.low) == ["0°", "1°"])
        #expect(rows[1].precipitation == "4mm")
    }
}
