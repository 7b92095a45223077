import Foundation
import Testing

@Suite struct BatchCommandTests {
    static func answers(_ requests: [String]) throws -> [String] {
        let run = try Tool.run(["batch"], input: requests.map { $0 + "\n" }.joined())
        #expect(run.exit == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func answersInOrderAndGoesOnAfterABadLine() throws {
        let render = #""verb":"render","lang":"de","intent":"sunEventTime","clock":24,"tz":"UTC""#
        let answers = try Self.answers([
            #"{\#(render),"at":"2026-08-15T17:39","id":1}"#,
            #"{\#(render),"at":"2026-08-15T17:39","json":true,"id":"b"}"#,
            "not json",
            "",
            "[1]",
            #"{\#(render),"at":"2026-02-30","id":[2]}"#,
            #"{"verb":"rendr"}"#,
            #"{"verb":"batch"}"#,
            #"{"lang":"de"}"#,
            #"{\#(render),"at":"-","input":"2026-08-15T05:00\n2026-08-15T06:00","id":null}"#,
            #"{\#(render),"colour":"red"}"#,
        ])
        #expect(
            Array(answers.prefix(2)) == [
                #"{"id":1,"output":["17:39"]}"#,
                #"{"id":"b","output":[{"clock":"24","intent":"sunEventTime","language":"de","text":"17:39","zone":"UTC"}]}"#,
            ])
        try #require(answers.count == 11)
        for (index, code) in [(2, 65), (3, 65), (4, 65), (5, 65), (6, 64), (7, 64), (8, 64), (10, 64)] {
            #expect(answers[index].contains(#""code":\#(code)"#), "\(answers[index])")
        }
        #expect(answers[5].contains("2026-02-30") && answers[5].contains(#""id":[2]"#))
        #expect(answers[6].contains("render") && answers[10].contains("--colour"))
        #expect(answers[9].contains(#""output":["5:00","6:00"]"#))
    }

    /// As it came: a number of 64 bits and more, its zeros, an object with its order and its spaces.
    @Test(arguments: [
        "9007199254740993", "-9223372036854775808", "18446744073709551615", "1e400", "1.50", "-0",
        #"{"b": 1, "a": [1.0, null]}"#, #""é\u00e9""#, "null",
    ])
    func theIdComesBackAsItCame(id: String) throws {
        let answers = try Self.answers([
            #"{"id":\#(id),"verb":"list","operands":["intents"]}"#, #"{"verb":"rendr","id": \#(id) }"#,
            #"{"id":\#(id)}"#,
        ])
        #expect(answers.map { $0.contains(#""id":\#(id)"#) } == [true, true, true])
    }

    /// An id that nests as deep as a document may comes back; one level more is an error, and the stream goes on.
    @Test func anIdNestedToTheLimit() throws {
        func id(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        let answers = try Self.answers([
            #"{"id":\#(id(63)),"verb":"ago","operands":[60],"lang":"en"}"#,
            #"{"id":\#(id(64)),"verb":"ago","operands":[60],"lang":"en"}"#,
            #"{"id":\#(id(511)),"verb":"ago","operands":[60],"lang":"en"}"#,
            #"{"id":9223372036854775808,"verb":"ago","operands":[60],"lang":"en"}"#,
        ])
        try #require(answers.count == 4)
        #expect(answers[0] == #"{"id":\#(id(63)),"output":["1 min. ago"]}"#)
        #expect(answers[1].hasPrefix(#"{"error":{"code":65,"#) && answers[2].hasPrefix(#"{"error":{"code":65,"#))
        #expect(answers[3] == #"{"id":9223372036854775808,"output":["1 min. ago"]}"#)
    }

    /// An answer of objects has what the verb prints with `--json`.
    @Test(arguments: [
        [
            "render", "--lang", "de,ja", "--intent", "sunEventTime,dailyHeader", "--at", "2026-08-15T17:39", "--tz",
            "UTC",
        ],
        ["unit", "12..18", "mph", "--lang", "en,tr"], ["unit", "0.5", "mm", "--lang", "de", "--width", "long"],
        ["ago", "300", "--lang", "ru"], ["duration", "7179.5", "--lang", "en"],
    ])
    func objectsAreThoseOfTheVerb(arguments: [String]) throws {
        let printed = try Tool.run(arguments + ["--json"]).output.split(separator: "\n").joined(separator: ",")
        var members = [#""verb":"\#(arguments[0])""#, #""json":true"#]
        let options = arguments.firstIndex { $0.hasPrefix("--") } ?? arguments.count
        members.append(#""operands":["# + arguments[1..<options].map { "\"\($0)\"" }.joined(separator: ",") + "]")
        for index in stride(from: options, to: arguments.count, by: 2) {
            members.append("\"\(arguments[index].dropFirst(2))\":\"\(arguments[index + 1])\"")
        }
        let answers = try Self.answers(["{" + members.joined(separator: ",") + "}"])
        #expect(answers == [#"{"output":[\#(printed)]}"#])
    }

    /// Every verb but batch itself, each by a request that it answers.
    @Test func everyVerbAnswers() throws {
        let forecast = #"{\"latitude\":52.5}"#
        let answers = try Self.answers([
            #"{"verb":"unit","operands":["12..18","mph"],"lang":"en"}"#,
            #"{"verb":"unit","operands":[12.5,"km/h"],"lang":"tr","style":"cldr"}"#,
            #"{"verb":"ago","operands":[300],"lang":"de"}"#,
            #"{"verb":"duration","operands":["7179"],"lang":"en"}"#,
            #"{"verb":"precip","operands":["0.175"]}"#,
            #"{"verb":"list","operands":["units"]}"#,
            #"{"verb":"explain","lang":"ja","intent":"widgetHour"}"#,
            #"{"verb":"report","operands":["matrix"],"lang":"de"}"#,
            #"{"verb":"forecast","operands":["-"],"lang":"de","input":"\#(forecast)"}"#,
        ])
        try #require(answers.count == 9)
        #expect(answers[0] == #"{"output":["12-18mph"]}"#)
        #expect(answers[1] == #"{"output":["13 km/sa"]}"#)
        #expect(answers[2] == #"{"output":["vor 5 Min."]}"#)
        #expect(answers[3] == #"{"output":["1h 59min"]}"#)
        #expect(answers[4].contains("toRoundedPrecip 0.2") && answers[4].contains("showPrecip true"))
        #expect(answers[5].contains(#""km/h"#) && answers[6].contains("compactHourStyle"))
        #expect(answers[7].contains("dailyHeader | Mi., Jan. 7"))
        // No service answers like this; the document came with the request all the same.
        #expect(answers[8].contains(#""code":65"#))
    }

    /// Nothing that a request names is opened, and none of it is said: not a file, not a device, not standard input.
    @Test(arguments: ["/etc/hostname", "/dev/stdin", "/dev/zero", "/no/such", "points"])
    func aRequestReadsNoFile(name: String) throws {
        let forecast = #""verb":"forecast","lang":"en""#
        let answers = try Self.answers([
            #"{\#(forecast),"operands":["\#(name)"],"id":1}"#,
            #"{\#(forecast),"operands":["-"],"input":"{}","points":"\#(name)","id":2}"#,
        ])
        let refusal =
            #"{"error":{"code":64,"message":"a request reads no file: expected \"-\", and the document as its \"input\""}"#
        #expect(answers == [refusal + #","id":1}"#, refusal + #","id":2}"#])
    }

    /// As on standard input: a line may end in CRLF, and a blank one is a line.
    @Test(arguments: ["2026-08-15T05:00\r\n2026-08-15T06:00\r\n", "2026-08-15T05:00\n\n2026-08-15T06:00", "\n", ""])
    func linesOfAnInputAreThoseOfStandardInput(text: String) throws {
        let render = [
            "render", "--lang", "de", "--intent", "sunEventTime", "--clock", "24", "--tz", "UTC", "--at", "-",
        ]
        let run = try Tool.run(render, input: text)
        let written = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let answer = try #require(
            try Self.answers([
                #"{"verb":"render","lang":"de","intent":"sunEventTime","clock":24,"tz":"UTC","at":"-","input":\#(written)}"#
            ]).first)
        if run.exit == 0 {
            let lines = run.output.split(separator: "\n").map { "\"\($0)\"" }.joined(separator: ",")
            #expect(answer == #"{"output":[\#(lines)]}"#)
        } else {
            let message = run.errors.dropFirst("hwfmt: ".count).dropLast()
            #expect(
                answer.contains(#""code":\#(run.exit)"#) && answer.contains(message.prefix(12)), "\(answer) \(message)")
        }
    }

    /// At the limit a line is answered, one byte above it is an error that names the limit, and the stream goes on.
    @Test(arguments: [nil, 200] as [Int?])
    func theLongestLine(limit: Int?) throws {
        let longest = limit ?? 1 << 20
        let request = #"{"verb":"ago","operands":[60],"lang":"en","id":1}"#
        let atLimit = request + String(repeating: " ", count: longest - request.utf8.count)
        let run = try Tool.run(
            ["batch"] + (limit.map { ["--longest-line", "\($0)"] } ?? []),
            input: [atLimit, atLimit + " ", request].joined(separator: "\n"), writesWhileReading: true)
        let answers = run.output.split(separator: "\n")
        try #require(answers.count == 3, "\(run)")
        #expect(answers[0] == #"{"id":1,"output":["1 min. ago"]}"# && answers[2] == answers[0])
        #expect(answers[1].contains("a line of over \(longest) bytes"))
    }

    /// A tag and a zone's name have a longest form; what is longer costs nothing, and is an error that names the limit.
    @Test func theLongestNames() throws {
        let tag = "en-x-" + String(repeating: "abcdefg-", count: 31) + "abc"
        let answers = try Self.answers([
            #"{"verb":"ago","operands":[60],"lang":"\#(tag)"}"#,
            #"{"verb":"ago","operands":[60],"lang":"\#(tag)d"}"#,
            #"{"verb":"render","lang":"en","intent":"sunEventTime","tz":"\#(String(repeating: "A", count: 64))"}"#,
            #"{"verb":"render","lang":"en","intent":"sunEventTime","tz":"\#(String(repeating: "A", count: 65))"}"#,
        ])
        #expect(answers[0] == #"{"output":["1 min. ago"]}"#)
        #expect(answers[1].contains("a language tag of 257 bytes: expected at most 256"))
        #expect(answers[2].contains("unknown time zone"))
        #expect(answers[3].contains("a time zone's name of 65 bytes: expected at most 64"))
    }

    /// A number too great for an integer is passed on as it is written, and an id comes back as it was.
    @Test func numbersKeepTheirValue() throws {
        let answers = try Self.answers([
            #"{"verb":"ago","operands":[1e19],"lang":"en","id":12}"#,
            #"{"verb":"ago","operands":[60.5],"lang":"en","id":0.5}"#,
            #"{"verb":"ago","operands":[-60],"lang":"en","id":-3}"#,
            #"{"verb":"ago","operands":[400000000000],"lang":"en","id":"x"}"#,
        ])
        try #require(answers.count == 4)
        #expect(answers[0].contains(#""code":65"#) && answers[0].contains("1e+19") && answers[0].contains(#""id":12}"#))
        #expect(answers[1] == #"{"id":0.5,"output":["1 min. ago"]}"#)
        #expect(answers[2] == #"{"id":-3,"output":["in 1 min."]}"#)
        #expect(answers[3] == #"{"id":"x","output":["4629629 days ago"]}"#)
    }

    /// A program on the other side gets each answer before it asks again.
    @Test func answersBeforeTheNextRequest() throws {
        let process = Process()
        process.executableURL = Tool.binary
        process.arguments = ["batch"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for _ in 0..<3 {
            try input.fileHandleForWriting.write(
                contentsOf: Data(#"{"verb":"list","operands":["intents"]}"#.utf8 + [10]))
            let answer = output.fileHandleForReading.availableData
            #expect(String(decoding: answer, as: UTF8.self).hasPrefix(#"{"output":["summaryWeekday","#))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func aClosedPipeEndsItQuietly() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let line = #"{"verb":"list","operands":["languages"]}"#
        process.arguments = [
            "-c", "(yes '\(line)' | head -n 20000 | \"$0\" batch; echo $? >&3) 3>&2 | head -n 1", Tool.binary.path,
        ]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let first = try output.fileHandleForReading.readToEnd() ?? Data()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: first, as: UTF8.self).hasPrefix(#"{"output":["#))
        #expect(String(decoding: said, as: UTF8.self) == "0\n")
    }
}
