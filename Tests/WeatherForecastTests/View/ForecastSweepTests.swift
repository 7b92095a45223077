import Foundation
import TestSupport
import Testing

@testable import WeatherForecast
@testable import WeatherFormat
import WeatherFormatReports

/// Every payload in every language, on both clocks, in the four unit systems: a string wherever there is a value, and no
/// empty one.
@Suite("Every forecast in every language")
struct ForecastSweepTests {
    /// Read once: a document takes longer to read than to render.
    private static let own = Result { try OwnPayloads.names.map { try Forecast(reading: try OwnPayloads.bytes($0)) } }
    private static let real = Result {
        try SharedPayloads.forecastNames.map { try Forecast(reading: try SharedPayloads.bytes($0)) }
    }

    private func sweep(_ forecast: Forecast, _ language: Language) throws {
        let zone = forecast.zone ?? .utc
        let now = try #require(forecast.ownTime ?? forecast.firstDay)
        for hourCycle in HourCycle.allCases {
            for system in UnitSystem.allCases {
                let settings = ForecastViewSettings(
                    language: language, hourCycle: hourCycle, zone: zone, unitSystem: system)
                let view = try ForecastView(forecast, settings, now: now)
                let json = String(decoding: try JSONEncoder().encode(view), as: UTF8.self)
                #expect(!json.contains("\"\""), "\(language) \(hourCycle) \(system)")
                try expectEveryValue(of: forecast, in: view, now: now, zone)
                if system == .metric { expectFit(view) }
            }
        }
    }

    /// Where the model has a value, the view has a string.
    private func expectEveryValue(
        of forecast: Forecast, in view: ForecastView, now: Date, _ zone: ZoneID
    ) throws {
        let hours = try forecast.nextDay(from: now, LocalClock(zone: zone))
        #expect(view.strip.columns.count == hours.count)
        // One expectation for all columns: thousands of them would take longer than the rendering.
        let incomplete = zip(hours, view.strip.columns).filter { hour, column in
            let precipitation = hour.conditions.precipitation
            return (hour.conditions.temperature == nil) != (column.temperature == nil)
                || !shows(precipitation, column.precipitation, column.snow)
                || (hour.conditions.wind == nil && hour.conditions.gust == nil) != (column.wind == nil)
                || (precipitation.amount == nil) != (column.numbers.precipitation == nil)
        }
        #expect(incomplete.isEmpty)
        let days = try forecast.days(from: LocalClock(zone: zone).day(at: now), LocalClock(zone: zone))
        #expect(days.count == view.days.count)
        let incompleteDays = zip(days, view.days).filter { day, row in
            let isSame =
                day.day.description == row.date && (day.high == nil) == (row.high == nil)
                && (day.low == nil) == (row.low == nil) && (day.sun == nil) == (row.sun == nil)
                && (day.uvIndex == nil) == (row.uvIndex == nil)
                && (day.wind == nil && day.gust == nil) == (row.wind == nil)
            return !isSame || !shows(day.precipitation, row.precipitation, row.snow)
        }
        #expect(incompleteDays.isEmpty)
        let conditions = forecast.conditions(at: now)
        let present: [WeatherCard: Bool] = [
            .feelsLike: conditions.feelsLike != nil, .wind: conditions.wind != nil || conditions.gust != nil,
            .humidity: conditions.humidity != nil, .dewPoint: conditions.dewPoint != nil,
            .pressure: conditions.pressure != nil, .visibility: conditions.visibility != nil,
            .uvIndex: conditions.uvIndex != nil,
        ]
        #expect(
            view.cards.map(\.kind).filter { $0 != .precipitation }
                == WeatherCard.allCases.filter { present[$0] ?? false })
        #expect((conditions.temperature == nil) == (view.header.temperature == nil))
    }

    /// What falls has its string, and nothing has none.
    private func shows(_ precipitation: Precipitation, _ water: String?, _ snow: String?) -> Bool {
        let snows = precipitation.snowfall.map { $0.value > 0 } ?? false
        return snows == (snow != nil) && precipitation.hasAmount == (water != nil || snow != nil)
    }

    /// No line of the table is wider than the terminal, but for what stands alone on its line.
    private func expectFit(_ view: ForecastView) {
        for width in [80, 120] {
            for line in ForecastTable(view, width: width).lines where line.spans.first?.role != .alert {
                let text = line.spans.map(\.text).joined()
                #expect(ForecastTable.columns(of: text) <= width, "\(text)")
            }
        }
    }

    @Test("own payloads", arguments: Language.swept)
    func own(language: Language) throws {
        for forecast in try Self.own.get() { try sweep(forecast, language) }
    }

    @Test("real payloads", .enabled(if: SharedPayloads.areHere), arguments: Language.swept)
    func real(language: Language) throws {
        for forecast in try Self.real.get() { try sweep(forecast, language) }
    }
}
