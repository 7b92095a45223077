import Foundation
import TestSupport
import Testing

/// The inputs that `scripts/fuzz` begins with, changed at random, the same in every run: a second or two of each target.
///
/// What is broken ends the process with a line that begins so.
@Suite struct FuzzShortTests {
    @Test(arguments: FuzzTarget.allCases)
    func changedInputs(target: FuzzTarget) throws {
        let inputs = try Self.inputs(of: target)
        // Without fonts there is none to be changed.
        guard !inputs.isEmpty || target != .fonts else { return }
        try #require(!inputs.isEmpty)
        var random = SeededGenerator(seed: 20)
        for _ in 0..<target.count {
            var bytes = inputs[Int.random(in: 0..<inputs.count, using: &random)]
            for _ in 0..<Int.random(in: 0...4, using: &random) { Self.change(&bytes, inputs, &random) }
            var input = FuzzInput(bytes)
            target.run(&input)
        }
    }

    private static func change(_ bytes: inout [UInt8], _ inputs: [[UInt8]], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(place..<min(place + Int.random(in: 1...9, using: &random), bytes.count))
        case 3: bytes.insert(contentsOf: bytes[place...].prefix(Int.random(in: 1...9, using: &random)), at: place)
        default:
            let other = inputs[Int.random(in: 0..<inputs.count, using: &random)]
            bytes.replaceSubrange(place..., with: other[min(place, other.count)...])
        }
    }

    private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
        let folder = URL(fileURLWithPath: try corpus.get().path).appendingPathComponent("corpus/\(target.rawValue)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            Array(try Data(contentsOf: folder.appendingPathComponent($0)))
        }
    }

    /// Written once by the script that writes them for libFuzzer.
    private static let corpus = Result {
        let folder = try TemporaryFolder()
        setenv("FUZZ_DOCUMENTS", folder.path + "/documents", 1)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [
            PackageRoot.url.appendingPathComponent("scripts/fuzz_corpus.py").path, folder.path + "/corpus",
            folder.path + "/documents",
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return folder
    }
}

extension FuzzTarget {
    /// How many inputs take about a second, in a debug build.
    fileprivate var count: Int {
        switch self {
        case .openmeteo, .metno, .nws, .pirate: 40
        case .zones, .fonts, .tags: 150
        case .json, .batch, .times, .zonefiles, .units, .buffers: 400
        }
    }
}
