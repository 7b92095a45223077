import Foundation

/// `hwfmt batch` in a process of its own: many lines at once, and one after the other through pipes.
struct BatchWork {
    /// Microseconds for each line of a long input.
    let microsecondsALine: Double
    /// Microseconds from a request until its answer is here, where each waits for the one before.
    let microsecondsARoundTrip: Double
    /// Megabytes at most, for ten times as many lines as before.
    let peakMegabytes: (few: Double, many: Double)

    private static let requests = [
        #"{"verb":"render","lang":"de","intent":"sunEventTime","at":"2026-08-15T17:39","tz":"Europe/Berlin","id":1}"#,
        #"{"verb":"unit","operands":["12..18","mph"],"lang":"en","id":2}"#,
        #"{"verb":"render","lang":"ja","intent":"dailyHeader","at":"2026-08-15T15:39:00Z","tz":"America/New_York","id":3}"#,
        #"{"verb":"unit","operands":[21.5,"C"],"lang":"fr","id":4}"#,
    ]

    init(hwfmt: String, measuredBy coldStart: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { print("bench: \(error)") } }
        func input(_ lines: Int) throws -> String {
            let path = folder.appendingPathComponent("\(lines)").path
            let text = (0..<lines).map { Self.requests[$0 & 3] + "\n" }.joined()
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            return path
        }
        func run(_ lines: Int) throws -> ColdStart {
            try ColdStart(measuredBy: coldStart, runs: 5, input: input(lines), [hwfmt, "batch"])
        }
        let (none, few, many) = try (run(4), run(20_000), run(200_000))
        microsecondsALine = (many.milliseconds - none.milliseconds) * 1000 / 200_000
        peakMegabytes = (few.peakMegabytes, many.peakMegabytes)
        microsecondsARoundTrip = try Self.roundTrip(hwfmt)
    }

    private static func roundTrip(_ hwfmt: String) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: hwfmt)
        process.arguments = ["batch"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let (writing, reading) = (input.fileHandleForWriting.fileDescriptor, output.fileHandleForReading.fileDescriptor)
        var answer = [UInt8](repeating: 0, count: 4096)
        let lines = requests.map { Array(($0 + "\n").utf8) }
        let nanoseconds = Stopwatch.nanoseconds(calls: 2000) { call in
            let line = lines[call & 3]
            _ = line.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
            var count = 0
            while count == 0 || answer[count - 1] != UInt8(ascii: "\n") {
                let more = answer.withUnsafeMutableBytes { bytes in
                    read(reading, bytes.baseAddress.map { $0 + count }, bytes.count - count)
                }
                guard more > 0 else { return }
                count += more
            }
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return nanoseconds / 1000
    }
}
