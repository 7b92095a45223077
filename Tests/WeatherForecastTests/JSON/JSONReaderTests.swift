import Testing
import WeatherFormat

@testable import WeatherForecast

@Suite("JSON")
struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONValue { try JSONDocument.read(Array(text.utf8)).value }

    @Test("escapes, surrogates, a mark at the beginning, and whatever stands between")
    func strings() throws {
        #expect(try read(#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é""#) == .string("a\"\\/\u{8}\u{C}\n\r\té😀é"))
        #expect(try read("\u{FEFF} \n[true, false , null]\t") == .array([.bool(true), .bool(false), .null]))
        #expect(throws: ForecastError.self) { try JSONDocument.read([0x22, 0xFF, 0x22]) }
    }

    @Test("numbers that a Double holds, and those that it does not")
    func numbers() throws {
        #expect(
            try read("[0, -0, 1.5e3, 1E-2, 123456789012, 1e-400]")
                == .array([
                    .number(0), .number(-0.0), .number(1500), .number(0.01), .number(123_456_789_012),
                    .number(0),
                ]))
        #expect(try read("[1e999, -1e999]") == .array([.hugeNumber("1e999"), .hugeNumber("-1e999")]))
    }

    @Test("an object keeps its order, and of a name that comes twice the first")
    func objects() throws {
        let node = try JSONDocument.read(Array(#"{"b": 1, "a": 2, "b": 3}"#.utf8))
        #expect(node.memberNames == ["b", "a", "b"])
        #expect(node.member("b")?.number == 1)
        let bytes = Array(#"{"b": [1, {"c": 2}], "a" : "x,y" }"#.utf8)
        let object = try #require(try JSONDocument.object(bytes))
        #expect(object.places.map { String(decoding: bytes[$0], as: UTF8.self) } == [#"[1, {"c": 2}]"#, #""x,y""#])
    }

    @Test("a number that nobody reads may be of any size; one that is read is a fault where it is too large")
    func unread() throws {
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT", "generationtime_ms": 1e-400, "elevation": 1e999,
                 "hourly_units": {"temperature_2m": "°C"},
                 "hourly": {"time": [0, 3600], "temperature_2m": [1e999, 2]}}
                """.utf8)
        #expect(forecast.hours.map(\.conditions.temperature?.value) == [nil, 2])
        #expect(forecast.faults.map(\.path) == ["$.hourly.temperature_2m[0]"])
        #expect(forecast.faults.map(\.found) == ["1e999"])
    }
}
