import Foundation
import WeatherForecast
import WeatherFormat

/// Small forecasts made by hand, and how a reader sees them.
enum Made {
    /// 00:00 UTC on Monday, 2 March 2026.
    static let midnight = Date(timeIntervalSince1970: 1_772_409_600)

    static func time(_ hour: Double) -> Date { midnight.addingTimeInterval(hour * 3600) }

    /// Steps of an hour, one for each conditions.
    static func hours(_ conditions: [Conditions], from hour: Int = 0) -> [ForecastHour] {
        conditions.enumerated().map { ForecastHour(start: time(Double(hour + $0)), conditions: $1) }
    }

    static func conditions(
        celsius: Double? = nil, wind: Double? = nil, to high: Double? = nil, gust: Double? = nil,
        from degrees: Double? = nil, _ precipitation: Precipitation = Precipitation()
    ) throws -> Conditions {
        var conditions = Conditions()
        conditions.temperature = try celsius.map { try Temperature($0, .celsius) }
        conditions.wind = try wind.map {
            Wind(low: try WindSpeed($0, .milesPerHour), high: try WindSpeed(high ?? $0, .milesPerHour))
        }
        conditions.gust = try gust.map { try WindSpeed($0, .milesPerHour) }
        conditions.windDirectionDegrees = degrees
        conditions.precipitation = precipitation
        return conditions
    }

    static func precipitation(
        percent: Double? = nil, mm: Double? = nil, rain: Double? = nil, snow: Double? = nil,
        _ kind: PrecipitationKind? = nil
    ) throws -> Precipitation {
        Precipitation(
            chance: try percent.map { try PrecipChance(percent: $0) },
            amount: try mm.map { try PrecipitationAmount($0, .millimeters) },
            rain: try rain.map { try PrecipitationAmount($0, .millimeters) },
            snowfall: try snow.map { try SnowDepth($0, .centimeters) }, kind: kind)
    }

    static func view(
        _ forecast: Forecast, at hour: Double = 0, _ language: Language = .en, _ clock: HourCycle = .twelveHour,
        _ system: UnitSystem = .metric, units: ForecastUnits? = nil
    ) throws -> ForecastView {
        let settings = ForecastViewSettings(
            language: language, hourCycle: clock, zone: .utc, unitSystem: system, units: units)
        return try ForecastView(forecast, settings, now: time(hour))
    }
}
