import Foundation
import SnapshotAssertions
import Testing
import WeatherForecast
import WeatherFormat
import WeatherFormatReports

/// What people read, one file per language: three of the repository's own forecasts as tables, metric and us.
@Suite("Forecast goldens")
struct ForecastGoldenTests {
    private static let payloads = [
        "openmeteo_newyork_spring_iso", "pirate_toronto_ca_alerts", "openmeteo_longyearbyen_polar_night",
        "metno_complete_tromso",
    ]

    @Test("every language", arguments: Language.allCases)
    func summary(language: Language) throws {
        var blocks: [String] = []
        for name in Self.payloads {
            let forecast = try Forecast(reading: try OwnPayloads.bytes(name + ".json"))
            for (system, hourCycle) in [(UnitSystem.metric, HourCycle.twentyFourHour), (.us, .twelveHour)] {
                let settings = ForecastViewSettings(
                    language: language, hourCycle: hourCycle, zone: try forecast.zone ?? ZoneID("Europe/Oslo"),
                    unitSystem: system)
                let view = try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
                blocks.append("== \(name), \(system.rawValue), \(hourCycle.rawValue) hours")
                blocks.append(ForecastTable(view, width: 100).text)
                blocks.append(spoken(view, "\(name) \(system.rawValue)"))
            }
        }
        try assertMatchesSnapshot(blocks.joined(separator: "\n\n"), named: language.rawValue)
    }

    /// The same of the native voice: a screen with a strip, and one with alerts.
    @Test("every language in the native voice", arguments: Language.allCases)
    func nativeSummary(language: Language) throws {
        var blocks: [String] = []
        for (name, system, hourCycle) in [
            ("openmeteo_newyork_spring_iso", UnitSystem.metric, HourCycle.twentyFourHour),
            ("pirate_toronto_ca_alerts", .us, .twelveHour),
        ] {
            let forecast = try Forecast(reading: try OwnPayloads.bytes(name + ".json"))
            let settings = ForecastViewSettings(
                language: language, hourCycle: hourCycle, zone: try #require(forecast.zone), unitSystem: system,
                voice: .native)
            let view = try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
            blocks.append("== \(name), \(system.rawValue), \(hourCycle.rawValue) hours")
            blocks.append(ForecastTable(view, width: 100).text)
            blocks.append(spoken(view, "\(name) \(system.rawValue)"))
        }
        try assertMatchesSnapshot(blocks.joined(separator: "\n\n"), named: language.rawValue)
    }

    /// What a screen reader says, a row each with a name that stays when another row is added.
    private func spoken(_ view: ForecastView, _ name: String) -> String {
        var rows = view.cards.map { ($0.kind.rawValue, $0.spoken) }
        if let sun = view.sun { rows.append(("sun", sun.spoken)) }
        rows += view.alerts.enumerated().map { ("alert \($0)", $1.spoken) }
        rows += view.days.prefix(2).map { ("day \($0.date)", $0.spoken) }
        return rows.map { "spoken \(name) \($0) | \($1)" }.joined(separator: "\n")
    }
}
