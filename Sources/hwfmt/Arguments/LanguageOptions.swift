import WeatherForecast
import WeatherFormat

/// `--lang` and `--json`, and the loop of the verbs that print one string a reader.
struct LanguageOptions {
    static let lang = ArgumentList.Option(name: "--lang", value: "L", help: "any BCP 47 tag, several, or all")
    static let json = ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line")

    let readers: [ReaderTag]
    let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        readers = try NameList.readers(arguments.value(of: "--lang"))
        try arguments.limits.check(.mostRows, readers.count)
        json = arguments.has("--json")
    }

    /// Prints each reader's string: bare where it is the only one, else behind the reader's tag, or as an object.
    func print<Row: LanguageRow>(
        to output: inout StandardOutput, _ row: (ReaderTag) throws(CommandFailure) -> Row
    ) throws(CommandFailure) {
        for reader in readers {
            let row = try row(reader)
            if json {
                output.printLine(JSONLine.bytes(of: row))
            } else if readers.count > 1 {
                output.printLine(([reader.languageAndRegion] + row.cells + [row.text]).joined(separator: "\t"))
            } else {
                output.printLine(row.text)
            }
        }
    }
}

/// What a verb prints for one reader: all of it with `--json`, else the text.
protocol LanguageRow: JSONWritable {
    var text: String { get }
    /// What stands between the reader's tag and the text, where there are several rows.
    var cells: [String] { get }
}

extension LanguageRow {
    var cells: [String] { [] }
}
