import Foundation

/// The folder of goldens, and what may be done to it.
struct SnapshotStore: Sendable {
    /// What a test run may do to a golden.
    enum Mode: Sendable, Hashable {
        /// A developer's machine: a missing file is written, a changed one fails.
        case compare
        /// `UPDATE_SNAPSHOTS=1`: a changed file is written too.
        case record
        /// CI, or an ICU that is not the reference: nothing is ever written.
        case locked
    }

    let root: URL
    let mode: Mode
    /// Why nothing is written, in the words of a failure's message.
    let lockReason: String

    init(root: URL, mode: Mode, lockReason: String = "CI never records") {
        self.root = root
        self.mode = mode
        self.lockReason = lockReason
    }

    /// What became of one assertion.
    enum Outcome: Sendable, Hashable {
        case matched
        case recorded
        case failed(String)
    }

    /// Compares a text with its golden, or records it where the mode allows that.
    func check(_ text: String, at path: String) throws -> Outcome {
        let shown = VisibleText.escaping(text)
        if let problem = Self.emptiness(of: shown) { return .failed("\(path): \(problem)") }
        let wanted = shown.hasSuffix("\n") ? shown : shown + "\n"
        let file = root.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            guard mode != .locked else {
                return .failed("\(path) is missing, and \(lockReason). Record it: \(Self.recordCommand)")
            }
            try write(wanted, to: file)
            return .recorded
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        if golden == wanted { return .matched }
        if mode == .record {
            try write(wanted, to: file)
            return .recorded
        }
        let reason = mode == .locked ? lockReason : nil
        return .failed(Self.difference(path: path, golden: golden, text: wanted, lockReason: reason))
    }

    /// The command that a failure names.
    static let recordCommand = "scripts/record"

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    /// A golden with an empty cell would let an empty string through for good.
    private static func emptiness(of text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return "nothing to compare: the text is empty" }
        for (number, line) in lines.enumerated() where line.contains("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            if cells.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
                return "line \(number + 1) has an empty cell: \(line)"
            }
        }
        return nil
    }

    private static func difference(path: String, golden: String, text: String, lockReason: String?) -> String {
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        var shown: [String] = []
        var count = 0
        for index in 0..<max(old.count, new.count) {
            let before = index < old.count ? String(old[index]) : "(no line)"
            let after = index < new.count ? String(new[index]) : "(no line)"
            guard before != after else { continue }
            count += 1
            if count <= 8 { shown.append("  line \(index + 1)\n  - \(before)\n  + \(after)") }
        }
        let more = count > 8 ? "\n  and \(count - 8) more lines" : ""
        let how = lockReason.map { "Nothing was recorded: \($0)." } ?? "To record it: \(recordCommand)."
        return """
            \(path) differs in \(count) \(count == 1 ? "line" : "lines"):
            \(shown.joined(separator: "\n"))\(more)
            \(how) Review every changed line: each is a change to what people read.
            """
    }
}
