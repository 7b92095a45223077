import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Wind on the screen")
struct WindShownTests {
    private func view(
        _ conditions: Conditions, _ language: Language = .en, units: ForecastUnits? = nil
    ) throws -> ForecastView {
        try Made.view(
            Forecast(zone: .utc, hours: Made.hours([conditions])), language, .twelveHour, .us, units: units)
    }

    private func card(_ view: ForecastView) throws -> StatCard { try #require(view.cards.first { $0.kind == .wind }) }

    @Test("the stronger of range and gust is never hidden")
    func stronger() throws {
        let winds: [(low: Double?, high: Double?, gust: Double?, text: String)] = [
            (5, 10, 8, "5-10mph"), (5, 10, 14, "5-14mph"), (5, 10, nil, "5-10mph"), (5, nil, 8, "5-8mph"),
            (8, nil, 5, "8mph"), (8, nil, nil, "8mph"), (nil, nil, 12, "12mph"), (5, 10, 10, "5-10mph"),
        ]
        for wind in winds {
            let view = try view(try Made.conditions(wind: wind.low, to: wind.high, gust: wind.gust, from: 315))
            let card = try card(view)
            #expect([card.value, card.line] == [wind.text, "NW"])
            let column = try #require(view.strip.columns.first)
            #expect([column.wind, column.windDirection] == [wind.text, "NW"])
            let day = try #require(view.days.first)
            #expect([day.wind, day.windDirection] == [wind.text, "NW"])
        }
    }

    @Test("calm has its word and no direction, in every language, by what would be written")
    func calm() throws {
        let words: [Language: String] = [.de: "Windstille", .en: "Calm", .fr: "Calme", .hu: "Szélcsend"]
        for (language, word) in words {
            let view = try view(try Made.conditions(wind: 0, from: 90), language)
            let card = try card(view)
            #expect(card.value == word && card.line == nil)
            #expect(view.strip.columns[0].wind == word && view.strip.columns[0].windDirection == nil)
            #expect(view.days[0].wind == word && view.days[0].windDirection == nil)
        }
        // 0.4 mph is written 0, 0.5 is written 1; with gusts it is not calm.
        #expect(try card(try view(try Made.conditions(wind: 0.4))).value == "Calm")
        #expect(try card(try view(try Made.conditions(wind: 0.5))).value == "1mph")
        #expect(try card(try view(try Made.conditions(wind: 0, gust: 9, from: 90))).value == "0-9mph")
        var units = ForecastUnits(.us)
        units.wind = .beaufort
        // Less than 1 km/h.
        let force = try card(try view(try Made.conditions(wind: 0.5, from: 90), units: units))
        #expect(force.value == "Calm" && force.line == nil)
    }

    @Test("a direction without a wind shows nothing")
    func directionAlone() throws {
        let view = try view(try Made.conditions(celsius: 3, from: 90))
        #expect(view.cards.isEmpty && view.strip.columns.map(\.windDirection) == [nil])
        // One hour is no day, and has nothing to say of one.
        #expect(view.days.isEmpty)
    }

    @Test("a day has the direction of its strongest wind")
    func day() throws {
        let hours = try [
            Made.conditions(wind: 5, from: 0), Made.conditions(wind: 12, from: 270), Made.conditions(wind: 8, from: 90),
        ]
        let view = try Made.view(Forecast(zone: .utc, hours: Made.hours(hours)), .en, .twelveHour, .us)
        #expect(view.days[0].wind == "12mph" && view.days[0].windDirection == "W")
    }
}
