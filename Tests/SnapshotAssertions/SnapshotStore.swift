import Foundation
import WeatherFormat

/// The folder of goldens, and what may be done to it.
struct SnapshotStore: Sendable {
    /// What a test run may do to a golden.
    enum Mode: Sendable {
        /// A developer's machine: a missing file is written, and fails all the same; a changed one fails.
        case compare
        /// `UPDATE_SNAPSHOTS`: what it allows is written, and passes; the rest fails as it does elsewhere.
        case record(SnapshotRecording)
        /// CI: nothing is ever written.
        case locked
        /// An ICU that is not the reference: what differs must stand in its ledger, and nothing is ever written.
        case foreign(ICU)
    }

    /// An ICU that the goldens were not recorded with.
    struct ICU: Sendable {
        let linked: String
        let reference: String
        let ledger: DriftLedger
        /// Where the cells that differ are listed instead of compared, for `scripts/ledger`.
        let recording: URL?
    }

    let root: URL
    let mode: Mode

    /// What became of one assertion.
    enum Outcome: Sendable, Hashable {
        case matched
        case recorded
        case failed(String)
    }

    /// Compares a text with its golden, or records it where the mode allows that.
    func check(_ text: String, at path: String) throws -> Outcome {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.map { VisibleText.escaping($0) }.joined(separator: "\n")
        if let problem = Self.emptiness(of: shown) { return .failed("\(path): \(problem)") }
        let wanted = shown.hasSuffix("\n") ? shown : shown + "\n"
        let file = root.appendingPathComponent(path)
        let golden =
            FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : nil
        if golden == wanted, !isForeign { return .matched }
        switch (mode, golden) {
        case (.record(let recording), _) where recording.mayWrite(path, isNew: golden == nil):
            try write(wanted, to: file)
            return .recorded
        case (.record, nil):
            return .failed("\(path) is missing, and is not of the language to record. Record it: \(Self.recordCommand)")
        case (.record, let golden?):
            return .failed(Self.difference(path, golden, wanted, advice: "It was not to be recorded in this run."))
        case (.compare, nil):
            try write(wanted, to: file)
            return .failed("\(path) was missing, and is recorded now. Read every line of it, and run the test again")
        case (.compare, let golden?):
            return .failed(Self.difference(path, golden, wanted, advice: "To record it: \(Self.recordCommand)."))
        case (.locked, nil):
            return .failed("\(path) is missing, and CI never records. Record it: \(Self.recordCommand)")
        case (.locked, let golden?):
            return .failed(Self.difference(path, golden, wanted, advice: "Nothing was recorded: CI never records."))
        case (.foreign(let icu), nil):
            return .failed("\(path) is missing, and ICU \(icu.linked) never records: expected ICU \(icu.reference)")
        case (.foreign(let icu), let golden?):
            return try check(wanted, against: golden, at: path, icu)
        }
    }

    private var isForeign: Bool {
        switch mode {
        case .compare, .record, .locked: false
        case .foreign: true
        }
    }

    /// A difference of ICU is no drift to record: it stands in the ledger, cell by cell, or it is a finding.
    private func check(_ text: String, against golden: String, at path: String, _ icu: ICU) throws -> Outcome {
        guard let cells = LedgerCell.differences(in: path, reference: golden, other: text) else {
            let head = "ICU \(icu.linked) draws other lines than ICU \(icu.reference), the goldens' own. "
            return .failed(head + Self.difference(path, golden, text, advice: "This is no drift to record."))
        }
        if let recording = icu.recording {
            try AppendedLines.append(cells.sorted().map(\.tabSeparated), to: recording)
            return .matched
        }
        return icu.ledger.problem(in: path, differing: cells).map {
            .failed("\(path) under ICU \(icu.linked), recorded with \(icu.reference):\n\($0)")
        } ?? .matched
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

    private static func difference(_ path: String, _ golden: String, _ text: String, advice: String) -> String {
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
        return """
            \(path) differs in \(count) \(count == 1 ? "line" : "lines"):
            \(shown.joined(separator: "\n"))\(more)
            \(advice) Review every changed line: each is a change to what people read.
            """
    }
}
