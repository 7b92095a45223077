import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("The card of precipitation")
struct PrecipitationCardTests {
    /// The card of hours from midnight on, which dry ones follow to 36, and of what the service says of the day.
    private func card(
        _ hours: [Precipitation], day: Precipitation? = nil, celsius: Double = 8, at hour: Double = 0,
        _ language: Language = .en, _ clock: HourCycle = .twelveHour
    ) throws -> StatCard {
        // Without any, the day is all there is.
        let padding = hours.isEmpty ? [] : try dry(36 - hours.count)
        let steps = try (hours + padding).map { try Made.conditions(celsius: celsius, $0) }
        var forecast = Forecast(zone: .utc, hours: Made.hours(steps))
        if let day {
            forecast.days = [ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 2))]
            forecast.days[0].low = try Temperature(celsius, .celsius)
            forecast.days[0].precipitation = day
        }
        let view = try Made.view(forecast, at: hour, language, clock)
        return try #require(view.cards.first { $0.kind == .precipitation })
    }

    private func dry(_ count: Int) throws -> [Precipitation] {
        Array(repeating: try Made.precipitation(percent: 0, mm: 0, snow: 0), count: count)
    }

    @Test("one kind for title, value and line")
    func kinds() throws {
        let kinds: [(PrecipitationKind, title: String, value: String, line: String)] = [
            (.rain, "Rain", "2mm", "Rain from 5pm"), (.snow, "Snow", "3cm", "Snow from 5pm"),
            (.freezingRain, "Freezing rain", "2mm", "From 5pm"), (.mixed, "Wintry mix", "2mm", "Wintry mix from 5pm"),
            (.sleet, "Wintry mix", "2mm", "Wintry mix from 5pm"),
        ]
        for kind in kinds {
            let falling = try Made.precipitation(percent: 80, mm: 2, snow: kind.0 == .snow ? 3 : 0, kind.0)
            let card = try card(try dry(17) + [falling])
            #expect([card.title, card.value, card.line] == [kind.title, kind.value, kind.line])
        }
        // Rain, and later the same day snow: both.
        let both = try card(
            [
                try Made.precipitation(percent: 90, mm: 4, .rain),
                try Made.precipitation(percent: 90, mm: 1, snow: 1, .snow),
            ])
        #expect([both.title, both.value, both.line] == ["Wintry mix", "5mm", "Wintry mix from 12am"])
        #expect(both.spoken == "Wintry mix, 5 millimeters, Wintry mix from 12am")
    }

    @Test("a line of another day than the value says which; of another kind too, neither names it")
    func tomorrow() throws {
        let snow = try Made.precipitation(percent: 80, mm: 2, snow: 3, .snow)
        let hours = try dry(26) + [snow]
        let alone = try card(hours, at: 6)
        #expect([alone.title, alone.value, alone.line] == ["Snow", "0mm", "Tue from 2am"])
        #expect(alone.spoken == "Snow, 0 millimeters, Tuesday, Snow from 2am")
        // What fell this morning was rain.
        let after = try card([try Made.precipitation(percent: 90, mm: 4, .rain)] + hours.dropFirst(), at: 6)
        #expect([after.title, after.value, after.line] == ["Precipitation", "4mm", "Tue from 2am"])
        let german = try card(hours, at: 6, .de, .twentyFourHour)
        #expect([german.title, german.line] == ["Schnee", "Di ab 2:00"])
    }

    @Test("an hour that does not say what falls has the kind of its day")
    func kindOfTheDay() throws {
        var forecast = Forecast(zone: .utc)
        forecast.hours = Made.hours(
            try (dry(26) + [try Made.precipitation(percent: 80, mm: 2)]).map { try Made.conditions(celsius: 1, $0) })
        for (day, precipitation) in [(2, try Made.precipitation(mm: 0)), (3, try Made.precipitation(mm: 2, .rain))] {
            var row = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: day))
            row.precipitation = precipitation
            forecast.days.append(row)
        }
        let card = try #require(try Made.view(forecast, at: 6).cards.first { $0.kind == .precipitation })
        #expect([card.title, card.value, card.line] == ["Rain", "0mm", "Tue from 2am"])
        forecast.days.removeLast()
        #expect(try Made.view(forecast, at: 6).cards.first { $0.kind == .precipitation }?.title == "Precipitation")
    }

    @Test("no rain is expected only where neither chance nor amount says otherwise")
    func dryness() throws {
        #expect(try card(try dry(24)).line == "No rain expected")
        // An amount whose chance is 0, of another model.
        #expect(try card(try dry(5) + [try Made.precipitation(percent: 0, mm: 10, .rain)]).line == "Rain from 5am")
        // Only the day says it.
        let chance = try Made.precipitation(percent: 60, mm: 0)
        #expect(try card([], day: chance).line == nil)
        #expect(try card([], day: try Made.precipitation(mm: 4)).line == nil)
        #expect(try card([], day: try Made.precipitation(percent: 10, mm: 0)).line == "No rain expected")
        // A chance below the gate is not enough, nor an amount that is gone by.
        #expect(try card([try Made.precipitation(percent: 15, mm: 0)]).line == "No rain expected")
        #expect(try card([try Made.precipitation(percent: 90, mm: 4, .rain)], at: 2).line == "No rain expected")
    }

    @Test("a trace is no beginning, and not nothing")
    func trace() throws {
        let trace = try card(try dry(5) + [try Made.precipitation(percent: 0, mm: 0.006)])
        #expect(trace.value == "<0.1mm" && trace.line == nil)
        #expect(try card(try dry(5) + [try Made.precipitation(percent: 0, mm: 0.05)]).line == "Rain from 5am")
        // It is tomorrow's: nothing falls today.
        let tomorrow = try card(try dry(26) + [try Made.precipitation(percent: 0, mm: 0.006)], at: 6)
        #expect(tomorrow.value == "0mm" && tomorrow.line == nil)
    }

    @Test("where it may be snow, nobody says rain")
    func cold() throws {
        let card = try card(try dry(24), celsius: -3)
        #expect([card.title, card.value, card.line] == ["Precipitation", "0mm", "No precipitation"])
    }

    @Test("the hour has its preposition, on the card as in speech")
    func prepositions() throws {
        let lines: [Language: String] = [
            .de: "Regen ab 17:00", .en: "Rain from 17:00", .nl: "Regen vanaf 17:00", .fr: "Pluie dès 17:00",
            .es: "A partir de las 17:00", .it: "Pioggia dalle 17:00", .pt: "A partir das 17:00", .ja: "17時から雨",
        ]
        let hours = try dry(17) + [try Made.precipitation(percent: 80, mm: 2, .rain)]
        for (language, line) in lines {
            #expect(try card(hours, language, .twentyFourHour).line == line)
        }
        let spanish = try card(hours, .es, .twentyFourHour)
        #expect(spanish.spoken == "Lluvia, 2 milímetros, Lluvia a partir de las 17:00")
    }
}
