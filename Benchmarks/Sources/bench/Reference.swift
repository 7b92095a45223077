import Foundation

/// What another program measured in this run: nanoseconds by the name of the work.
struct Reference {
    let version: String
    let nanoseconds: [String: Double]

    /// Runs a reference program of `Benchmarks/reference`, which prints `name<tab>nanoseconds` lines.
    init(running command: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        var version = "?"
        var nanoseconds: [String: Double] = [:]
        for line in String(decoding: printed, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: "\t")
            guard fields.count == 2 else { continue }
            if fields[0] == "version" {
                version = String(fields[1])
            } else {
                nanoseconds[String(fields[0])] = Double(fields[1])
            }
        }
        self.version = version
        self.nanoseconds = nanoseconds
    }
}
