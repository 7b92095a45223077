import FoundationEssentials
import WeatherFormat
import WeatherFormatWidth

/// `hwfmt report width`: each place's widest string, measured as it is drawn.
struct WidthReportCommand {
    static let options = [
        ArgumentList.Option(name: "--svg", value: "FILE", help: "width: draw each slot at its real size, as SVG"),
        ArgumentList.Option(name: "--font", value: "FILE", help: "width: measure in this font instead of Inter"),
        ArgumentList.Option(name: "--bold-font", value: "FILE", help: "width: its bold cut"),
        ArgumentList.Option(name: "--device", value: "POINTS", help: "width: the narrowest device; else 390"),
        ArgumentList.Option(name: "--every", value: nil, help: "width: each string of the cards, not the widest alone"),
        ArgumentList.Option(
            name: "--strings", value: "-",
            help: "width: these instead, a line each: language, place and text, split by tabs"),
        ArgumentList.Option(
            name: "--outlines", value: nil, help: "width: with --strings and --json, each glyph's shape"),
    ]

    private let readers: [ReaderTag]
    private let voice: Voice
    private let json: Bool
    private let picture: String?
    private let ruler: TextRuler
    private let grid: StatGrid
    private let printsEvery: Bool
    private let drawsOutlines: Bool
    /// Where texts of the caller's own come from, or nil for the report.
    private let strings: CommandInput?

    init(
        _ arguments: ArgumentList, readers: [ReaderTag], voice: Voice, json: Bool
    ) throws(CommandFailure) {
        self.voice = voice
        self.readers = readers
        self.json = json
        picture = arguments.value(of: "--svg")
        guard picture == nil || readers.count == 1 else {
            throw .usage("a picture shows one language, and --lang names \(readers.count): expected one")
        }
        // Requests may come from anywhere: they write no files here and read none.
        if case .text = arguments.input,
            let option = Self.options.first(where: { $0.value == "FILE" && arguments.value(of: $0.name) != nil })
        {
            throw .usage("\(option.name) in a request of batch: expected it on a command line only")
        }
        let font = arguments.value(of: "--font")
        let bold = arguments.value(of: "--bold-font")
        guard bold == nil || font != nil else {
            throw .usage("--bold-font without --font: expected both, or --font alone")
        }
        ruler = TextRuler(fonts: FontSource(named: font.map { FontSource.Named(regular: $0, bold: bold) }))
        grid = try Self.grid(deviceWidth: arguments.value(of: "--device"))
        printsEvery = arguments.has("--every")
        drawsOutlines = arguments.has("--outlines")
        strings = try Self.strings(arguments)
        guard picture == nil || (strings == nil && !printsEvery) else {
            throw .usage("--svg draws the report: expected it without --strings and --every")
        }
        guard !drawsOutlines || (strings != nil && json) else {
            throw .usage("--outlines without --strings - and --json: expected all three")
        }
    }

    private static func strings(_ arguments: ArgumentList) throws(CommandFailure) -> CommandInput? {
        guard let name = arguments.value(of: "--strings") else { return nil }
        guard name == "-" else { throw .usage("--strings \(quoted(name)): expected -, for standard input") }
        guard !arguments.has("--every") else { throw .usage("--strings with --every: expected one of them") }
        return arguments.input
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        if let strings {
            return try StringWidths(ruler: ruler, grid: grid, drawsOutlines: drawsOutlines)
                .print(strings, json: json, &output)
        }
        let table = WidthTable(namesLanguages: readers.count > 1)
        if !json { output.printLine(table.head) }
        for reader in readers {
            try output.checkRoom()
            if printsEvery {
                let rows = try measuring { () throws(WidthError) in
                    try WidthReport.everyString(for: reader, voice: voice, grid: grid, ruler: ruler)
                }
                try print(rows, table, &output)
                continue
            }
            let report = try measuring { () throws(WidthError) in
                try WidthReport(for: reader, voice: voice, grid: grid, ruler: ruler)
            }
            try print(report.rows, table, &output)
            if let picture {
                try write(try measuring { () throws(WidthError) in try report.svg() }, to: picture)
            }
        }
    }

    private func print(_ rows: [WidthRow], _ table: WidthTable, _ output: inout StandardOutput) throws(CommandFailure) {
        for row in rows {
            output.printLine(json ? try JSONLine.encode(WidthRowObject(row)) : table.line(for: row))
        }
    }

    private func write(_ text: String, to path: String) throws(CommandFailure) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            throw .cannotWrite("cannot write \(quoted(path)): expected a file in a folder that exists and is writable")
        }
    }

    private static func grid(deviceWidth: String?) throws(CommandFailure) -> StatGrid {
        guard let deviceWidth else { return StatGrid() }
        guard let points = Double(deviceWidth), points.isFinite else {
            throw .usage("bad width \(quoted(deviceWidth)) of a device: expected a number of points such as 390")
        }
        let grid = StatGrid(deviceWidth: points)
        // Checked before anything is measured.
        _ = try formatting { () throws(WeatherFormatError) in try StatBudget(grid: grid) }
        return grid
    }
}
