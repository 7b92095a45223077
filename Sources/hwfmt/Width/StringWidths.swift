import WeatherFormat
import WeatherFormatWidth

/// `hwfmt report width --strings -`: texts of the caller's own in the places that they name.
struct StringWidths {
    let ruler: TextRuler
    let grid: StatGrid
    let drawsOutlines: Bool

    /// Before a place's name: the place in the native voice, whose budgets may be others.
    private static let native = "native "

    private struct PlaceKey: Hashable {
        let reader: ReaderTag
        let voice: Voice
    }

    /// Prints a row for each line of the input; then, where it is asked for, each glyph's outline.
    func print(_ input: CommandInput, json: Bool, _ output: inout StandardOutput) throws(CommandFailure) {
        let table = WidthTable(namesLanguages: true)
        if !json { output.printLine(table.head) }
        var glyphs = GlyphTable()
        var known: [PlaceKey: [WidthPlace]] = [:]
        var blank = StandardOutput()
        blank.printLine(json ? "null" : "")
        try input.printRows(
            &output,
            rows: { line throws(CommandFailure) in
                let row = try row(of: line, &known)
                var rows = StandardOutput()
                rows.printLine(
                    json
                        ? try JSONLine.encode(WidthRowObject(row, glyphs: try places(of: row, &glyphs)))
                        : table.line(for: row))
                return rows
            }, blank: blank,
            last: { output throws(CommandFailure) in
                for (glyph, path) in glyphs.outlines.enumerated() {
                    output.printLine(try JSONLine.encode(GlyphObject(glyph: glyph, path: path)))
                }
            })
    }

    private func row(
        of line: String, _ known: inout [PlaceKey: [WidthPlace]]
    ) throws(CommandFailure) -> WidthRow {
        let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3, !fields[2].isEmpty else {
            throw .badData("\(quoted(line)): expected a language, a place and a text, split by tabs")
        }
        let reader = try formatting { () throws(WeatherFormatError) in try ReaderTag(fields[0]) }
        let isNative = fields[1].hasPrefix(Self.native)
        let name = isNative ? String(fields[1].dropFirst(Self.native.count)) : fields[1]
        let key = PlaceKey(reader: reader, voice: isNative ? .native : .house)
        if known[key] == nil {
            known[key] = try measuring { () throws(WidthError) in
                try WidthReport.everyPlace(for: reader, voice: key.voice)
            }
        }
        guard let place = known[key]?.first(where: { $0.name == name }) else {
            throw .badData(
                "unknown place \(quoted(fields[1])): expected one that hwfmt report width prints, row, text"
            )
        }
        return try measuring { () throws(WidthError) in
            try WidthRow(fields[2], of: place, in: reader.language, grid: grid, ruler: ruler)
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
