import FoundationEssentials
import WeatherFormat

/// `hwfmt unit`: a value in a unit, in any language.
struct UnitCommand: Command {
    static let synopsis = "VALUE UNIT --lang L [--style compact|cldr] [--width short|narrow|long] [--json]"
    static let summary =
        "Prints a value in a unit of `hwfmt list units`. 12..18 is a wind and its gusts, 74km/h bft converts."
    static let options = [
        ArgumentList.Option(name: "--lang", value: "L", help: "any BCP 47 tag, several, or all"),
        UnitOptions.style,
        UnitOptions.width,
        ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line, with the spoken form"),
    ]

    private let languages: [Language]
    private let argument: QuantityArgument
    private let style: UnitStyle
    private let width: UnitWidth
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        languages = try NameList.languages(arguments.value(of: "--lang"))
        style = try UnitOptions.style(arguments)
        width = try UnitOptions.width(arguments)
        json = arguments.has("--json")
        argument = try QuantityArgument(arguments.operands)
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        for language in languages {
            let formatter = UnitFormatter(language: language)
            let text = try formatting { () throws(WeatherFormatError) in
                try formatter.string(argument.quantity, style: style, width: width)
            }
            if json {
                let spoken = try formatting { () throws(WeatherFormatError) in try formatter.spoken(argument.quantity) }
                output.printLine(
                    try JSONLine.encode(
                        Row(
                            language: language, unit: argument.unit, style: style, width: width, text: text,
                            spoken: spoken)))
            } else {
                output.printLine(
                    languages.count > 1 ? "\(language.rawValue)\t\(argument.unit.rawValue)\t\(text)" : text)
            }
        }
    }

    private struct Row: Encodable {
        let language: Language
        let unit: WeatherUnit
        let style: UnitStyle
        let width: UnitWidth
        let text: String
        let spoken: String
    }
}
