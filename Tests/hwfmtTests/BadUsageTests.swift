import Foundation
import Testing

/// One clear line that names the value, the right exit code, and nothing on standard output.
@Suite struct BadUsageTests {
    static let render = ["render", "--lang", "de", "--intent", "sunEventTime", "--tz", "UTC"]

    static let samples: [(arguments: [String], exit: Int32, names: [String])] = [
        ([], 64, ["render", "--help"]),
        (["rendr"], 64, ["\"rendr\"", "render"]),
        ([""], 64, ["\"\""]),
        (["render"], 64, ["--lang"]),
        (["render", "--lang"], 64, ["--lang L"]),
        (["render", "--lang", "", "--intent", "all"], 64, ["--lang is empty"]),
        (["render", "--lang", "de,", "--intent", "all"], 64, ["\"\""]),
        (["render", "--lang", "xx", "--intent", "all"], 64, ["\"xx\""]),
        (["render", "--lang", "zh-Hnat", "--intent", "all"], 64, ["\"zh-Hnat\"", "zh-Hant"]),
        (["render", "--lang", "de", "--intent", "sunEventTme"], 64, ["\"sunEventTme\"", "sunEventTime"]),
        (render + ["--clock", "13"], 64, ["\"13\"", "12"]),
        (render + ["--clock", ""], 64, ["\"\"", "auto"]),
        (render + ["--case", "title"], 64, ["\"title\"", "upper"]),
        (render + ["--josn"], 64, ["\"--josn\"", "--json"]),
        (render + ["--json=1"], 64, ["--json"]),
        (render + ["--lang", "en"], 64, ["--lang", "twice"]),
        (render + ["stray"], 64, ["\"stray\""]),
        (
            ["render", "--lang", "de", "--intent", "all", "--tz", "Europe/Berln"], 64,
            ["Europe/Berln", "Europe/Berlin"]
        ),
        (["render", "--lang", "de", "--intent", "all", "--tz", ""], 64, ["\"\""]),
        (render + ["--at", ""], 65, ["\"\"", "RFC 3339"]),
        (render + ["--at", "yesterday"], 65, ["yesterday"]),
        (render + ["--at", "300000-01-01T00:00:00Z"], 65, ["300000-01-01T00:00:00Z"]),
        (render + ["--at", "nan"], 65, ["nan"]),
        (render + ["--at", "1e300"], 65, ["1e300"]),
        (render + ["--at", "2026-02-30"], 65, ["2026-02-30", "day 30"]),
        (render + ["--at", "2026-02-03T24:30"], 65, ["24:30"]),
        (render + ["--at", "2026-02-03T04:30+99:00"], 65, ["+99:00"]),
        (render + ["--at", "9999-12-31T23:59:59-01:00"], 65, ["out of range"]),
        (render + ["--at", "2026-08-15"], 65, ["sunEventTime"]),
        (["list"], 64, ["languages"]),
        (["list", "language"], 64, ["languages"]),
        (["explain", "--lang", "de"], 64, ["--intent"]),
        (["help", "rendr"], 64, ["render"]),
    ]

    @Test(arguments: samples)
    func isAnsweredWithOneLine(sample: (arguments: [String], exit: Int32, names: [String])) throws {
        let run = try Tool.run(sample.arguments)
        #expect(run.exit == sample.exit && run.output.isEmpty, "\(run)")
        #expect(run.errors.hasPrefix("hwfmt: ") && run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
        for name in sample.names { #expect(run.errors.contains(name), "\(run.errors) does not name \(name)") }
    }

    @Test(arguments: ["/dev/full", "pipe"])
    func outputThatCannotBeWrittenIsAnError(target: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let redirection = target == "pipe" ? "| true" : "> \(target)"
        // The shell keeps the tool's exit code apart from that of the pipe's other end.
        let command = "(sleep 0.2; \"$0\" list intents; echo $? >&3) 3>&2 \(redirection)"
        process.arguments = ["-c", command, Tool.binary.path]
        let stderr = Pipe()
        process.standardError = stderr
        try process.run()
        let errors = String(decoding: try stderr.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(errors.contains("hwfmt: cannot write to standard output"), "\(errors)")
        #expect(errors.contains("74\n"), "\(errors)")
    }
}
