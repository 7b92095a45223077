import Foundation

/// The built `hwfmt`, run as its users run it.
struct Tool {
    struct Run: Sendable, Equatable {
        let exit: Int32
        let output: String
        let errors: String
    }

    /// Runs the tool and waits for its end.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], writesWhileReading: Bool = false
    ) throws -> Run {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["TZ", "LANG", "LC_ALL"].contains($0.key) }
            .merging(environment) { $1 }
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        let bytes = Data(input.utf8)
        if writesWhileReading {
            // More than a pipe holds: written beside, so that neither side waits for the other.
            DispatchQueue.global().async {
                stdin.fileHandleForWriting.write(bytes)
                stdin.fileHandleForWriting.closeFile()
            }
        } else {
            try stdin.fileHandleForWriting.write(contentsOf: bytes)
            try stdin.fileHandleForWriting.close()
        }
        let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
        let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Run(
            exit: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }

    /// It stands beside the test bundle.
    static var binary: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("hwfmt")
    }
}
