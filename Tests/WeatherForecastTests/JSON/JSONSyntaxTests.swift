import Testing

@testable import WeatherForecast

/// RFC 8259, by what is JSON and what is not.
@Suite("JSON syntax")
struct JSONSyntaxTests {
    private func problem(_ document: String) -> String? { problem(Array(document.utf8)) }

    private func problem(_ bytes: [UInt8]) -> String? {
        do throws(ForecastError) {
            _ = try JSONDocument.read(bytes)
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
        let node = try JSONDocument.read(Array(#"{"a": null, "b": [null, 1], "c": 2}"#.utf8))
        #expect(node.member("a") == nil && node.member("d") == nil)
        #expect(node.member(["a", "d", "c"])?.number == 2)
        #expect(node.member("b")?.elements?.map(\.isNull) == [true, false])
        #expect(node.member("b")?.elements?[1].path.description == "$.b[1]")
    }
}
