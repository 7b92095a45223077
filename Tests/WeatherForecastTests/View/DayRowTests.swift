import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Days")
struct DayRowTests {
    private func row(
        high: Double? = nil, low: Double? = nil, _ precipitation: Precipitation = Precipitation(),
        _ language: Language = .en, _ system: UnitSystem = .metric
    ) throws -> DayRow {
        var day = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 7))
        day.high = try high.map { try Temperature($0, .celsius) }
        day.low = try low.map { try Temperature($0, .celsius) }
        day.precipitation = precipitation
        return try #require(try Made.view(Forecast(zone: .utc, days: [day]), language, .twelveHour, system).days.first)
    }

    @Test("speech: the whole date in the language's order, high and low by name, in the screen's order")
    func temperatures() throws {
        let spoken: [Language: String] = [
            .de: "Samstag, 7. März, Höchstwert 6, Tiefstwert minus 1 Grad",
            .en: "Saturday, March 7, high 6, low minus 1 degrees",
            .es: "Sábado, 7 de marzo, máxima 6, mínima menos 1 grado",
            .fr: "Samedi 7 mars, maximale 6, minimale moins 1\u{a0}degré",
            .hu: "Március 7., szombat, legmagasabb 6, legalacsonyabb mínusz 1 fok",
            .it: "Sabato 7 marzo, massima 6, minima meno 1 grado", .ja: "3月7日土曜日、最高6、最低マイナス1度",
            .nl: "Zaterdag 7 maart, maximum 6, minimum min 1 graad",
            .ru: "Суббота, 7 марта, максимум 6, минимум минус 1 градус",
            .th: "วันเสาร์ที่ 7 มีนาคม, สูงสุด 6, ต่ำสุด ลบ 1 องศา",
            .zhHans: "3月7日星期六，最高6，最低零下1度",
        ]
        for (language, text) in spoken {
            let row = try row(high: 6, low: -1, Precipitation(), language)
            #expect(row.spoken == text)
        }
        #expect(try row(high: 1, low: 0).spoken == "Saturday, March 7, high 1, low 0 degrees")
        #expect(try row(high: 6).spoken == "Saturday, March 7, high 6 degrees")
        #expect(try row(low: -1).spoken == "Saturday, March 7, low minus 1 degree")
    }

    @Test("speech: a chance is precipitation's, and each amount has its kind")
    func amounts() throws {
        let kinds: [(Precipitation, text: String)] = [
            (try Made.precipitation(percent: 80, mm: 9, .rain), "9 millimeters of rain"),
            (try Made.precipitation(percent: 80, mm: 9, snow: 7, .snow), "7 centimeters of snow"),
            (try Made.precipitation(percent: 80, mm: 9, .snow), "9 millimeters of precipitation"),
            (try Made.precipitation(percent: 80, mm: 9, .freezingRain), "9 millimeters of freezing rain"),
            (try Made.precipitation(percent: 80, mm: 9, .mixed), "9 millimeters of precipitation"),
            (try Made.precipitation(percent: 80, mm: 9), "9 millimeters of precipitation"),
            (
                try Made.precipitation(percent: 80, mm: 9, snow: 3, .mixed),
                "9 millimeters of precipitation, 3 centimeters of snow"
            ),
            (
                try Made.precipitation(percent: 80, mm: 6, rain: 6, snow: 3, .mixed),
                "6 millimeters of rain, 3 centimeters of snow"
            ),
        ]
        for kind in kinds {
            #expect(
                try row(high: 6, kind.0).spoken
                    == "Saturday, March 7, high 6 degrees, Chance of precipitation, 80 percent, \(kind.text)")
        }
    }

    @Test("a dry day has no amount, but its number; a row without a value is none")
    func empty() throws {
        let dry = try row(try Made.precipitation(mm: 0))
        #expect(dry.precipitation == nil && dry.snow == nil && dry.wind == nil && dry.high == nil)
        #expect(dry.numbers.precipitation?.value == 0 && dry.numbers.precipitation?.unit == .millimeters)
        var days = [ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 7))]
        days.append(ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 8)))
        days[1].high = try Temperature(4, .celsius)
        #expect(try Made.view(Forecast(zone: .utc, days: days)).days.map(\.date) == ["2026-03-08"])
    }

    @Test("the numbers are in the unit of the strings, and not rounded")
    func numbers() throws {
        let row = try row(
            high: 5.9, low: -1.2, try Made.precipitation(percent: 80, mm: 12.7, snow: 2.54, .mixed), .en, .us)
        #expect(row.high == "43°" && row.numbers.high?.value == 42.62 && row.numbers.high?.unit == .fahrenheit)
        #expect(row.low == "30°" && row.numbers.low?.value == 29.84)
        #expect(row.precipitation == "0.5in" && row.numbers.precipitation?.value == 0.5)
        #expect(row.snow == "1in" && row.numbers.snow?.value == 1 && row.numbers.snow?.unit == .inches)
    }
}
