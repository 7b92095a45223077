import Foundation
import WeatherForecast
import WeatherFormat

/// Forecasts of a few hours or days, made by hand.
enum SmallForecast {
    /// 2026-03-05T00:00:00Z, a Thursday.
    static let start = Date(timeIntervalSince1970: 1_772_668_800)

    /// Steps of so many hours, each with 10 °C and what the closure says of its index.
    static func hours(
        _ count: Int, every hours: Double = 1, from start: Date = start,
        _ conditions: (Int, inout Conditions) throws -> Void = { _, _ in }
    ) throws -> Forecast {
        var forecast = Forecast(zone: .utc)
        for index in 0..<count {
            var step = Conditions()
            step.temperature = try Temperature(10, .celsius)
            try conditions(index, &step)
            forecast.hours.append(
                ForecastHour(
                    start: start.addingTimeInterval(Double(index) * hours * 3600), duration: hours * 3600,
                    conditions: step))
        }
        return forecast
    }

    /// Days from 2026-03-05 on.
    static func days(_ count: Int, _ day: (Int, inout ForecastDay) throws -> Void) throws -> Forecast {
        var forecast = Forecast(zone: .utc)
        for index in 0..<count {
            var next = ForecastDay(day: try CivilDay(year: 2026, month: 3, day: 5 + index))
            try day(index, &next)
            forecast.days.append(next)
        }
        return forecast
    }

    /// The view of an English reader in UTC, on the 12-hour clock, in metric units.
    static func view(
        _ forecast: Forecast, at now: Date = start, system: UnitSystem = .metric, language: Language = .en,
        columns: Int = 8
    ) throws -> ForecastView {
        let settings = ForecastViewSettings(
            language: language, hourCycle: .twelveHour, zone: forecast.zone ?? .utc, unitSystem: system,
            visibleColumns: columns)
        return try ForecastView(forecast, settings, now: now)
    }
}
