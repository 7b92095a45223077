/// Lines of aligned columns.
struct Table {
    private var rows: [[String]]

    init(_ heads: String...) { rows = [heads] }

    mutating func add(_ cells: String...) { rows.append(cells) }

    var text: String {
        let widths = (0..<rows[0].count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
                .joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension Double {
    /// `12.3`
    var shown: String { String((self * 10).rounded() / 10) }
}
