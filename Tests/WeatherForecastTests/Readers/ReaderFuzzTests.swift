import Foundation
import TestSupport
import Testing
import WeatherForecast
import WeatherFormat

/// The short form of a fuzz run: values of payloads are exchanged for wrong ones, and the document is read and shown, or
/// refused with its place; nothing traps.
@Suite("Mutated forecasts")
struct ReaderFuzzTests {
    /// How many of each payload; a longer run names it, `READER_FUZZ=10000`.
    private static let count = ProcessInfo.processInfo.environment["READER_FUZZ"].flatMap { Int($0) } ?? 60

    @Test("read or refused", arguments: OwnPayloads.names)
    func mutations(name: String) throws {
        let payload = Array(try OwnPayloads.bytes(name))
        let values = Self.values(of: payload)
        var generator = SeededGenerator(seed: 20_261_201)
        for _ in 0..<Self.count {
            var document = payload
            // From the end on, so that the places before stay.
            let places = (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
                values.randomElement(using: &generator)
            }
            for place in Set(places).sorted(by: { $0.lowerBound > $1.lowerBound }) {
                let other = Bool.random(using: &generator) ? values.randomElement(using: &generator) : nil
                let piece =
                    other.map { Array(payload[$0]) } ?? Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
                document.replaceSubrange(place, with: piece)
            }
            try expectReadOrRefused(document)
        }
    }

    private func expectReadOrRefused(_ document: [UInt8]) throws {
        do throws(ForecastError) {
            let forecast = try Forecast(reading: document)
            #expect(
                zip(forecast.hours, forecast.hours.dropFirst()).allSatisfy { $0.start < $1.start && $0.duration > 0 })
            #expect(zip(forecast.days, forecast.days.dropFirst()).allSatisfy { $0.day < $1.day })
            #expect(zip(forecast.minutes, forecast.minutes.dropFirst()).allSatisfy { $0.start < $1.start })
            let settings = ForecastViewSettings(
                language: .ja, hourCycle: .twentyFourHour, zone: forecast.zone ?? .utc, unitSystem: .metric)
            guard let now = forecast.ownTime else { return }
            _ = try ForecastView(forecast, settings, now: now)
        } catch {
            #expect(!error.description.isEmpty, "\(String(decoding: document, as: UTF8.self))")
        }
    }

    /// The places of numbers, words and strings, but for names.
    private static func values(of document: [UInt8]) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var index = 0
        while index < document.count {
            let start = index
            if document[index] == UInt8(ascii: "\"") {
                index += 1
                while index < document.count, document[index] != UInt8(ascii: "\"") { index += 1 }
                index += 1
            } else {
                while index < document.count, !"{}[]:, \n\"".utf8.contains(document[index]) { index += 1 }
            }
            let isName = index < document.count && document[index] == UInt8(ascii: ":")
            if index == start { index += 1 } else if !isName { values.append(start..<index) }
        }
        return values
    }

    private static let pieces = [
        "null", "true", "0", "-1", "1e300", "-999", "9999", "253402300800", "-62135596801", "\"\"", "\"x\"", "\"1\"",
        "[]",
        "{}", "[{}]", "[null]", "[[1]]", "0.30000000000000004", "\"2026-02-06T12:00:00Z/P10000D\"",
        "\"0001-01-01T00:00:00Z\"", "\"9999-12-31T23:59:59Z\"", "\"2026-02-06\"", "\"wmoUnit:degF\"", "\"m\"", "-12600",
        "\"Europe/Oslo\"", "300", "-300", "\"2026-02-06T12:00:00\"",
    ]
}
