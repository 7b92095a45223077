import Foundation
import Testing
import WeatherFormat

@testable import WeatherForecast

/// The class of a day made from those of its hours.
@Suite struct DayConditionTests {
    private func condition(_ classes: [WeatherCondition?], isDay: [Bool?] = [], from hour: Int = 0) throws
        -> WeatherCondition?
    {
        let hours = classes.enumerated().map { index, condition in
            var conditions = Conditions()
            conditions.condition = condition
            conditions.isDay = isDay.isEmpty ? nil : isDay[index]
            return ForecastHour(start: Made.time(Double(hour + index)), conditions: conditions)
        }
        return try DayCondition(hours[...], LocalClock(zone: .utc)).condition()
    }

    private func day(_ night: WeatherCondition, _ day: [WeatherCondition]) -> [WeatherCondition] {
        Array(repeating: night, count: 6) + day + Array(repeating: night, count: 18 - day.count)
    }

    @Test func nightsDoNotCount() throws {
        #expect(try condition(day(.heavySnow, Array(repeating: .clear, count: 12))) == .clear)
        // Where the service says when it is day, it knows better than the clock.
        #expect(try condition([.fog, .fog, .clear, .clear], isDay: [true, true, false, false], from: 10) == .fog)
    }

    @Test func twoHoursOfRainMakeARainyDay() throws {
        let dry = Array(repeating: WeatherCondition.clear, count: 10)
        #expect(try condition(day(.clear, dry + [.lightRain, .rain])) == .rain)
        #expect(try condition(day(.clear, dry + [.clear, .heavyRain])) == .clear)
    }

    @Test func whatLastsLongestNamesTheKind() throws {
        let rain = Array(repeating: WeatherCondition.lightRain, count: 5) + [.heavyRain, .heavyRain]
        #expect(try condition(day(.clear, rain + Array(repeating: .overcast, count: 5))) == .lightRain)
        #expect(
            try condition(
                day(.clear, Array(repeating: .partlyCloudy, count: 6) + Array(repeating: .overcast, count: 6)))
                == .overcast)
    }

    @Test func anEveningIsAllOfIt() throws {
        #expect(try condition([.rain], from: 23) == .rain)
        #expect(try condition([.clear, .rain, .rain, .rain], from: 20) == .rain)
        #expect(try condition([nil, nil]) == nil)
        #expect(try condition([]) == nil)
    }
}
