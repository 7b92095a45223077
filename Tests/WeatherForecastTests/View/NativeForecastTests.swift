import Foundation
import Testing
import WeatherFormat

@testable import WeatherForecast

/// A forecast in the native voice: its dates, its heads, its hours, and the words around them.
@Suite struct NativeForecastTests {
    private func view(_ name: String, _ language: Language, _ hourCycle: HourCycle) throws -> ForecastView {
        let forecast = try Forecast(reading: try OwnPayloads.bytes(name + ".json"))
        let settings = ForecastViewSettings(
            language: language, hourCycle: hourCycle, zone: try #require(forecast.zone), unitSystem: .metric,
            voice: .native)
        return try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
    }

    @Test(
        "dates and hours",
        arguments: [
            (.de, "Samstag, 7. März", "So., 8."), (.fr, "Samedi 7 mars", "Dim. 8"), (.tr, "7 Mart Cumartesi", "8 Paz"),
            (.hu, "Március 7., szombat", "8., V"), (.vi, "Thứ Bảy, 7 tháng 3", "CN, 8"),
        ] as [(Language, String, String)])
    func heads(language: Language, head: String, separator: String) throws {
        let view = try view("openmeteo_newyork_spring_iso", language, .twentyFourHour)
        #expect(view.header.day == head)
        #expect(view.strip.columns.compactMap(\.daySeparator) == [separator])
    }

    /// The time behind "until" has its marker in every language: 오전6시, where the house's 6시 says neither half.
    @Test(
        arguments: [
            (.ko, "1월 25일 일요일 오전6시까지"), (.de, "bis Sonntag, 25. Januar, 6\u{A0}AM"),
            (.en, "until Sunday, January 25, 6\u{A0}AM"),
        ] as [(Language, String)])
    func warnings(language: Language, period: String) throws {
        #expect(try view("pirate_toronto_ca_alerts", language, .twelveHour).alerts.first?.period == period)
    }

    /// A Finnish full hour is bare behind klo, with the native point as with the house's colon.
    @Test func finnishFullHours() throws {
        #expect(try PrecipitationLine.begins(.snow, hour: "19.00").text(in: .fi) == "Lumisade klo 19")
        #expect(try PrecipitationLine.begins(.snow, hour: "19.30").text(in: .fi) == "Lumisade klo 19.30")
    }
}
