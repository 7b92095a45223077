import FoundationEssentials
import WeatherFormat

/// `hwfmt ago`: how long ago something was.
struct AgoCommand: Command {
    static let synopsis = "SECONDS --lang L [--json]"
    static let summary = "Prints how long ago something was: 300 is 5 minutes ago, -300 is in 5 minutes."
    static let options = [
        ArgumentList.Option(name: "--lang", value: "L", help: "any BCP 47 tag, several, or all"),
        ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line"),
    ]

    private let languages: [Language]
    private let seconds: Double
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        languages = try NameList.languages(arguments.value(of: "--lang"))
        seconds = try arguments.seconds()
        json = arguments.has("--json")
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        for language in languages {
            let text = try formatting { () throws(WeatherFormatError) in
                try RelativeTimeFormatter(language: language).string(secondsAgo: seconds)
            }
            if json {
                output.printLine(try JSONLine.encode(Row(language: language, seconds: seconds, text: text)))
            } else {
                output.printLine(languages.count > 1 ? "\(language.rawValue)\t\(text)" : text)
            }
        }
    }

    private struct Row: Encodable {
        let language: Language
        let seconds: Double
        let text: String
    }
}

extension ArgumentList {
    /// The one operand of the verbs that take seconds.
    func seconds() throws(CommandFailure) -> Double {
        guard let text = operands.first, operands.count == 1 else {
            throw .usage("expected one number of seconds, such as 300")
        }
        return try formatting { () throws(WeatherFormatError) in try Double(decimalText: text) }
    }
}
