import Foundation
import OneCore

/// `hwfmt batch` in a process of its own: many lines at once, and one after the other through pipes.
struct BatchWork {
    /// Microseconds for each line of a long input.
    let microsecondsALine: Double
    /// Microseconds from a request until its answer is here, where each waits for the one before and one core serves both
    /// sides.
    let microsecondsARoundTrip: Double
    /// The same where the two sides may wake each other across cores, and of `cat`, which does nothing in between.
    let acrossCores: (hwfmt: Double, cat: Double)
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
        acrossCores = try (Self.roundTrip(hwfmt, ["batch"]), Self.roundTrip("/bin/cat", []))
        guard stay_on_one_core() == 0 else { throw BatchWorkError.noCore }
        defer { leave_one_core() }
        microsecondsARoundTrip = try Self.roundTrip(hwfmt, ["batch"])
    }

    private static func roundTrip(_ program: String, _ arguments: [String]) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
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

enum BatchWorkError: Error {
    /// The system does not keep a process on one core.
    case noCore
}
