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

    @Test("no step is longer than twelve hours")
    func longestStep() throws {
        let forecast = try SmallForecast.hours(1) { $1.temperature = try Temperature(Double($0), .celsius) }
        #expect(degrees(forecast, after: 11.999) == 0)
        #expect(degrees(forecast, after: 12) == nil)
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
        // Beyond the hours the present block is all there is.
        #expect(forecast.conditions(at: SmallForecast.start.addingTimeInterval(86_400)).humidity == nil)
    }

    private func starts(_ forecast: Forecast, after hours: Double) -> [Double] {
        forecast.nextDay(from: SmallForecast.start.addingTimeInterval(hours * 3600))
            .map { $0.start.timeIntervalSince(SmallForecast.start) / 3600 }
    }

    @Test("a day ahead is 24 hours from the one that holds the time")
    func dayAhead() throws {
        let hours = try SmallForecast.hours(50)
        #expect(starts(hours, after: 0) == (0..<24).map(Double.init))
        #expect(starts(hours, after: 5.99) == (5..<29).map(Double.init))
        #expect(starts(hours, after: -100) == (0..<24).map(Double.init))
        // Of steps of six hours four begin within a day, and the fifth begins the next.
        #expect(starts(try SmallForecast.hours(10, every: 6), after: 0) == [0, 6, 12, 18])
        #expect(starts(try SmallForecast.hours(10, every: 6), after: 7) == [6, 12, 18, 24])
        // Of half hours no more than 24.
        #expect(starts(try SmallForecast.hours(60, every: 0.5), after: 0).count == 24)
    }

    @Test("the last step lasts an hour")
    func lastStep() throws {
        let forecast = try SmallForecast.hours(3)
        #expect(starts(forecast, after: 2.99) == [2])
        #expect(starts(forecast, after: 3) == [])
        #expect(starts(forecast, after: 3.5) == [])
    }
}
