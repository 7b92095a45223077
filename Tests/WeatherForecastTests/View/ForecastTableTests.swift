import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@testable import WeatherFormatReports

/// The table at widths from the narrowest to the widest.
@Suite("ForecastTable")
struct ForecastTableTests {
    /// A day and a half with something in every place of the table.
    private func view(
        chances: [Int: Double] = [3: 0.4, 9: 0.55], amount: Double = 0.5, updated: Double = 0
    ) throws -> ForecastView {
        var forecast = try SmallForecast.hours(48) { hour, conditions in
            conditions.temperature = try Temperature(Double(hour % 7), .celsius)
            conditions.feelsLike = try Temperature(-3, .celsius)
            conditions.wind = Wind(try WindSpeed(12, .kilometersPerHour))
            conditions.pressure = try Pressure(1013, .hectopascals)
            conditions.humidity = try Percentage(percent: 45)
            conditions.precipitation = Precipitation(
                chance: try PrecipChance(fraction: chances[hour] ?? 0),
                amount: try PrecipitationAmount(amount, .millimeters), kind: .rain)
        }
        forecast.updated = SmallForecast.start.addingTimeInterval(updated)
        forecast.days = try SmallForecast.days(3) { index, day in
            day.high = try Temperature(Double(index) + 10, .celsius)
            day.low = try Temperature(Double(index) - 10, .celsius)
            day.precipitation = Precipitation(
                chance: try PrecipChance(fraction: 0.4), amount: try PrecipitationAmount(amount, .millimeters))
            day.wind = Wind(try WindSpeed(30, .kilometersPerHour))
            day.uvIndex = try UVIndex(3)
            day.sun = .risesAndSets(
                sunrise: SmallForecast.start.addingTimeInterval(6 * 3600),
                sunset: SmallForecast.start.addingTimeInterval(18 * 3600))
        }.days
        forecast.alerts = [
            WeatherAlert(title: "Wind Advisory", ends: SmallForecast.start.addingTimeInterval(90_000))
        ]
        let settings = ForecastViewSettings(
            language: .en, hourCycle: .twelveHour, zone: .utc, unitSystem: .metric)
        return try ForecastView(forecast, settings, now: SmallForecast.start)
    }

    private static let usual = Result { try ForecastTableTests().view() }

    private func lines(_ view: ForecastView, _ width: Int) -> [String] {
        ForecastTable(view, width: width).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("no line is wider than the terminal, but for what stands alone on it", arguments: 40...140)
    func fits(width: Int) throws {
        for line in ForecastTable(try Self.usual.get(), width: width).lines where line.spans.count > 1 {
            let text = line.spans.map(\.text).joined()
            #expect(ForecastTable.columns(of: text) <= width, "\(text)")
        }
    }

    @Test("no terminal is narrower than 20 columns")
    func narrowest() throws {
        let view = try view()
        #expect(lines(view, -5) == lines(view, 20))
        #expect(lines(view, 19) == lines(view, 20))
        #expect(lines(view, 20) != lines(view, 39))
    }

    @Test("the updated line stands at the right end of the head, or below it, and never touches it")
    func head() throws {
        let view = try view(updated: -86_400)
        let updated = try #require(view.updated)
        for width in 20...100 {
            let first = lines(view, width)[0]
            if first.hasSuffix(updated) {
                #expect(first.count == width && first.hasSuffix(" " + updated))
            } else {
                #expect(lines(view, width)[1] == updated)
            }
        }
        #expect(lines(view, 100)[0].hasSuffix(updated))
    }

    @Test("the end of an alert stands behind its title where both fit")
    func alerts() throws {
        let view = try view()
        for width in 20...80 {
            let lines = lines(view, width)
            let title = try #require(lines.first { $0.hasPrefix("⚠ Wind Advisory") })
            if title.contains(" · ") {
                #expect(ForecastTable.columns(of: title) <= width)
            } else {
                #expect(title == "⚠ Wind Advisory")
            }
        }
        #expect(lines(view, 80).contains { $0.hasPrefix("⚠ Wind Advisory · ") })
    }

    @Test("as few bands as the width allows, and all of one length")
    func bands() throws {
        // Two digits and two letters at most, and a space before each: five columns to an hour.
        let view = try view(amount: 0)
        for (width, bands) in [(24, 6), (25, 5), (40, 3), (59, 3), (60, 2), (119, 2), (120, 1)] {
            let hours = lines(view, width).map { $0.split(separator: " ") }
                .filter { !$0.isEmpty && $0.allSatisfy { $0.wholeMatch(of: /[0-9]+[ap]m/) != nil } }
            #expect(hours.count == bands, "\(width) columns")
            #expect(hours.flatMap { $0 }.count == 24)
            #expect(hours.dropLast().allSatisfy { $0.count == hours[0].count })
        }
    }

    @Test("the name of a day ends with its band, in whichever column the day begins", arguments: 1..<24)
    func separators(column: Int) throws {
        let start = SmallForecast.start.addingTimeInterval(Double(-column) * 3600)
        let forecast = try SmallForecast.hours(24, from: start)
        let view = try SmallForecast.view(forecast, at: start)
        // Five columns to an hour, and as many letters in the name; bands of 8, 12 and 24 hours.
        for width in [40, 60, 120] {
            let separator = try #require(lines(view, width).first { $0.hasSuffix("Thu 5") })
            let place = column % (width / 5)
            #expect(separator.count - 5 == min(place * 5 + 1, width - 5), "\(width) columns")
        }
    }

    @Test(
        "a bar is as high as its chance, to the nearest eighth",
        arguments: [
            (20, "▂"), (25, "▂"), (30, "▂"), (35, "▃"), (45, "▄"), (50, "▄"), (55, "▄"), (60, "▅"), (65, "▅"),
            (75, "▆"),
            (85, "▇"), (95, "█"), (100, "█"),
        ])
    func bars(percent: Int, bar: String) throws {
        let text = ForecastTable(try view(chances: [3: Double(percent) / 100, 4: 0.3]), width: 120).text
        let row = try #require(text.split(separator: "\n").first { $0.contains { "▁▂▃▄▅▆▇█".contains($0) } })
        #expect(row.first { "▁▂▃▄▅▆▇█".contains($0) } == Character(bar))
    }

    @Test("an amount of nothing is left out, another is shown")
    func amounts() throws {
        // The card of what falls says it all the same.
        #expect(ForecastTable(try view(amount: 0), width: 120).text.matches(of: /\b0mm/).count == 1)
        #expect(lines(try view(amount: 0.5), 120).contains { $0.contains("0.5mm 0.5mm") })
        #expect(lines(try view(amount: 10), 200).contains { $0.contains("10mm 10mm") })
    }

    @Test("of a card's texts the one that fits worst is named")
    func widths() throws {
        func text(_ title: Double, _ value: Double) throws -> String {
            let budget = try StatBudget()
            let measured = try Self.usual.get().measuringCards { _, slot in
                try budget.grade(widthInPoints: slot == .subtitle ? value : title, slot: slot)
            }
            return ForecastTable(measured, width: 120).text
        }
        #expect(try text(100, 100).contains("(") == false)
        #expect(try text(100, 140).contains("(margin)"))
        #expect(try text(150, 100).contains("(over, ×0.95)"))
        #expect(try text(150, 190).contains("(over, ×0.8)"))
        #expect(try text(150, 145).contains("(over, ×0.95)"))
    }
}
