import WeatherForecast
import WeatherFormat

/// The daily rows, in columns.
struct DailyTable {
    let lines: [ForecastTable.Line]

    init(_ days: [DayRow], _ width: Int) {
        var columns = Self.columns(of: days).filter { column in column.cells.contains { !$0.isEmpty } }
        // The last ones are the least missed.
        while columns.count > 1, Self.total(columns) > width { columns.removeLast() }
        let rows = days.indices.filter { row in columns.dropFirst().contains { !$0.cells[row].isEmpty } }
        lines = rows.map { row in
            var spans: [ForecastTable.Span] = []
            for (index, column) in columns.enumerated() {
                let gap = index == 0 ? "" : "  "
                spans.append(
                    ForecastTable.Span(
                        text: gap
                            + ForecastTable.padded(column.cells[row], to: column.width, leading: column.isNumber),
                        role: column.role))
            }
            return ForecastTable.Line(spans)
        }
    }

    private struct Column {
        let cells: [String]
        let isNumber: Bool
        let role: ForecastTable.Role
        let width: Int

        init(_ cells: [String?], isNumber: Bool = true, role: ForecastTable.Role = .plain) {
            self.cells = cells.map { $0 ?? "" }
            width = self.cells.map(ForecastTable.columns).max() ?? 0
            self.isNumber = isNumber
            self.role = role
        }
    }

    private static func columns(of days: [DayRow]) -> [Column] {
        [
            Column(days.map(\.weekday), isNumber: false, role: .title),
            Column(days.map { $0.condition.map { "\($0.glyph) \($0.shortWord)" } }, isNumber: false),
            Column(days.map(\.high)),
            Column(days.map(\.low)),
            Column(days.map(\.chance), role: .rain),
            Column(days.map(\.precipitation)),
            Column(days.map(\.snow)),
            Column(days.map(\.wind)),
            Column(days.map(\.windDirection), isNumber: false),
            Column(days.map { $0.sun.map(sun) }, isNumber: false, role: .label),
            Column(days.map(\.uvIndex)),
        ]
    }

    private static func sun(_ card: SunCard) -> String {
        if card.sunrise == nil, card.sunset == nil { return card.note ?? "" }
        return "\(card.sunrise ?? "–") – \(card.sunset ?? "–")"
    }

    private static func total(_ columns: [Column]) -> Int {
        columns.reduce(0) { $0 + $1.width } + 2 * (columns.count - 1)
    }
}
