import Foundation
import WeatherForecast
import WeatherFormat

/// The way of one document: its bytes, the forecast, the strings, JSON.
struct ForecastWork {
    let document: Document
    private let forecast: Forecast
    private let now: Date
    private let zone: ZoneID

    init(_ document: Document) throws {
        self.document = document
        forecast = try Forecast(reading: document.bytes)
        zone = forecast.zone ?? .utc
        now = forecast.ownTime ?? Date()
    }

    /// The pieces of the way, by their names.
    enum Piece: String, CaseIterable {
        /// Foundation's reading of the same bytes into dictionaries, and no further.
        case jsonSerialization
        case read
        /// Document to view to JSON.
        case all
        /// One more language of a forecast that is read: its view, as JSON.
        case language
        /// The same view, by Foundation's encoder.
        case jsonEncoder
    }

    /// Does a piece once, and says how many bytes came out of it, lest the work be dropped.
    func run(_ piece: Piece, call: Int = 0) throws -> Int {
        switch piece {
        case .jsonSerialization:
            return try JSONSerialization.jsonObject(with: Data(document.bytes)) is [String: Any] ? 1 : 0
        case .read: return try Forecast(reading: document.bytes).hours.count
        case .all: return try view(of: Forecast(reading: document.bytes), .en).json().count
        case .language:
            let languages: [Language] = [.de, .ja, .fr, .ru]
            return try view(of: forecast, languages[call & 3]).json().count
        case .jsonEncoder:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(view(of: forecast, .en)).count
        }
    }

    /// Microseconds of one run.
    func microseconds(_ piece: Piece) throws -> Double {
        let once = try Stopwatch.nanoseconds(calls: 10) { call in _ = try run(piece, call: call) }
        let calls = max(10, min(2000, Int(20_000_000 / once)))
        return try Stopwatch.nanoseconds(calls: calls) { call in _ = try run(piece, call: call) } / 1000
    }

    private func view(of forecast: Forecast, _ language: Language) throws -> ForecastView {
        let settings = ForecastViewSettings(
            language: language, hourCycle: .twentyFourHour, zone: zone, unitSystem: .metric)
        return try ForecastView(forecast, settings, now: now)
    }
}
