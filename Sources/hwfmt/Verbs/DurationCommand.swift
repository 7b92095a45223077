import FoundationEssentials
import WeatherForecast
import WeatherFormat

/// `hwfmt duration`: how long something lasts.
struct DurationCommand: Command {
    static let synopsis = "SECONDS --lang L [--style compact|native|cldr] [--width short|narrow|long] [--json]"
    static let summary = "Prints how long something lasts, cut to whole minutes: 7179 is 1h 59min."
    static let options = [
        LanguageOptions.lang,
        UnitOptions.style,
        UnitOptions.width,
        LanguageOptions.json,
    ]

    private let options: LanguageOptions
    private let seconds: Double
    private let style: UnitStyle
    private let width: UnitWidth

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        options = try LanguageOptions(arguments)
        style = try UnitOptions.style(arguments)
        width = try UnitOptions.width(arguments)
        seconds = try arguments.seconds()
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        try options.print(to: &output) { reader throws(CommandFailure) in
            let text = try formatting { () throws(WeatherFormatError) in
                try DurationFormatter(for: reader, style: style).string(seconds: seconds, width: width)
            }
            return Row(language: reader.languageAndRegion, seconds: seconds, style: style, width: width, text: text)
        }
    }

    private struct Row: LanguageRow {
        let language: String
        let seconds: Double
        let style: UnitStyle
        let width: UnitWidth
        let text: String

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("language", language)
                json.member("seconds", seconds)
                json.member("style", named: style)
                json.member("text", text)
                json.member("width", named: width)
            }
        }
    }
}
