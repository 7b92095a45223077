import Foundation

/// A whole process, from start to end: the least of its times, and the memory it needed at most.
///
/// `reference/coldstart.c` measures it.
struct ColdStart: CustomStringConvertible {
    let milliseconds: Double
    let peakMegabytes: Double

    init(
        measuredBy program: String, runs: Int = 101, input: String = "/dev/null", _ command: [String]
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["\(runs)", input] + command
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let numbers = String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        guard process.terminationStatus == 0, numbers.count == 2 else { throw CocoaError(.executableLoad) }
        milliseconds = numbers[0]
        peakMegabytes = numbers[1] / 1024
    }

    var description: String { "\(milliseconds.shown) ms and \(peakMegabytes.shown) MB" }
}
