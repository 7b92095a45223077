import Foundation
import Testing
import WeatherFormat

/// What is stored comes back as it was, reads as a person would write it, and is checked when it comes in.
@Suite struct QuantityCodableTests {
    private func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func comesBack<Value: Codable & Equatable>(_ value: Value, as stored: String) throws {
        #expect(try text(value) == stored)
        #expect(try JSONDecoder().decode(Value.self, from: Data(stored.utf8)) == value)
    }

    @Test func asAPersonWouldWriteThem() throws {
        let wind = try WindSpeed(12, .kilometersPerHour)
        try comesBack(wind, as: #"{"unit":"km/h","value":12}"#)
        try comesBack(wind.converted(to: .knots), as: #"{"readIn":"kn","unit":"km/h","value":12}"#)
        try comesBack(
            GustRange(wind: wind, gust: try WindSpeed(18, .kilometersPerHour)),
            as: #"{"gust":{"unit":"km/h","value":18},"wind":{"unit":"km/h","value":12}}"#)
        try comesBack(try CivilDay("2026-08-15"), as: #""2026-08-15""#)
        try comesBack(try BeaufortForce(8), as: "8")
        try comesBack(try PrecipChance(fraction: 0.25), as: "0.25")
        try comesBack(try UVIndex(7.5), as: "7.5")
        try comesBack(try AirQualityIndex(42), as: "42")
        try comesBack(CompassDirection.southwest, as: "10")
    }

    @Test func aGustIsReadInTheWindsUnit() throws {
        let stored = #"{"wind":{"unit":"km/h","value":36},"gust":{"unit":"m/s","value":20}}"#
        let range = try JSONDecoder().decode(GustRange.self, from: Data(stored.utf8))
        #expect(range.gust.unit == .kilometersPerHour)
        #expect(try UnitFormatter(language: .en).string(range) == "36-72km/h")
    }

    @Test(arguments: [
        #"{"unit":"hPa","value":12}"#, #"{"unit":"km/h","value":-5}"#, #"{"unit":"km/h","value":1e300}"#,
        #"{"unit":"kmh","value":12}"#, #"{"unit":"km/h","value":12,"readIn":"C"}"#,
    ])
    func whatCannotBeIsRefused(stored: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(WindSpeed.self, from: Data(stored.utf8)) }
    }

    @Test(arguments: ["2026-02-30", "2026-8-15", "2026-08-15T10:00", "", "0000-01-01"])
    func daysThatAreNone(text: String) {
        #expect(throws: WeatherFormatError.self) { try CivilDay(text) }
    }
}
