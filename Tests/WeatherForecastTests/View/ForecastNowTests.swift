import Foundation
import Testing
import WeatherFormat

@testable import WeatherForecast

/// Which step of a forecast holds a time.
@Suite("Now")
struct ForecastNowTests {
    private func degrees(_ forecast: Forecast, after hours: Double) -> Double? {
        let now = SmallForecast.start.addingTimeInterval(hours * 3600)
        return forecast.conditions(at: now).temperature?.value
    }

    @Test("a step holds its beginning, and ends where the next begins")
    func steps() throws {
        let forecast = try SmallForecast.hours(4) { $1.temperature = try Temperature(Double($0), .celsius) }
        #expect(degrees(forecast, after: -0.001) == nil)
        #expect(degrees(forecast, after: 0) == 0)
        #expect(degrees(forecast, after: 0.999) == 0)
        #expect(degrees(forecast, after: 1) == 1)
        #expect(degrees(forecast, after: 3) == 3)
    }

    @Test("a step lasts as long as it says, and no other follows at once", arguments: [1.0, 3, 6, 12])
    func lengths(hours: Double) throws {
        let forecast = try SmallForecast.hours(1, every: hours)
        #expect(degrees(forecast, after: hours - 0.001) == 10)
        #expect(degrees(forecast, after: hours) == nil)
        #expect(try starts(forecast, after: hours - 0.001) == [0])
        #expect(try starts(forecast, after: hours) == [])
    }

    @Test("the present block holds for less than an hour, before its time and after it")
    func present() throws {
        var forecast = try SmallForecast.hours(0)
        var present = Conditions()
        present.temperature = try Temperature(7, .celsius)
        forecast.current = CurrentConditions(time: SmallForecast.start, conditions: present)
        for hours in [-0.999, 0, 0.999] { #expect(degrees(forecast, after: hours) == 7) }
        for hours in [-1.0, 1, 5] { #expect(degrees(forecast, after: hours) == nil) }
    }

    @Test("the present block comes first, and what it lacks is the hour's, a wind with its own gust")
    func filled() throws {
        var forecast = try SmallForecast.hours(2) { _, conditions in
            conditions.temperature = try Temperature(1, .celsius)
            conditions.humidity = try Percentage(percent: 50)
            conditions.wind = Wind(try WindSpeed(10, .kilometersPerHour))
            conditions.gust = try WindSpeed(40, .kilometersPerHour)
            conditions.windDirectionDegrees = 90
        }
        var present = Conditions()
        present.temperature = try Temperature(7, .celsius)
        present.wind = Wind(try WindSpeed(20, .kilometersPerHour))
        forecast.current = CurrentConditions(time: SmallForecast.start, conditions: present)
        let both = forecast.conditions(at: SmallForecast.start)
        #expect(both.temperature?.value == 7 && both.humidity?.value == 50)
        #expect(both.wind == present.wind && both.gust == nil && both.windDirectionDegrees == nil)
        forecast.current?.conditions.wind = nil
        let hours = forecast.conditions(at: SmallForecast.start)
        #expect(hours.wind?.low.value == 10 && hours.gust?.value == 40 && hours.windDirectionDegrees == 90)
        // Beyond both there is nothing.
        #expect(forecast.conditions(at: SmallForecast.start.addingTimeInterval(86_400)) == Conditions())
    }

    private func starts(_ forecast: Forecast, after hours: Double) throws -> [Double] {
        try forecast.nextDay(
            from: SmallForecast.start.addingTimeInterval(hours * 3600), LocalClock(zone: forecast.zone ?? .utc)
        )
        .map { $0.start.timeIntervalSince(SmallForecast.start) / 3600 }
    }

    @Test("a day ahead is 24 hours from the one that holds the time")
    func dayAhead() throws {
        let hours = try SmallForecast.hours(50)
        #expect(try starts(hours, after: 0) == (0..<24).map(Double.init))
        #expect(try starts(hours, after: 5.99) == (5..<29).map(Double.init))
        #expect(try starts(hours, after: -100) == (0..<24).map(Double.init))
        // Of steps of six hours four begin within a day, and the fifth begins the next.
        #expect(try starts(SmallForecast.hours(10, every: 6), after: 0) == [0, 6, 12, 18])
        #expect(try starts(SmallForecast.hours(10, every: 6), after: 7) == [6, 12, 18, 24])
        // Also on the day of 25 hours, when New York's clocks go back.
        var autumn = try SmallForecast.hours(10, every: 6, from: Date(timeIntervalSince1970: 1_793_505_600))
        autumn.zone = try ZoneID("America/New_York")
        let ahead = try autumn.nextDay(from: autumn.hours[0].start, LocalClock(zone: ZoneID("America/New_York")))
        #expect(ahead.map(\.start) == autumn.hours.prefix(4).map(\.start))
        // Of half hours no more than 24.
        #expect(try starts(SmallForecast.hours(60, every: 0.5), after: 0).count == 24)
    }
}
