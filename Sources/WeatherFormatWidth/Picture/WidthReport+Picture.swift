import WeatherFormat

extension WidthReport {
    /// The report to look at, as SVG: each slot at its real size with its string in it, shrunk where it has to be.
    ///
    /// Text is drawn as outlines, so that no font is needed to look at it.
    package func svg() throws(WidthError) -> String { try drawing().svg() }

    private func drawing() throws(WidthError) -> Drawing {
        let page = WidthPage(rows: rows, grid: grid)
        var drawing = Drawing(width: page.width, height: page.height)
        drawing.fill(Outline(x: 0, y: 0, width: page.width, height: page.height), .page)
        let head = "\(language.rawValue), \(TenthsText.of(grid.deviceWidth)) pt"
        try draw(head, x: WidthPage.margin, y: WidthPage.margin + 8, .ink, &drawing)
        for column in page.columns {
            var y = WidthPage.top
            for row in column.rows {
                try draw(row, column: column, y: y, &drawing)
                y += WidthPage.height(of: row.slot) + WidthPage.gap
            }
        }
        return drawing
    }

    /// One slot: the card around it, where its budget ends, the string, and beside it the numbers.
    private func draw(
        _ row: WidthRow, column: WidthPage.Column, y: Double, _ drawing: inout Drawing
    ) throws(WidthError) {
        let text = try ruler.measure(row.text, in: language, slot: row.slot)
        let height = WidthPage.height(of: row.slot)
        let room = row.room
        let width = room + grid.cardPadding
        drawing.fill(Outline(x: column.x, y: y, width: width, height: height, radius: WidthPage.radius), .white)
        drawing.fill(
            Outline(
                edgeOfX: column.x, y: y, width: width, height: height, radius: WidthPage.radius, thickness: 0.75),
            row.verdict == .ok ? .guide : row.color)
        let left = column.x + grid.cardPadding / 2
        for edge in [left, left + room] {
            drawing.fill(Outline(x: edge - 0.25, y: y + 4, width: 0.5, height: height - 8), .guide)
        }
        let baseline = y + height / 2 + row.slot.pointSize * 0.36
        drawing.draw(text, x: left, y: baseline, scale: row.scaleFactor, row.fitsAtScaleFactor ? .ink : .over)
        try draw(row.place, x: column.captionX, y: y + height / 2 - 2, .ink, &drawing)
        try draw(row.caption, x: column.captionX, y: y + height / 2 + 9, row.color, &drawing)
    }

    private func draw(
        _ caption: String, x: Double, y: Double, _ color: Drawing.Color, _ drawing: inout Drawing
    ) throws(WidthError) {
        drawing.draw(
            try ruler.measure(caption, in: .en, pointSize: 9, weight: .regular), x: x, y: y, color)
    }
}

extension WidthRow {
    fileprivate var color: Drawing.Color {
        switch verdict {
        case .ok: .ok
        case .margin: .margin
        case .over: .over
        }
    }

    /// Such as `149.5 of 142.0 pt, accepted, drawn at 95.0%`.
    fileprivate var caption: String {
        var parts = [TenthsText.of(widthInPoints) + (budgetInPoints.map { " of \(TenthsText.of($0)) pt" } ?? " pt")]
        parts.append(accepted == nil ? verdict.rawValue : "accepted")
        if scaleFactor < 1 { parts.append("drawn at \(TenthsText.of(scaleFactor * 100))%") }
        if !fitsAtScaleFactor { parts.append("does not fit") }
        return parts.joined(separator: ", ")
    }
}
