import Foundation
import SnapshotAssertions
import Testing
import WeatherFormat

/// What people read, one file per language: three of the repository's own forecasts as tables, metric and us.
@Suite("Forecast goldens")
struct ForecastGoldenTests {
    private static let payloads = [
        "openmeteo_newyork_spring_iso.json", "pirate_toronto_ca_alerts.json", "openmeteo_longyearbyen_polar_night.json",
        "metno_complete_tromso.json",
    ]

    @Test("every language", arguments: Language.allCases)
    func summary(language: Language) throws {
        var blocks: [String] = []
        for name in Self.payloads {
            let forecast = try Forecast.read(try OwnPayloads.bytes(name))
            for (system, hourCycle) in [(UnitSystem.metric, HourCycle.twentyFourHour), (.us, .twelveHour)] {
                let settings = ForecastViewSettings(
                    language: language, hourCycle: hourCycle, zone: try forecast.zone ?? ZoneID("Europe/Oslo"),
                    unitSystem: system)
                let view = try ForecastView(forecast, settings, now: try #require(forecast.ownTime))
                blocks.append("== \(name), \(system.rawValue), \(hourCycle.rawValue) hours")
                blocks.append(ForecastTable(view, width: 100).text)
                let spoken =
                    view.cards.map(\.spoken) + [view.sun?.spoken].compactMap { $0 }
                    + view.alerts.map(\.spoken) + view.days.prefix(1).map(\.spoken)
                blocks.append(spoken.map { "  “\($0)”" }.joined(separator: "\n"))
            }
        }
        try assertMatchesSnapshot(blocks.joined(separator: "\n\n"), named: language.rawValue)
    }
}
