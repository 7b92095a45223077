import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("A view as JSON")
struct ForecastViewJSONTests {
    private func expectTheSame(_ view: ForecastView) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(
            String(decoding: view.json(), as: UTF8.self) == String(decoding: try encoder.encode(view), as: UTF8.self))
    }

    @Test(
        "is what an encoder makes of it, of every payload", arguments: OwnPayloads.names + SharedPayloads.forecastNames)
    func payloads(name: String) throws {
        let bytes = try OwnPayloads.names.contains(name) ? OwnPayloads.bytes(name) : SharedPayloads.bytes(name)
        let forecast = try Forecast(reading: bytes, sourceUnits: nil)
        for language in Language.allCases {
            let settings = ForecastViewSettings(
                language: language, hourCycle: language == .en ? .twelveHour : .twentyFourHour,
                zone: forecast.zone ?? .utc, unitSystem: UnitSystem.allCases[language.rawValue.count % 4])
            let view = try ForecastView(forecast, settings, now: forecast.ownTime ?? Date())
            try expectTheSame(view)
            let back = try JSONDecoder().decode(ForecastView.self, from: Data(view.json()))
            #expect(back == view)
        }
    }

    @Test("escapes what an encoder escapes, and has every member")
    func strange() throws {
        var text = (0...0x7F).map { String(UnicodeScalar(UInt8($0))) }.joined()
        text += "é日本😀\u{2028}\u{FEFF}/\""
        let alert = WeatherAlert(
            title: text, text: text, severity: .extreme, issued: Made.midnight, starts: Made.time(2),
            ends: Made.time(9),
            regions: [text])
        var forecast = Forecast(alerts: [alert])
        forecast.hours = Made.hours([
            try Made.conditions(
                celsius: 1e-7, wind: 12, gust: 20, from: 22.5, Made.precipitation(percent: 55, mm: 0.3)),
            try Made.conditions(
                celsius: -0.25, wind: 1e6 / 3, from: 1, Made.precipitation(percent: 90, snow: 2, .snow)),
        ])
        forecast.minutes = [
            ForecastMinute(start: Made.midnight, chance: nil),
            ForecastMinute(start: Made.time(1), chance: try PrecipChance(percent: 80)),
        ]
        var budget: Double = 1
        let grid = try StatBudget()
        let view = try Made.view(forecast).measuringCards { _, slot in
            budget += 50.5
            return try grid.grade(widthInPoints: budget, slot: slot)
        }
        try expectTheSame(view)
    }
}
