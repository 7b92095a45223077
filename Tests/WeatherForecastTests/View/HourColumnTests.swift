import Foundation
import Testing
import WeatherForecast
import WeatherFormat
import WeatherFormatReports

@Suite("Hours")
struct HourColumnTests {
    @Test("what does not fall has no string, and its number; what is not known has neither")
    func amounts() throws {
        let hours = Made.hours([
            try Made.conditions(celsius: 1, Made.precipitation(percent: 0, mm: 0, snow: 0)),
            try Made.conditions(celsius: 1, Made.precipitation(percent: 60, mm: 0.4, snow: 0, .rain)),
            try Made.conditions(celsius: 1, Made.precipitation(percent: 60, mm: 0.4, snow: 0.5, .snow)),
            try Made.conditions(celsius: 1, Made.precipitation(percent: 60, mm: 0.4, rain: 0.4, snow: 0.5, .mixed)),
            try Made.conditions(celsius: 1),
        ])
        let columns = try Made.view(Forecast(zone: .utc, hours: hours)).strip.columns
        #expect(columns.map(\.precipitation) == [nil, "0.4mm", nil, "0.4mm", nil])
        #expect(columns.map(\.snow) == [nil, nil, "0.5cm", "0.5cm", nil])
        #expect(columns.map(\.numbers.precipitation?.value) == [0, 0.4, 0.4, 0.4, nil])
        #expect(columns.map(\.numbers.snow?.value) == [0, 0, 0.5, 0.5, nil])
        #expect(columns[0].numbers.snow?.unit == .centimeters)
    }

    @Test("the numbers of an hour, in the reader's units")
    func numbers() throws {
        let hours = Made.hours([try Made.conditions(celsius: 5.9, wind: 5, to: 10, gust: 8, from: 300)])
        var units = ForecastUnits(.us)
        units.wind = .beaufort
        let forecast = Forecast(zone: .utc, hours: hours)
        let column = try Made.view(forecast, .en, .twelveHour, .us).strip.columns[0]
        #expect(column.temperature == "43°" && column.numbers.temperature?.value == 42.62)
        #expect(column.numbers.temperature?.unit == .fahrenheit)
        #expect([column.numbers.wind?.value, column.numbers.gust?.value] == [5, 10])
        #expect(column.numbers.wind?.unit == .milesPerHour && column.numbers.windDirectionDegrees == 300)
        let sailor = try Made.view(forecast, .en, .twelveHour, .us, units: units).strip.columns[0]
        #expect([sailor.numbers.wind?.value, sailor.numbers.gust?.value] == [2, 3])
        #expect(sailor.numbers.wind?.unit == .beaufort)
    }

    @Test("a step without a value is no column, and a lane without one no row")
    func empty() throws {
        let nothing = Conditions()
        let hours = Made.hours([try Made.conditions(celsius: 1), nothing, try Made.conditions(celsius: 2), nothing])
        let view = try Made.view(Forecast(zone: .utc, hours: hours))
        #expect(view.strip.columns.map(\.hour) == ["12am", "2am"])
        let lines = ForecastTable(view, width: 80).lines.map { $0.spans.map(\.text).joined() }
        #expect(lines == ["Monday, Mar 2   1°", "", " 12am  2am", "   1°   2°"])
    }

    @Test("wide steps are columns as long as they last")
    func steps() throws {
        let conditions = try Made.conditions(celsius: 1)
        let hours = (0..<8).map {
            ForecastHour(start: Made.time(Double($0) * 6), duration: 21_600, conditions: conditions)
        }
        let strip = try Made.view(Forecast(zone: .utc, hours: hours), at: 7).strip
        #expect(strip.columns.map(\.hour) == ["6am", "12pm", "6pm", "12am"])
    }

    @Test("the minute chart's rain starts by its rates where it has no chances")
    func minutes() throws {
        func start(_ rates: [Double], at minute: Double = 0) throws -> String? {
            let minutes = try rates.enumerated().map { index, rate in
                ForecastMinute(
                    start: Made.time(Double(index) / 12), chance: nil,
                    rate: try PrecipitationRate(rate, .millimetersPerHour))
            }
            return try Made.view(Forecast(zone: .utc, minutes: minutes), at: minute / 60).minuteRainStart
        }
        #expect(try start([0, 0, 0.4, 1]) == "12:10am")
        #expect(try start([0, 0, 0]) == nil)
        // It rains already.
        #expect(try start([0.4, 1]) == nil)
        #expect(try start([0, 0.4, 0, 0.4], at: 6) == nil)
    }
}
