import WeatherFormat
import WeatherFormatWidth

/// `hwfmt report width --strings -`: texts of the caller's own in the places that they name.
struct StringWidths {
    let ruler: TextRuler
    let grid: StatGrid
    let drawsOutlines: Bool

    /// Prints a row for each line of the input; then, where it is asked for, each glyph's outline.
    func print(_ input: CommandInput, json: Bool, _ output: inout StandardOutput) throws(CommandFailure) {
        let table = WidthTable(namesLanguages: true)
        if !json { output.printLine(table.head) }
        var glyphs = GlyphTable()
        var known: [Language: [WidthPlace]] = [:]
        var number = 0
        try input.forEachLine { line throws(CommandFailure) in
            number += 1
            let row = try row(of: line, number, &known)
            guard json else { return output.printLine(table.line(for: row)) }
            output.printLine(try JSONLine.encode(WidthRowObject(row, glyphs: try places(of: row, &glyphs))))
        }
        for (glyph, path) in glyphs.outlines.enumerated() {
            output.printLine(try JSONLine.encode(GlyphObject(glyph: glyph, path: path)))
        }
    }

    private func row(
        of line: String, _ number: Int, _ known: inout [Language: [WidthPlace]]
    ) throws(CommandFailure) -> WidthRow {
        let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3, !fields[2].isEmpty else {
            throw .badData("line \(number) is \(quoted(line)): expected a language, a place and a text, split by tabs")
        }
        let language = try formatting { () throws(WeatherFormatError) in try Language(matching: fields[0]) }
        if known[language] == nil {
            known[language] = try measuring { () throws(WidthError) in try WidthReport.everyPlace(in: language) }
        }
        guard let place = known[language]?.first(where: { $0.name == fields[1] }) else {
            throw .badData(
                "line \(number): unknown place \(quoted(fields[1])): expected one that hwfmt report width prints, row, text"
            )
        }
        return try measuring { () throws(WidthError) in
            try WidthRow(fields[2], of: place, in: language, grid: grid, ruler: ruler)
        }
    }

    private func places(of row: WidthRow, _ glyphs: inout GlyphTable) throws(CommandFailure) -> [GlyphTable.Place]? {
        guard drawsOutlines else { return nil }
        let text = try measuring { () throws(WidthError) in
            try ruler.measure(row.text, in: row.language, slot: row.slot)
        }
        return glyphs.places(of: text, pointSize: row.slot.pointSize)
    }

    private struct GlyphObject: Encodable {
        let glyph: Int
        let path: String
    }
}
