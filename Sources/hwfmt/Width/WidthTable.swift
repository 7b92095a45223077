import WeatherFormat
import WeatherFormatWidth

/// The report on widths as a table for people: the string stands last, since its width on a terminal varies.
struct WidthTable {
    let namesLanguages: Bool

    var head: String {
        line(
            language: "lang", place: "place", verdict: "verdict", narrow: "at 375", ["points", "budget", "scale"],
            "string")
    }

    func line(for row: WidthRow) -> String {
        line(
            language: row.language.rawValue, place: row.place,
            verdict: row.accepted == nil ? row.verdict.rawValue : "accepted", narrow: row.narrowVerdict.rawValue,
            [
                TenthsText.of(row.widthInPoints), row.budgetInPoints.map(TenthsText.of) ?? "-",
                TenthsText.of(row.scaleFactor * 100) + "%",
            ], row.text)
    }

    private func line(
        language: String, place: String, verdict: String, narrow: String, _ numbers: [String], _ text: String
    ) -> String {
        var cells = [pad(place, to: 25), pad(verdict, to: 8), pad(narrow, to: 6)]
        if namesLanguages { cells.insert(pad(language, to: 7), at: 0) }
        cells += numbers.map { String(repeating: " ", count: max(0, 6 - $0.count)) + $0 }
        return (cells + [text]).joined(separator: "  ")
    }

    private func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
