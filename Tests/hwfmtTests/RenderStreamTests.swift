import Foundation
import Testing

/// `hwfmt render --at -` is a stream: each line has its rows, whatever the other lines are.
@Suite struct RenderStreamTests {
    private static let render = ["render", "--lang", "de", "--intent", "sunEventTime", "--tz", "UTC", "--at", "-"]

    @Test func aBadLineHasABlankRowAndTheStreamGoesOn() throws {
        let run = try Tool.run(Self.render, input: "2026-08-15T05:00\n2026-13-15\n\n2026-08-15T06:00\n")
        #expect(run.exit == 65 && run.output == "5:00\n\n\n6:00\n")
        let errors = run.errors.split(separator: "\n")
        try #require(errors.count == 3)
        #expect(errors[0].hasPrefix("hwfmt: line 2: ") && errors[0].contains("2026-13-15"))
        #expect(errors[1].hasPrefix("hwfmt: line 3: bad time \"\""))
        #expect(errors[2] == "hwfmt: 2 of 4 lines refused: expected none, see above")
    }

    /// A line has all of its rows or none: a day has no time of sunrise, though it has a header.
    @Test func aBlankRowForEachRow() throws {
        let arguments = ["render", "--lang", "de", "--intent", "dailyHeader,sunEventTime", "--tz", "UTC", "--at", "-"]
        let table = try Tool.run(arguments, input: "2026-08-15\n2026-08-15T06:00\n")
        #expect(table.exit == 65 && table.output.hasPrefix("\n\nde\tdailyHeader\t24\t"))
        let json = try Tool.run(arguments + ["--json"], input: "2026-08-15\n2026-08-15T06:00\n")
        #expect(json.exit == 65 && json.output.hasPrefix("null\nnull\n{"))
    }

    @Test func aLineThatIsTooLongIsABadLine() throws {
        let long = String(repeating: "2", count: (1 << 20) + 1)
        let run = try Tool.run(Self.render, input: "\(long)\n2026-08-15T06:00\n", writesWhileReading: true)
        #expect(run.exit == 65 && run.output == "\n6:00\n")
        #expect(run.errors.hasPrefix("hwfmt: line 1: a line of over 1048576 bytes"))
    }

    /// The other verb that reads lines.
    @Test func stringsOfAWidthReport() throws {
        let run = try Tool.run(
            ["report", "width", "--lang", "all", "--strings", "-", "--json"],
            input: "de\tno such place\tWind\nxx\n")
        #expect(run.exit == 65 && run.output == "null\nnull\n")
        #expect(run.errors.contains("line 1: unknown place") && run.errors.contains("2 of 2 lines refused"))
    }

    /// The daily table's columns are measured once, not for each of ten thousand rows.
    @Test func aTableOfManyDays() throws {
        let days = (0..<9000).map {
            #"{"time":\#(1_000_000_000 + 86_400 * $0),"temperatureHigh":\#($0 % 40),"windSpeed":4}"#
        }
        let document =
            #"{"timezone":"UTC","flags":{"units":"si"},"daily":{"data":[\#(days.joined(separator: ","))]}}"#
        let start = ContinuousClock.now
        let run = try Tool.run(["forecast", "-", "--lang", "en"], input: document, writesWhileReading: true)
        #expect(run.exit == 0 && run.output.split(separator: "\n").count > 9000, "\(run.errors)")
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    /// A row comes before the next time must be sent.
    @Test func aRowForEachLineAsItComes() throws {
        let process = Process()
        process.executableURL = Tool.binary
        process.arguments = Self.render
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for hour in 5...7 {
            try input.fileHandleForWriting.write(contentsOf: Data("2026-08-15T0\(hour):00\n".utf8))
            #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "\(hour):00\n")
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// A thousand times by 1350 rows would be 50 MB if they were held.
    @Test func memoryDoesNotGrow() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [
            "-c",
            """
            import resource, subprocess, sys
            run = subprocess.run([sys.argv[1], "render", "--lang", "all", "--intent", "all", "--clock", "both", "--tz",
                                  "UTC", "--at", "-"],
                                 input=b"2026-08-15T05:00\\n" * 1000, stdout=subprocess.DEVNULL)
            print(run.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
            """, Tool.binary.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        try #require(numbers.count == 2, "\(text)")
        #expect(numbers[0] == 0 && numbers[1] < 64, "\(text)")
    }
}
