import WeatherFormat

/// `--lang` and `--json`, and the loop of the verbs that print one string a language.
struct LanguageOptions {
    static let lang = ArgumentList.Option(name: "--lang", value: "L", help: "any BCP 47 tag, several, or all")
    static let json = ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line")

    let languages: [Language]
    let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        languages = try NameList.languages(arguments.value(of: "--lang"))
        json = arguments.has("--json")
    }

    /// Prints each language's string: bare where it is the only one, else behind the language's tag, or as an object.
    func print<Row: LanguageRow>(
        to output: inout StandardOutput, _ row: (Language) throws(CommandFailure) -> Row
    ) throws(CommandFailure) {
        for language in languages {
            let row = try row(language)
            if json {
                output.printLine(try JSONLine.encode(row))
            } else {
                let cells = [language.rawValue] + row.cells + [row.text]
                output.printLine(languages.count > 1 ? cells.joined(separator: "\t") : row.text)
            }
        }
    }
}

/// What a verb prints for one language: all of it with `--json`, else the text.
protocol LanguageRow: Encodable {
    var text: String { get }
    /// What stands between the language's tag and the text, where there are several rows.
    var cells: [String] { get }
}

extension LanguageRow {
    var cells: [String] { [] }
}
