import FoundationEssentials
import WeatherForecast
import WeatherFormat

/// `hwfmt unit`: a value in a unit, in any language.
struct UnitCommand: Command {
    static let synopsis = "VALUE UNIT --lang L [--style compact|native|cldr] [--width short|narrow|long] [--json]"
    static let summary =
        "Prints a value in a unit of `hwfmt list units`. 12..18 is a wind and its gusts, 74km/h bft converts."
    static let options = [
        LanguageOptions.lang,
        UnitOptions.style,
        UnitOptions.width,
        ArgumentList.Option(name: "--json", value: nil, help: "one JSON object a line, with the spoken form"),
    ]

    private let options: LanguageOptions
    private let argument: QuantityArgument
    private let style: UnitStyle
    private let width: UnitWidth

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        options = try LanguageOptions(arguments)
        style = try UnitOptions.style(arguments)
        width = try UnitOptions.width(arguments)
        argument = try QuantityArgument(arguments.operands)
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        try options.print(to: &output) { reader throws(CommandFailure) in
            let formatter = UnitFormatter(for: reader, style: style)
            return try formatting { () throws(WeatherFormatError) in
                Row(
                    language: reader.languageAndRegion, unit: argument.unit, style: style, width: width,
                    text: try formatter.string(argument.quantity, width: width),
                    spoken: options.json ? try formatter.spoken(argument.quantity) : nil)
            }
        }
    }

    private struct Row: LanguageRow {
        let language: String
        let unit: WeatherUnit
        let style: UnitStyle
        let width: UnitWidth
        let text: String
        let spoken: String?

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("language", language)
                json.member("spoken", spoken)
                json.member("style", named: style)
                json.member("text", text)
                json.member("unit", named: unit)
                json.member("width", named: width)
            }
        }

        /// `12km/h bft` is printed in another unit than it was given in, so the row says which.
        var cells: [String] { [unit.rawValue] }
    }
}
