import Foundation
import Testing
import WeatherForecast
import WeatherFormat

/// What a screen reader says of a day: each thing that there is, and nothing of what there is not.
@Suite("A day, spoken")
struct SpokenDayTests {
    private func spoken(_ change: (inout ForecastDay) throws -> Void) throws -> String {
        let forecast = try SmallForecast.days(1) { try change(&$1) }
        return try #require(try SmallForecast.view(forecast).days.first).spoken
    }

    @Test("temperatures, chance and amounts")
    func everything() throws {
        let text = try spoken { day in
            day.low = try Temperature(-1, .celsius)
            day.high = try Temperature(6, .celsius)
            day.precipitation = Precipitation(
                chance: try PrecipChance(percent: 72), amount: try PrecipitationAmount(2.5, .millimeters), kind: .rain)
        }
        #expect(text.contains("high 6, low minus 1 degrees"))
        #expect(text.contains("70 percent") && text.contains("2.5 millimeters"))
    }

    @Test("an amount of nothing is not spoken of, nor a chance that is not shown")
    func nothing() throws {
        let text = try spoken { day in
            day.high = try Temperature(6, .celsius)
            day.precipitation = Precipitation(
                chance: try PrecipChance(percent: 17), amount: try PrecipitationAmount(0, .millimeters),
                snowfall: try SnowDepth(0, .centimeters))
        }
        #expect(text.contains("6 degrees"))
        #expect(!text.contains("millimeter") && !text.contains("centimeter") && !text.contains("percent"))
    }

    @Test("snow alone by its depth, snow and rain by both")
    func snow() throws {
        let snow = try spoken { day in
            day.precipitation = Precipitation(
                amount: try PrecipitationAmount(5, .millimeters), snowfall: try SnowDepth(7, .centimeters), kind: .snow)
        }
        #expect(snow.contains("7 centimeters") && !snow.contains("millimeters"))
        let both = try spoken { day in
            day.precipitation = Precipitation(
                amount: try PrecipitationAmount(5, .millimeters), snowfall: try SnowDepth(7, .centimeters), kind: .mixed
            )
        }
        #expect(both.contains("7 centimeters") && both.contains("5 millimeters"))
    }
}
