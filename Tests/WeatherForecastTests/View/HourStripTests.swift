import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("The strip at its edges")
struct HourStripTests {
    /// Hours over a change of New York's clocks, seen from one of them.
    private func strip(from start: Double, at now: Double) throws -> HourStrip {
        var forecast = try SmallForecast.hours(30, from: Date(timeIntervalSince1970: start))
        forecast.zone = try ZoneID("America/New_York")
        return try SmallForecast.view(forecast, at: Date(timeIntervalSince1970: now)).strip
    }

    @Test("the first column is compared with the hour before it, drawn or not")
    func firstColumn() throws {
        // 2026-03-08T07:00:00Z, when 2am became 3am.
        let spring = 1_772_953_200.0
        #expect(try strip(from: spring, at: spring).columns[0].clockChange == .skipsHour)
        #expect(try strip(from: spring, at: spring).columns[0].hour == "3am")
        #expect(try strip(from: spring + 3600, at: spring + 3600).columns[0].clockChange == nil)
        let before = try strip(from: spring - 3600, at: spring - 3600).columns
        #expect(before.prefix(3).map(\.clockChange) == [nil, .skipsHour, nil])
        // 2026-11-01T06:00:00Z, when 2am became 1am again.
        let autumn = 1_793_512_800.0
        #expect(try strip(from: autumn, at: autumn).columns[0].clockChange == .repeatsHour)
        #expect(try strip(from: autumn, at: autumn).columns[0].hour == "1am")
    }

    @Test("a day is named before its first column, and not before the strip's")
    func separators() throws {
        let forecast = try SmallForecast.hours(48, from: SmallForecast.start.addingTimeInterval(-3600))
        let late = try SmallForecast.view(forecast, at: SmallForecast.start.addingTimeInterval(-3600)).strip.columns
        #expect(late.indices.filter { late[$0].daySeparator != nil } == [1])
        #expect(late[1].daySeparator == "Thu 5")
        let midnight = try SmallForecast.view(forecast).strip.columns
        #expect(midnight.allSatisfy { $0.daySeparator == nil } && midnight.count == 24)
    }

    @Test("an hour has its beginning in whole seconds")
    func starts() throws {
        let columns = try SmallForecast.view(try SmallForecast.hours(2)).strip.columns
        #expect(columns.map(\.startSecondsSince1970) == [1_772_668_800, 1_772_672_400])
    }
}
