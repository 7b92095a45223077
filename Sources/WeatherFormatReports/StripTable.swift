import WeatherForecast
import WeatherFormat

/// The hourly strip in as many bands as the width asks for, each of the same number of columns.
struct StripTable {
    let lines: [ForecastTable.Line]

    init(_ strip: HourStrip, _ width: Int) {
        guard !strip.columns.isEmpty else {
            lines = []
            return
        }
        let rows = Self.rows(of: strip)
        let widest = rows.flatMap(\.cells).map(ForecastTable.columns).max() ?? 0
        let cell = widest + 1
        let most = max(1, width / cell)
        let bands = (strip.columns.count + most - 1) / most
        let perBand = (strip.columns.count + bands - 1) / bands
        var lines: [ForecastTable.Line] = []
        for first in stride(from: 0, to: strip.columns.count, by: perBand) {
            let range = first..<min(first + perBand, strip.columns.count)
            if first > 0 { lines.append(ForecastTable.Line([])) }
            if let separators = Self.separators(strip, range, cell) { lines.append(separators) }
            // A row that has nothing in this band is left out of it.
            for row in rows where range.contains(where: { !row.cells[$0].isEmpty }) {
                let text = range.map { ForecastTable.padded(row.cells[$0], to: cell, leading: true) }.joined()
                lines.append(ForecastTable.Line([ForecastTable.Span(text: text, role: row.role)]))
            }
        }
        self.lines = lines
    }

    private struct Row {
        let cells: [String]
        let role: ForecastTable.Role
    }

    private static func rows(of strip: HourStrip) -> [Row] {
        let columns = strip.columns
        var rows = [Row(cells: columns.map(hour), role: .label)]
        func add(_ cells: [String?], _ role: ForecastTable.Role) {
            guard cells.contains(where: { $0 != nil }) else { return }
            rows.append(Row(cells: cells.map { $0 ?? "" }, role: role))
        }
        add(columns.map { $0.condition?.glyph }, .plain)
        add(columns.map(\.temperature), .plain)
        if strip.showsPrecipLane {
            add(columns.map { $0.chancePercent.map(bar) }, .rain)
            add(columns.map(\.chance), .rain)
        }
        add(columns.map(\.precipitation), .plain)
        add(columns.map(\.snow), .plain)
        return rows
    }

    /// The hour, with a mark where the clock was changed before it.
    private static func hour(_ column: HourStrip.HourColumn) -> String {
        switch column.clockChange {
        case .skipsHour: "»" + column.hour
        case .repeatsHour: "«" + column.hour
        case nil: column.hour
        }
    }

    private static func bar(_ percent: Int) -> String {
        let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return eighths[min(max((percent * eighths.count + 50) / 100 - 1, 0), eighths.count - 1)]
    }

    /// Each separator begins above its column's text and ends at the next one, or at the band's end.
    private static func separators(
        _ strip: HourStrip, _ range: Range<Int>, _ cell: Int
    ) -> ForecastTable.Line? {
        var text = ""
        for index in range {
            guard let separator = strip.columns[index].daySeparator else { continue }
            let start = (index - range.lowerBound) * cell + 1
            let length = ForecastTable.columns(of: separator)
            let latest = max(0, range.count * cell - length)
            text = ForecastTable.padded(text, to: min(start, latest), leading: false) + separator
        }
        return text.isEmpty ? nil : ForecastTable.Line([ForecastTable.Span(text: text, role: .title)])
    }
}
