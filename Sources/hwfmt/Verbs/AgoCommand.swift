import FoundationEssentials
import WeatherForecast
import WeatherFormat

/// `hwfmt ago`: how long ago something was.
struct AgoCommand: Command {
    static let synopsis = "SECONDS --lang L [--voice house|native] [--json]"
    static let summary = "Prints how long ago something was: 300 is 5 minutes ago, -300 is in 5 minutes."
    static let options = [
        LanguageOptions.lang,
        VoiceOption.option,
        LanguageOptions.json,
    ]

    private let options: LanguageOptions
    private let seconds: Double
    private let voice: Voice

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        options = try LanguageOptions(arguments)
        seconds = try arguments.seconds()
        voice = try VoiceOption.voice(arguments.value(of: "--voice"))
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        try options.print(to: &output) { reader throws(CommandFailure) in
            let text = try formatting { () throws(WeatherFormatError) in
                try RelativeTimeFormatter(for: reader, voice: voice).string(secondsAgo: seconds)
            }
            return Row(language: reader.languageAndRegion, seconds: seconds, text: text)
        }
    }

    private struct Row: LanguageRow {
        let language: String
        let seconds: Double
        let text: String

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("language", language)
                json.member("seconds", seconds)
                json.member("text", text)
            }
        }
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
