import Foundation

/// The committed list of the cells that another ICU draws differently: `snapshots/drift/icu-76.1.tsv`.
///
/// Tab-separated: golden, row, column, the reference's text, the other's, the reason. Lines that begin with # are for
/// the reader.
struct DriftLedger: Sendable {
    private let cells: [String: Set<LedgerCell>]

    init(text: String) throws {
        var cells: [String: Set<LedgerCell>] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let isEntry = fields.count == 6 && fields.allSatisfy { !$0.isEmpty } && fields[5] != "?"
            guard isEntry else { throw Malformed(line: String(line)) }
            let cell = LedgerCell(
                golden: fields[0], row: fields[1], column: fields[2], reference: fields[3], other: fields[4])
            cells[cell.golden, default: []].insert(cell)
        }
        self.cells = cells
    }

    /// A line without its six fields: a cell without a reason is no entry.
    struct Malformed: Error, CustomStringConvertible {
        let line: String
        var description: String {
            "bad line in the drift ledger: \(line). Expected golden, row, column, old, new, reason"
        }
    }

    /// The goldens that it speaks of.
    var goldens: Set<String> { Set(cells.keys) }

    /// What is wrong between the ledger and the cells of a golden that differ now, or nil.
    func problem(in golden: String, differing: [LedgerCell]) -> String? {
        let listed = cells[golden] ?? []
        let found = Set(differing)
        let unlisted = found.subtracting(listed).sorted().map {
            "  drifts, and is not in the ledger: \($0.name): \($0.reference) is now \($0.other)"
        }
        let gone = listed.subtracting(found).sorted().map {
            "  is in the ledger, and drifts no longer: \($0.name): \($0.reference), \($0.other)"
        }
        let lines = unlisted + gone
        guard !lines.isEmpty else { return nil }
        let more = lines.count > 8 ? "\n  and \(lines.count - 8) more" : ""
        return lines.prefix(8).joined(separator: "\n") + more
            + "\nDeclare the word, or let it move: scripts/ledger lists it, and the reason is yours to write."
    }
}
