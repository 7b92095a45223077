import Foundation
import Testing

/// Each limit of `hwfmt batch`: at it a request is answered, beyond it there is one error that names it, and the stream goes
/// on.
@Suite struct BatchLimitTests {
    private static let ago = #"{"verb":"ago","operands":[60],"lang":"en","id":"after"}"#
    private static let agoAnswer = #"{"id":"after","output":["1 min. ago"]}"#

    /// The answers to a request at a limit, to one beyond it, and to one more.
    private static func answers(_ option: String, _ value: Int, at: String, beyond: String) throws -> [String] {
        let run = try Tool.run(
            ["batch", option, "\(value)"], input: [at, beyond, ago].joined(separator: "\n"), writesWhileReading: true)
        #expect(run.exit == 0)
        let answers = run.output.split(separator: "\n").map(String.init)
        try #require(answers.count == 3, "\(run)")
        #expect(answers[0].hasPrefix(#"{"id":1,"output":["#), "\(answers[0].prefix(300))")
        #expect(answers[1].hasPrefix(#"{"error":{"code":65,"#) && answers[1].hasSuffix(#","id":2}"#), "\(answers[1])")
        #expect(answers[1].contains("expected at most \(value) (\(option))"), "\(answers[1])")
        #expect(answers[2] == agoAnswer)
        return answers
    }

    @Test func operands() throws {
        func request(_ count: Int, id: Int) -> String {
            let chances = [String](repeating: "0.5", count: count).joined(separator: ",")
            return #"{"verb":"precip","operands":[\#(chances)],"id":\#(id)}"#
        }
        _ = try Self.answers("--most-operands", 3, at: request(3, id: 1), beyond: request(4, id: 2))
        let answers = try Self.answers("--most-operands", 1000, at: request(1000, id: 1), beyond: request(1001, id: 2))
        #expect(answers[1].contains("1001 operands"))
    }

