/// One cell of a golden that another ICU draws differently.
struct LedgerCell: Sendable, Hashable, Comparable {
    /// The golden's path below `snapshots/`.
    let golden: String
    /// The first cell of its line, or the line itself where the golden is no table.
    let row: String
    /// The column's head, or its number where the golden has none.
    let column: String
    /// What the golden says, with the reference ICU.
    let reference: String
    /// What the other ICU says.
    let other: String

    /// Such as `date_matrix/every_intent__fi.snap.txt, moonDate, morning 12`.
    var name: String { "\(golden), \(row), \(column)" }

    /// The cell as a line of the ledger, without its reason.
    var tabSeparated: String { [golden, row, column, reference, other].joined(separator: "\t") }

    static func < (left: LedgerCell, right: LedgerCell) -> Bool {
        (left.golden, left.row, left.column, left.reference, left.other)
            < (right.golden, right.row, right.column, right.reference, right.other)
    }

    /// The cells in which two texts differ, or nil where their lines do not correspond.
    static func differences(in golden: String, reference: String, other: String) -> [LedgerCell]? {
        let old = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = other.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard old.count == new.count else { return nil }
        // A table's first line is its head where it begins with the language: `fi: intent | morning 12 | …`.
        let heads = old.first.map(cells).flatMap { $0.first?.contains(": ") == true ? $0 : nil } ?? []
        var differences: [LedgerCell] = []
        for (number, (before, after)) in zip(old, new).enumerated() where before != after {
            let (oldCells, newCells) = (cells(before), cells(after))
            guard oldCells.count == newCells.count, oldCells.count > 1, oldCells[0] == newCells[0] else {
                differences.append(
                    LedgerCell(
                        golden: golden, row: "line \(number + 1)", column: "all", reference: before, other: after))
                continue
            }
            for (index, (left, right)) in zip(oldCells, newCells).enumerated() where left != right {
                let column = heads.count == oldCells.count && number > 0 ? heads[index] : String(index)
                differences.append(
                    LedgerCell(golden: golden, row: oldCells[0], column: column, reference: left, other: right))
            }
        }
        return differences
    }

    private static func cells(_ line: String) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }
}
