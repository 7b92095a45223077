/// Lines of aligned columns; a line of fewer cells is a remark.
struct Table {
    private var rows: [[String]]

    init(_ heads: String...) { rows = [heads] }

    mutating func add(_ cells: String...) { rows.append(cells) }

    var text: String {
        let whole = rows.filter { $0.count == rows[0].count }
        let widths = (0..<rows[0].count).map { column in whole.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { cell, width in cell + String(repeating: " ", count: max(0, width - cell.count)) }
                .joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension Double {
    /// `0.15`
    var shownFinely: String { String((self * 100).rounded() / 100) }

    /// `12.3`
    var shown: String { String((self * 10).rounded() / 10) }
}
