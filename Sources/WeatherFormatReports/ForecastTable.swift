package import WeatherForecast
import WeatherFormat

/// A forecast's view as a table of so many columns, for a terminal and for a person who reviews it.
///
///     print(ForecastTable(view, width: 80).text)
///
/// Columns are counted as a terminal counts them: an East Asian wide character is two. Nothing is cut: what does not fit
/// beside its neighbours moves below, and of the daily table's columns the last ones go.
package struct ForecastTable: Sendable, Hashable {
    package let lines: [Line]

    /// One line, without spaces at its end.
    package struct Line: Sendable, Hashable {
        package let spans: [Span]
    }

    /// A part of a line that is drawn alike.
    package struct Span: Sendable, Hashable {
        package let text: String
        package let role: Role
    }

    /// What a part of a line is, for whoever has colours.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case plain, title, label, rain, alert
    }

    /// Lays a forecast out in the terminal's columns; below 20 they are taken for 20, in which every column of the
    /// strip fits, and above 10,000 for that.
    package init(_ view: ForecastView, width: Int) {
        let width = min(max(width, 20), 10_000)
        var lines: [Line] = []
        for block in [
            Self.head(view, width) + Self.summary(view, width), Self.alerts(view, width),
            StripTable(view.strip, width).lines,
            DailyTable(view.days, width).lines, CardTable(view, width).lines,
        ] where !block.isEmpty {
            if !lines.isEmpty { lines.append(Line([])) }
            lines += block
        }
        self.lines = lines
    }

    /// The lines, without colours.
    package var text: String {
        lines.map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
    }

    /// What the hours bring, on a line of its own or on several, broken where a terminal would.
    private static func summary(_ view: ForecastView, _ width: Int) -> [Line] {
        guard let summary = view.header.summary else { return [] }
        guard columns(of: summary) > width else { return [Line([Span(text: summary, role: .plain)])] }
        var lines: [String] = [""]
        for word in summary.split(separator: " ", omittingEmptySubsequences: true) {
            let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
            if columns(of: longer) <= width || lines[lines.count - 1].isEmpty {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines.map { Line([Span(text: $0, role: .plain)]) }
    }

    /// The day, the weather and the temperatures, and at the right end when it was updated.
    private static func head(_ view: ForecastView, _ width: Int) -> [Line] {
        var range: String?
        if view.header.high != nil || view.header.low != nil {
            range = [view.header.high, view.header.low].compactMap { $0 }.joined(separator: " / ")
        }
        let condition = view.header.condition.map { "\($0.glyph) \($0.word)" }
        let values = [condition, view.header.temperature, range].compactMap { $0 }.joined(separator: "   ")
        var spans = [Span(text: view.header.day, role: .title)]
        if condition != nil, columns(of: view.header.day) + 3 + columns(of: values) > width {
            let below = [values, view.updated ?? ""].filter { !$0.isEmpty }
            return [Line(spans)] + below.map { Line([Span(text: $0, role: $0 == values ? .plain : .label)]) }
        }
        if !values.isEmpty { spans.append(Span(text: "   " + values, role: .plain)) }
        guard let updated = view.updated else { return [Line(spans)] }
        let room = width - spans.reduce(0) { $0 + columns(of: $1.text) } - columns(of: updated)
        guard room > 0 else { return [Line(spans), Line([Span(text: updated, role: .label)])] }
        spans.append(Span(text: String(repeating: " ", count: room) + updated, role: .label))
        return [Line(spans)]
    }

    private static func alerts(_ view: ForecastView, _ width: Int) -> [Line] {
        var lines: [Line] = []
        for alert in view.alerts {
            // A service's own words: what could drive the terminal is shown as what it is.
            let title = Span(text: "⚠ " + VisibleText.escaping(alert.title), role: .alert)
            guard let period = alert.period else {
                lines.append(Line([title]))
                continue
            }
            let fits = columns(of: title.text) + 3 + columns(of: period) <= width
            if fits {
                lines.append(Line([title, Span(text: " · " + period, role: .label)]))
            } else {
                lines += [Line([title]), Line([Span(text: "  " + period, role: .label)])]
            }
        }
        if let start = view.minuteRainStart { lines.append(Line([Span(text: "☂ " + start, role: .rain)])) }
        if let pill = view.strip.rainLater {
            lines.append(Line([Span(text: "☂ \(pill.hour) \(pill.chance)", role: .rain)]))
        }
        return lines
    }
}

extension ForecastTable {
    package static func columns(of text: String) -> Int { TextExtent(of: text).columns }

    static func padded(_ text: String, to width: Int, leading: Bool) -> String {
        let space = String(repeating: " ", count: max(0, width - columns(of: text)))
        return leading ? space + text : text + space
    }
}

extension ForecastTable.Line {
    /// Without the spaces at its end.
    init(_ spans: [ForecastTable.Span]) {
        var kept = spans
        while let last = kept.last {
            let text = String(last.text.reversed().drop { $0 == " " }.reversed())
            kept.removeLast()
            if !text.isEmpty {
                kept.append(ForecastTable.Span(text: text, role: last.role))
                break
            }
        }
        self.spans = kept
    }
}
