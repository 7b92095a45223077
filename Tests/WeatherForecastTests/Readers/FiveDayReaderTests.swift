import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("OpenWeather: five days in steps of three hours")
struct FiveDayReaderTests {
    @Test("volumes and chances fall in the three hours before their time")
    func whole() throws {
        let forecast = try Forecast(reading: try OwnPayloads.bytes("openweather_fiveday_oslo_standard.json"))
        #expect(forecast.faults == [])
        #expect(forecast.service == .openWeather && forecast.zone?.identifier == "GMT+01:00")
        #expect(forecast.hours.count == 16 && forecast.hours.allSatisfy { $0.duration == 10_800 })
        let first = forecast.hours[0].conditions
        #expect(first.temperature == (try Temperature(-4, .celsius)))
        #expect(first.pressure?.value == 995)
        #expect(first.wind == Wind(try WindSpeed(2, .metersPerSecond)))
        // Of the second step: 0.6 mm of snow at 40%.
        #expect(first.precipitation.amount?.value == 0.6 && first.precipitation.kind == .snow)
        #expect(first.precipitation.chance == (try PrecipChance(fraction: 0.4)))
        #expect(first.condition == .lightSnow && first.isDay == true)
        #expect(forecast.hours[15].conditions.precipitation.amount == nil)
        let sum = forecast.hours.reduce(0) { $0 + ($1.conditions.precipitation.amount?.value ?? 0) }
        #expect(abs(sum - 13.4) < 0.001, "\(sum)")
    }

    @Test("behind a gap nothing moves")
    func gap() throws {
        let forecast = try Forecast(
            reading: """
                {"cod": "200", "city": {"timezone": -12600}, "list": [
                  {"dt": 1772409600, "main": {"temp": 280}}, {"dt": 1772420400, "main": {"temp": 281}, "rain": {"3h": 1}},
                  {"dt": 1772442000, "main": {"temp": 282}, "rain": {"3h": 2}}]}
                """.utf8)
        #expect(forecast.hours.map(\.conditions.precipitation.amount?.value) == [1, nil, nil])
        #expect(forecast.zone?.identifier == "GMT-03:30")
        #expect(forecast.faults.map(\.path) == ["$.list[2].dt"])
    }

    @Test("the forecast of hours has their volumes")
    func hourly() throws {
        let forecast = try Forecast(
            reading: """
                {"cod": "200", "city": {"timezone": 0}, "list": [
                  {"dt": 1772409600, "main": {"temp": 280}, "snow": {}}, {"dt": 1772413200, "main": {"temp": 281},
                   "snow": {"1h": 1.5}, "pop": 0.3}]}
                """.utf8)
        #expect(forecast.hours.map(\.duration) == [3600, 3600])
        #expect(forecast.hours.map(\.conditions.precipitation.amount?.value) == [1.5, nil])
    }
}
