import WeatherForecast
import WeatherFormat

/// The cards, title and value, side by side as far as the width allows.
struct CardTable {
    let lines: [ForecastTable.Line]

    init(_ view: ForecastView, _ width: Int) {
        let cells = Self.cells(of: view)
        let titleWidth = cells.map { ForecastTable.columns(of: $0.title) }.max() ?? 0
        let valueWidth = cells.map { ForecastTable.columns(of: $0.value) }.max() ?? 0
        let cellWidth = titleWidth + 2 + valueWidth
        let perLine = max(1, (width + 4) / (cellWidth + 4))
        lines = stride(from: 0, to: cells.count, by: perLine).map { first in
            var spans: [ForecastTable.Span] = []
            for cell in cells[first..<min(first + perLine, cells.count)] {
                let gap = spans.isEmpty ? "" : "    "
                spans.append(
                    ForecastTable.Span(
                        text: gap + ForecastTable.padded(cell.title, to: titleWidth + 2, leading: false), role: .label))
                spans.append(
                    ForecastTable.Span(
                        text: ForecastTable.padded(cell.value, to: valueWidth, leading: false), role: .plain))
            }
            return ForecastTable.Line(spans)
        }
    }

    private struct Cell {
        let title: String
        let value: String
    }

    /// The widest text's verdict, where it does not pass: `(over, ×0.93)`.
    private static func width(of card: StatCard) -> String? {
        let widths = [card.widths?.title, card.widths?.value, card.widths?.line].compactMap { $0 }
        if let worst = widths.filter({ $0.verdict == .over }).min(by: { $0.scaleFactor < $1.scaleFactor }) {
            return "(over, ×\((worst.scaleFactor * 100).rounded() / 100))"
        }
        return widths.contains { $0.verdict == .margin } ? "(margin)" : nil
    }

    private static func cells(of view: ForecastView) -> [Cell] {
        var cells = view.cards.map { card in
            Cell(
                title: card.title,
                value: [card.value, card.line, Self.width(of: card)].compactMap { $0 }.joined(separator: "  "))
        }
        if let sun = view.sun {
            if let sunrise = sun.sunrise { cells.append(Cell(title: sun.sunriseTitle, value: sunrise)) }
            if let sunset = sun.sunset { cells.append(Cell(title: sun.sunsetTitle, value: sunset)) }
            if let note = sun.note { cells.append(Cell(title: "☀", value: note)) }
        }
        if let phase = view.moon?.phase, let name = view.moon?.phaseName {
            cells.append(Cell(title: phase.glyph, value: name))
        }
        if let full = view.moon?.fullMoon { cells.append(Cell(title: "🌕", value: full)) }
        if let new = view.moon?.newMoon { cells.append(Cell(title: "🌑", value: new)) }
        return cells
    }
}
