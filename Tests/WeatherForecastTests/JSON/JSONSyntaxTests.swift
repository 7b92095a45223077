import Testing

@testable import WeatherForecast

/// RFC 8259, by what is JSON and what is not.
@Suite("JSON syntax")
struct JSONSyntaxTests {
    private func problem(_ document: String) -> String? { problem(Array(document.utf8)) }

    private func problem(_ bytes: [UInt8]) -> String? {
        do throws(ForecastError) {
            _ = try JSONDocument(forecast: bytes, ForecastLimits())
            return nil
        } catch {
            guard case .unreadable(let fault) = error else { return error.description }
            return fault.found
        }
    }

    @Test(
        "numbers",
        arguments: ["0", "-0", "10", "-1.5", "0.5", "1e5", "1E+5", "2.5e-3", "100000000000000000000", "0e0", "1e999"])
    func numbers(text: String) {
        #expect(problem("[\(text)]") == nil)
        #expect(problem(text) == nil)
    }

    @Test(
        "what is no number",
        arguments: [
            "01", "-01", "00", "1.", "-1.", "1.e5", "1.E5", "-", "1e", "1e+", "--1", "1-", "1.2.3", "1e5e5",
        ])
    func noNumbers(text: String) {
        // Said in our words, which name the text, before another reader could refuse or accept it.
        #expect(problem("[\(text)]") == "\"\(text)\" at byte \(text.utf8.count + 1)")
    }

    @Test("other beginnings", arguments: [("+1", "\"+\""), (".5", "\".\""), ("NaN", "\"N\""), ("'a'", "\"'\"")])
    func noValues(text: String, found: String) { #expect(problem("[\(text)]") == "\(found) at byte 1") }

    @Test("strings, with what is escaped in them")
    func strings() {
        for text in [#""""#, #""a\"b""#, #""\\""#, #""\u00e9\n""#, "\"日本\"", #"{"a\"b":1}"#, #"["\\\"", 1]"#] {
            #expect(problem(text) == nil, "\(text)")
        }
        for control in [0x00, 0x09, 0x0A, 0x1F] as [UInt8] {
            #expect(problem([0x22, 0x61, control, 0x22]) == "a control character at byte 2")
        }
        #expect(problem([0x22, 0x20, 0x7F, 0x22]) == nil)
        for escape in [#""\u""#, #""\u12""#, #""\u12"#, #""\u12g4""#, #""\u"#] {
            #expect(problem(escape)?.hasPrefix("an incomplete escape at byte 3") == true, "\(escape)")
        }
        #expect(problem(#""a\""#) == "the end of the document at byte 4, the last")
    }

    @Test("a byte-order mark, and white space of all four kinds")
    func whiteSpace() {
        #expect(problem([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == nil)
        #expect(problem(" \t\r\n[ \t\r\n1 \t\r\n, 2 ] \t\r\n") == nil)
        #expect(problem("[1]\u{A0}") == "\"\u{FFFD}\" at byte 3")
    }

    @Test(
        "brackets that do not belong together",
        arguments: ["[1}", "{\"a\":1]", "]", "}", "[1]]", "{\"a\"}", "{,}", "[1,]", "{\"a\":1,}"])
    func brackets(text: String) { #expect(problem(text) != nil) }

    @Test("63 levels and 64, and no more")
    func nesting() {
        func nested(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        #expect(problem(nested(64)) == nil)
        #expect(problem(nested(65)) == "a nesting deeper than 64 at byte 64")
    }

    @Test("a member that is null is absent, an element that is null is an element")
    func nulls() throws {
        try JSONDocument(Array(#"{"a": null, "b": [null, 1], "c": 2}"#.utf8)).read { node in
            #expect(node.member("a") == nil && node.member("d") == nil)
            #expect(node.member("a", or: "c")?.number == 2)
            let elements = node.member("b")?.elements.map { Array($0) } ?? []
            #expect(elements.map(\.isNull) == [true, false])
            #expect(elements.map(\.path.description) == ["$.b[0]", "$.b[1]"])
        }
    }

    @Test(
        "UTF-8 that is none, at its first byte",
        arguments: [
            ([0xFF], 0), ([0x41, 0xC3], 1), ([0xC0, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xE0, 0x9F, 0xBF], 0),
            ([0xF0, 0x8F, 0x80, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
            ([0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x80], 8), ([0xC3, 0xA9, 0xE2, 0x82], 2),
            ([0xF0, 0x9F, 0x98, 0x41], 0),
        ] as [([UInt8], Int)])
    func invalidUTF8(text: [UInt8], place: Int) {
        #expect(
            problem([0x5B, 0x22] + text + [0x22, 0x5D]) == "a string with bytes that are no UTF-8 at byte \(place + 2)")
    }

    @Test("a path through what is open, with names of any kind")
    func paths() {
        func path(_ document: String) -> String? {
            do throws(ForecastError) { _ = try JSONDocument(Array(document.utf8)) } catch {
                if case .unreadable(let fault) = error { return fault.path }
            }
            return nil
        }
        #expect(path(#"{"a": [1, {"b": [[], {}, x"#) == "$.a[1].b[2]")
        #expect(path(#"{"a": 1, "b": {"c": [0] ]"#) == "$.b.c")
        #expect(path(#"{"\u0061": [x"#) == "$.a[0]")
        #expect(path("[[1, 2], [3, 4 5") == "$[1][1]")
        let long = String(repeating: "x", count: 100)
        #expect(path("{\"\(long)\": x") == "$[\"\(String(repeating: "x", count: 60))…\"]")
    }
}
