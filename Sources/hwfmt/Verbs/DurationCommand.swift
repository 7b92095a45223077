import FoundationEssentials
import WeatherFormat

/// `hwfmt duration`: how long something lasts.
struct DurationCommand: Command {
    static let synopsis = "SECONDS --lang L [--style compact|cldr] [--width short|narrow|long] [--json]"
    static let summary = "Prints how long something lasts, cut to whole minutes: 7179 is 1h 59min."
    static let options = [
        ArgumentList.Option(name: "--lang", value: "L", help: "any BCP 47 tag, several, or all"),
        UnitOptions.style,
        UnitOptions.width,
        ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line"),
    ]

    private let languages: [Language]
    private let seconds: Double
    private let style: UnitStyle
    private let width: UnitWidth
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        languages = try NameList.languages(arguments.value(of: "--lang"))
        style = try UnitOptions.style(arguments)
        width = try UnitOptions.width(arguments)
        json = arguments.has("--json")
        seconds = try arguments.seconds()
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        for language in languages {
            let text = try formatting { () throws(WeatherFormatError) in
                try DurationFormatter(language: language).string(seconds: seconds, style: style, width: width)
            }
            if json {
                output.printLine(
                    try JSONLine.encode(
                        Row(language: language, seconds: seconds, style: style, width: width, text: text)))
            } else {
                output.printLine(languages.count > 1 ? "\(language.rawValue)\t\(text)" : text)
            }
        }
    }

    private struct Row: Encodable {
        let language: Language
        let seconds: Double
        let style: UnitStyle
        let width: UnitWidth
        let text: String
    }
}
