import WeatherForecast
import WeatherFormat
import WeatherFormatReports

/// `hwfmt list words`: the words of a forecast's screen, with what a reviewer reads beside each.
struct WordList {
    static let options = [
        ArgumentList.Option(name: "--lang", value: "L", help: "words: of these languages only; else of all"),
        ArgumentList.Option(
            name: "--needs-review", value: nil, help: "words: those that no official source and no two others write"),
    ]

    private let languages: [Language]
    private let needsReviewOnly: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        languages = arguments.has("--lang") ? try NameList.languages(arguments.value(of: "--lang")) : Language.allCases
        needsReviewOnly = arguments.has("--needs-review")
    }

    /// A row each: language, key, state, text, literal English, sources.
    func print(json: Bool, _ output: inout StandardOutput) throws(CommandFailure) {
        for language in languages {
            for word in ForecastWord.allCases {
                let row = WordRow(word, in: language)
                if needsReviewOnly, row.state == .translated { continue }
                output.printLine(json ? try JSONLine.encode(row) : row.line)
            }
        }
    }
}
