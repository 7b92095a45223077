import Testing

/// A line of `hwfmt batch` that is no JSON gets its id where the id can be read, and a place where it goes wrong.
@Suite struct BrokenLineTests {
    @Test(arguments: [
        (#"{"id":7,"verb":"ago",}"#, "7"),
        (#"{"verb":"ago",,"id":"seven"}"#, #""seven""#),
        (#"{"verb":"a\x","id": [1.50, {"a": "]"}] ,"lang":"de"}"#, #"[1.50, {"a": "]"}]"#),
        (#"{"operands":[1,2,"id":3],"id":18446744073709551615}"#, "18446744073709551615"),
        ("{\"verb\":\"\u{1}\",\"id\":null}", "null"),
        (#"{"input":"{\"id\":1}","id":2,"lang"}"#, "2"),
        (#"{"id":"é","verb":"ago" "lang":"de"}"#, #""é""#),
        (#"{"verb":"ago","id":7,"lang":"de"#, "7"),
    ])
    func theIdIsRead(line: String, id: String) throws {
        let answer = try #require(try BatchCommandTests.answers([line]).first)
        #expect(answer.hasPrefix(#"{"error":{"code":65,"message":"no JSON: $"#), "\(answer)")
        #expect(answer.hasSuffix(#","id":\#(id)}"#), "\(answer)")
    }

    /// None is better than another request's: of a number that may have been cut, of a text without its end, of what only
    /// looks like the request's own id.
    @Test(arguments: [
        #"{"verb":"ago","id":7"#, #"{"id":"seven"#, #"{"id":[1,2"#, #"{"id":07,"verb":"ago"}"#, #"{"verb":"id":7,"#,
        #"[{"id":7},"#, #"{"a":{"id":7},"#, #""id":7}"#, #"{"id" 7,"#, #"{"id":,"#, #"{"id":"\ud800","#, #"{"x":"id"#,
        "{\"id\":\"a\u{1}b\",", #"{"\"#, #"{"id"#, #"{"id":"#, "{", "",
    ])
    func noIdIsMadeUp(line: String) throws {
        let answer = try #require(try BatchCommandTests.answers([line]).first)
        #expect(answer.hasPrefix(#"{"error":{"code":65,"message":"no JSON: $"#), "\(answer)")
        #expect(answer.hasSuffix(#""}}"#), "\(answer)")
    }

    /// A member's name is shown in a message, and no more of it than of any text.
    @Test func aNameIsShownAndNotSent() throws {
        let long = String(repeating: "x", count: 1000)
        let answers = try BatchCommandTests.answers([
            #"{"verb":"ago","oper\n\u001b[2Jands":[1],"lang":"en"}"#, #"{"verb":"ago","\#(long)":[1],"lang":"en"}"#,
        ])
        #expect(
            answers[0].contains(#""message":"\"oper\\u{A}\\u{1B}[2Jands\" is neither a string nor a number"#),
            "\(answers[0])")
        #expect(answers[1].contains("x…") && answers[1].utf8.count < 200)
    }

    /// Of a line that is too long the beginning is kept.
    @Test func theIdOfALineThatIsTooLong() throws {
        let padding = String(repeating: " ", count: 300)
        let run = try Tool.run(
            ["batch", "--longest-line", "200"],
            input: [
                #"{"id":7,"verb":"ago"\#(padding)}"#, #"{"verb":"ago"\#(padding),"id":8}"#,
                #"{"id":9,"verb":"ago","operands":[60],"lang":"en"}"#,
            ].joined(separator: "\n"))
        let message = "a line of over 200 bytes: expected a shorter one (--longest-line)"
        let error = #"{"error":{"code":65,"message":"\#(message)"}"#
        #expect(
            run.output == """
                \(error),"id":7}
                \(error)}
                {"id":9,"output":["1 min. ago"]}

                """)
    }
}
