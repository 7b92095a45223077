import TestSupport
import Testing
import WeatherFormat

@testable import WeatherForecast

@Suite("JSON")
struct JSONReaderTests {
    /// A document, written again from what was read of it.
    private func rewritten(_ text: String) throws -> String {
        try JSONDocument(Array(text.utf8)).read { String(decoding: JSONTree($0).json, as: UTF8.self) }
    }

    private func read<Result>(_ text: String, _ body: (JSONNode) throws -> Result) throws -> Result {
        try JSONDocument(Array(text.utf8)).read(body)
    }

    @Test("escapes, surrogates, a mark at the beginning, and whatever stands between")
    func strings() throws {
        let text = try read(#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é\u0041""#) { $0.string }
        #expect(text == "a\"\\/\u{8}\u{C}\n\r\té😀éA")
        #expect(try rewritten("\u{FEFF} \n[true, false , null]\t") == "[true,false,null]")
        #expect(throws: ForecastError.self) { try JSONDocument([0x22, 0xFF, 0x22]) }
        // Of every length around the eight bytes that are read at once.
        for count in 0..<40 {
            let plain = String(repeating: "x", count: count)
            for text in [plain, plain + "é", plain + "日本" + plain, "é" + plain, plain + "😀" + plain] {
                #expect(
                    try read("[\"\(text)\", \"\(text)\\n\"]") { $0.elements?.map(\.string) } == [text, text + "\n"])
            }
        }
    }

    @Test("numbers that a Double holds, and those that it does not")
    func numbers() throws {
        let numbers = try read("[0, -0, 1.5e3, 1E-2, 123456789012, 1e-400, 1e999, -1e999]") {
            $0.elements?.map(\.number)
        }
        #expect(numbers == [0, -0.0, 1500, 0.01, 123_456_789_012, 0, nil, nil])
        #expect(numbers?[1]?.sign == .minus)
        #expect(try read("[1e999, -1e999]") { $0.elements?.map(\.summary) } == ["1e999", "-1e999"])
        #expect(try read("[1e999, 1.50]") { $0.elements?.map(\.writtenNumber) } == ["1e999", "1.50"])
    }

    @Test("every number is the nearest that there is, as the standard library reads it")
    func nearest() throws {
        var generator = SeededGenerator(seed: 20_261_130)
        var texts = [
            "9007199254740992", "9007199254740993", "9007199254740991.5", "0.1", "0.30000000000000004",
            "1.7976931348623157e308", "4.9e-324", "2.2250738585072011e-308", "123456789012345678",
            "1234567890123456789",
            "12345678901234567890", "0.000000000000000001", "0.0000000000000000001", "5e-324", "8.5", "-0.0", "100.0",
        ]
        for _ in 0..<20_000 {
            let digits = Int.random(in: 1...20, using: &generator)
            let whole = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
            let point = Int.random(in: 0...digits, using: &generator)
            let left = whole.prefix(point).drop { $0 == "0" }
            let right = whole.dropFirst(point)
            texts.append((left.isEmpty ? "0" : left) + (right.isEmpty ? "" : "." + right))
        }
        let read = try read("[" + texts.joined(separator: ",") + "]") { $0.elements?.map(\.number) ?? [] }
        for (text, number) in zip(texts, read) where number?.bitPattern != Double(text)?.bitPattern {
            Issue.record("\(text) is \(number.map { "\($0)" } ?? "nil")")
        }
    }

    @Test("an object keeps its order, and of a name that comes twice the first")
    func objects() throws {
        try read(#"{"b": 1, "a": 2, "b": 3}"#) { node in
            #expect(node.members.map(\.name) == ["b", "a", "b"])
            #expect(node.member("b")?.number == 1)
        }
        try read(#"{"b": [1, {"c": 2}], "a" : "x,y", "n": -1.50e+1 }"#) { node in
            let written = node.members.map { String(decoding: $0.value.written, as: UTF8.self) }
            #expect(written == [#"[1, {"c": 2}]"#, #""x,y""#, "-1.50e+1"])
        }
        // A name is what it says, however it is written.
        #expect(try read(#"{"\u0061": 1, "b\n": 2}"#) { $0.member("a")?.number } == 1)
        #expect(try read(#"{"ab": 1, "a": 2, "abc": 3}"#) { $0.member(named: "ab" + "c")?.number } == 3)
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

    @Test("a million faults are the first thousand, and how many more")
    func faults() throws {
        let count = 3000
        let times = (0..<count).map { "\($0 * 3600)" }.joined(separator: ",")
        let words = [String](repeating: "\"x\"", count: count - 1).joined(separator: ",")
        let forecast = try Forecast(
            reading: """
                {"utc_offset_seconds": 0, "timezone": "GMT", "hourly_units": {"temperature_2m": "°C"},
                 "hourly": {"time": [\(times)], "temperature_2m": [1,\(words)]}}
                """.utf8)
        #expect(forecast.faults.count == 1001)
        #expect(forecast.faults[999].path == "$.hourly.temperature_2m[1000]")
        #expect(forecast.faults.last?.found == "\(count - 1001) faults more than the 1000 that are kept")
    }

    @Test("limits of the caller's own: at each a document is read, beyond it is refused or counted")
    func limits() throws {
        let document = Array(
            """
            {"utc_offset_seconds": 0, "timezone": "GMT", "hourly_units": {"temperature_2m": "°C"}, "x": [[{"y": 1}]],
             "hourly": {"time": [0, 3600, 7200], "temperature_2m": [1, "x", "y"]}}
            """.utf8)
        func read(_ change: (inout ForecastLimits) -> Void) throws -> [ForecastFault] {
            var limits = ForecastLimits()
            change(&limits)
            return try Forecast(reading: document, limits: limits).faults
        }
        #expect(try read { $0.deepestNesting = 4 }.count == 2)
        #expect(throws: ForecastError.self) { try read { $0.deepestNesting = 3 } }
        #expect(throws: ForecastError.self) { try read { $0.deepestNesting = -1 } }
        #expect(try read { $0.deepestNesting = .max }.count == 2)
        #expect(try read { $0.largestDocumentByteCount = document.count }.count == 2)
        #expect(throws: ForecastError.self) { try read { $0.largestDocumentByteCount = document.count - 1 } }
        #expect(try read { $0.mostSteps = 3 }.count == 2)
        #expect(
            try read { $0.mostSteps = 2 }.map(\.description)
                == [
                    "$.hourly.time: an array of 3, expected at most 2",
                    "$.hourly.temperature_2m[1]: \"x\", expected a temperature in C",
                ])
        #expect(try read { $0.mostFaults = 2 }.count == 2)
        #expect(try read { $0.mostFaults = 1 }.map(\.found) == ["\"x\"", "1 faults more than the 1 that are kept"])
    }
}

/// A document as a value of its own, to be written again.
struct JSONTree {
    let json: [UInt8]

    init(_ node: JSONNode) {
        var writer = JSONWriter()
        Self.write(node, to: &writer)
        json = writer.bytes
    }

    private static func write(_ node: JSONNode, to json: inout JSONWriter) {
        if let elements = node.elements {
            json.array { json in for element in elements { write(element, to: &json) } }
        } else if node.isObject {
            json.object { json in
                for member in node.members {
                    json.name(of: member.name)
                    write(member.value, to: &json)
                }
            }
        } else if let text = node.string {
            json.string(text)
        } else {
            json.raw(node.written)
        }
    }
}