    /// Names too: before the first of them is looked up.
    @Test(arguments: ["lang", "intent"])
    func namesInAnOption(option: String) throws {
        func request(_ count: Int, id: Int) -> String {
            let name = ["lang": "de", "intent": "dailyHeader"][option, default: ""]
            let names = [String](repeating: name, count: count).joined(separator: ",")
            let others = ["lang": #""intent":"dailyHeader""#, "intent": #""lang":"de""#][option, default: ""]
            return #"{"verb":"render","\#(option)":"\#(names)",\#(others),"tz":"UTC","at":"2026-08-15","id":\#(id)}"#
        }
        _ = try Self.answers("--most-operands", 5, at: request(5, id: 1), beyond: request(6, id: 2))
    }

    /// Languages by intents by clocks by times, counted before one is rendered.
    @Test func rowsOfRender() throws {
        func request(_ times: Int, id: Int) -> String {
            let input = [String](repeating: "2026-08-15T17:39", count: times).joined(separator: "\\n")
            return #"{"verb":"render","lang":"de,en,fr","intent":"sunEventTime,dailyHeader","clock":"both","tz":"UTC","#
                + #""at":"-","input":"\#(input)","id":\#(id)}"#
        }
        let answers = try Self.answers("--most-rows", 24, at: request(2, id: 1), beyond: request(3, id: 2))
        #expect(answers[1].contains("an answer of 36 rows"))
    }

    /// The whole of a megabyte's line: 3 languages, 25 intents and 50,000 times would be millions of strings.
    @Test func aLineThatAsksForMillions() throws {
        let times = [String](repeating: "2026-08-15T17:39", count: 50_000).joined(separator: "\\n")
        let request =
            #"{"verb":"render","lang":"all","intent":"all","clock":"both","tz":"UTC","at":"-","input":"\#(times)","id":2}"#
        let start = ContinuousClock.now
        let run = try Tool.run(["batch"], input: request + "\n" + Self.ago, writesWhileReading: true)
        #expect(ContinuousClock.now - start < .seconds(20))
        let answers = run.output.split(separator: "\n")
        #expect(answers.count == 2 && answers[0].contains("(--most-rows)") && answers[1] == Self.agoAnswer)
    }

    /// The rows of the other verbs: some are known before, of reports and tables they are counted.
    @Test(arguments: [
        (27, #""verb":"ago","operands":[60],"lang":"all""#, #""verb":"ago","operands":[60],"lang":"all,en-GB""#),
        (
            11, #""verb":"explain","lang":"de","intent":"sunEventTime""#,
            #""verb":"explain","lang":"all","intent":"all""#
        ),
        (
            30, #""verb":"report","operands":["matrix"],"lang":"de""#,
            #""verb":"report","operands":["matrix"],"lang":"de,en""#
        ),
        (27, #""verb":"list","operands":["languages"]"#, #""verb":"list","operands":["words"]"#),
    ])
    func rowsOfOtherVerbs(limit: Int, at: String, beyond: String) throws {
        let beyond = beyond.replacingOccurrences(of: "all,en-GB", with: Self.everyLanguageAnd("en-GB"))
        let answers = try Self.answers("--most-rows", limit, at: "{\(at),\"id\":1}", beyond: "{\(beyond),\"id\":2}")
        #expect(answers[1].contains("an answer of "))
    }

    private static func everyLanguageAnd(_ tag: String) -> String {
        "cs,da,de,el,en,es,fi,fr,hi,hu,id,it,ja,ko,nb,nl,pl,pt,ro,ru,sv,th,tr,uk,vi,zh-Hans,zh-Hant," + tag
    }

    @Test func bytesOfAnAnswer() throws {
        // "vor 1 Min." and the end of its line are 11 bytes.
        let answers = try Self.answers(
            "--largest-answer", 11, at: #"{"verb":"ago","operands":[60],"lang":"de","id":1}"#,
            beyond: #"{"verb":"ago","operands":[600],"lang":"de","id":2}"#)
        #expect(answers[1].contains("an answer of 12 bytes"), "\(answers[1])")
    }

    @Test func nestingOfAForecast() throws {
        func request(_ levels: Int, id: Int) -> String {
            let nest = String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
            let document = #"{\"x\":\#(nest),"# + SmallDocument.escaped.dropFirst()
            return #"{"verb":"forecast","operands":["-"],"lang":"en","input":"\#(document)","id":\#(id)}"#
        }
        let run = try Tool.run(
            ["batch", "--deepest-nesting", "20"],
            input: [request(20, id: 1), request(21, id: 2), Self.ago].joined(separator: "\n"))
        let answers = run.output.split(separator: "\n")
        try #require(answers.count == 3)
        #expect(answers[0].hasPrefix(#"{"id":1,"output":["#), "\(answers[0])")
        #expect(answers[1].contains("a nesting deeper than 20 at byte ") && answers[1].hasSuffix(#""id":2}"#))
        #expect(answers[2] == Self.agoAnswer)
    }

    /// Faults are no errors: the first ones are named, and how many more there are.
    @Test func faultsKept() throws {
        func request(_ count: Int, id: Int) -> String {
            let alerts = [String](repeating: "1", count: count).joined(separator: ",")
            let document = #"{\"alerts\":[\#(alerts)],"# + SmallDocument.escaped.dropFirst()
            return #"{"verb":"forecast","operands":["-"],"lang":"en","input":"\#(document)","id":\#(id)}"#
        }
        let at = try Tool.run(["batch", "--most-faults", "3"], input: request(3, id: 1))
        #expect(at.output.hasPrefix(#"{"id":1,"output":["#) && !at.errors.contains("more than"), "\(at)")
        let beyond = try Tool.run(
            ["batch", "--most-faults", "3"], input: request(5, id: 2) + "\n" + Self.ago)
        #expect(beyond.errors.contains("$: 2 faults more than the 3 that are kept"), "\(beyond.errors)")
        #expect(beyond.output.hasSuffix(Self.agoAnswer + "\n"))
    }

    @Test(arguments: [
        ("--most-rows", "0"), ("--most-rows", "1000001"), ("--largest-answer", "x"), ("--deepest-nesting", "1025"),
    ])
    func aLimitThatIsNone(option: String, value: String) throws {
        let run = try Tool.run(["batch", option, value])
        #expect(run.exit == 64 && run.errors.contains("\(option) \"\(value)\": expected "))
    }
}

/// A forecast as it stands in a string of JSON.
enum SmallDocument {
    static let text =
        #"{"latitude":1,"longitude":2,"timezone":"UTC","currently":{"time":1772000000,"temperature":5},"#
        + #""hourly":{"data":[{"time":1771999200,"temperature":5}]},"flags":{"units":"si"}}"#
    static let escaped = text.replacingOccurrences(of: "\"", with: "\\\"")
}
