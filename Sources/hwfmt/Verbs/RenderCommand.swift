import FoundationEssentials
import WeatherForecast
import WeatherFormat

/// `hwfmt render`: the string of an intent, in any language, on either clock.
struct RenderCommand: Command {
    static let synopsis =
        "--lang L --intent I [--clock 12|24|auto|both] [--at T] [--tz Z] [--voice house|native] "
        + "[--case upper|lower] [--json]"
    static let summary = "Prints the string of an intent. L and I may name several (de,ja or all): then a row each."
    static let options = [
        LanguageOptions.lang,
        ArgumentList.Option(name: "--intent", value: "I", help: "an intent of `hwfmt list intents`, several, or all"),
        ClockOption.option,
        TimeSource.option,
        ArgumentList.Option(name: "--tz", value: "Z", help: "a time zone such as Europe/Berlin; else the machine's"),
        VoiceOption.option,
        ArgumentList.Option(name: "--case", value: "upper|lower", help: "the case of the whole string"),
        LanguageOptions.json,
    ]

    private let combinations: [Combination]
    private let times: TimeSource
    private let zone: ZoneID
    private let textCase: TextCase
    private let json: Bool

    private struct Combination {
        let reader: ReaderTag
        let formatter: DateIntentFormatter
        let intent: DateFormatIntent
    }

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        try arguments.rejectOperands()
        let readers = try NameList.readers(arguments.value(of: "--lang"))
        let intents = try NameList.intents(arguments.value(of: "--intent"))
        let clock = try ClockOption(arguments.value(of: "--clock"))
        let voice = try VoiceOption.voice(arguments.value(of: "--voice"))
        textCase = try Self.textCase(arguments.value(of: "--case"))
        json = arguments.has("--json")
        let zone = try ZoneOption.zone(arguments.value(of: "--tz"))
        self.zone = zone
        times = try TimeSource(arguments.value(of: "--at"), input: arguments.input)
        // Each is at most a million, so that their product is one of 64 bits.
        let rows = readers.reduce(0) { $0 + clock.hourCycles(for: $1).count } * intents.count
        try arguments.limits.check(.mostRows, rows * times.count)
        combinations = readers.flatMap { reader in
            intents.flatMap { intent in
                clock.hourCycles(for: reader).map { hourCycle in
                    Combination(
                        reader: reader,
                        formatter: DateIntentFormatter(
                            for: reader, hourCycle: hourCycle, zone: zone, voice: voice),
                        intent: intent)
                }
            }
        }
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        switch times {
        case .now: output.append(try rows(of: .instant(Date())))
        case .one(let time): output.append(try rows(of: time))
        case .lines(let input):
            var blank = StandardOutput()
            for _ in combinations { blank.printLine(json ? "null" : "") }
            try input.printRows(
                &output, rows: { line throws(CommandFailure) in try rows(of: TimeArgument(line)) }, blank: blank,
                last: { _ in })
        }
    }

    /// A row for each combination.
    private func rows(of time: TimeArgument) throws(CommandFailure) -> StandardOutput {
        let moment = try formatting { () throws(WeatherFormatError) in try time.moment(in: zone) }
        var rows = StandardOutput()
        for combination in combinations {
            let text = try formatting { () throws(WeatherFormatError) in try render(moment, combination) }
            print(text, combination, to: &rows)
        }
        return rows
    }

    private func render(_ moment: Moment, _ combination: Combination) throws(WeatherFormatError) -> String {
        switch moment {
        case .instant(let instant):
            try combination.formatter.string(from: instant, for: combination.intent, case: textCase)
        case .day(let day):
            try combination.formatter.string(from: day, for: combination.intent, case: textCase)
        }
    }

    private func print(_ text: String, _ combination: Combination, to lines: inout StandardOutput) {
        let (formatter, intent) = (combination.formatter, combination.intent)
        let language = combination.reader.languageAndRegion
        if json {
            lines.printLine(
                JSONLine.bytes(of: Row(language: language, formatter: formatter, intent: intent, text: text)))
        } else if combinations.count > 1 {
            lines.printLine(
                "\(language)\t\(intent.rawValue)\t\(formatter.hourCycle.rawValue)\t\(text)")
        } else {
            lines.printLine(text)
        }
    }

    private struct Row: JSONWritable {
        let language: String
        let formatter: DateIntentFormatter
        let intent: DateFormatIntent
        let text: String

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("clock", named: formatter.hourCycle)
                json.member("intent", named: intent)
                json.member("language", language)
                json.member("text", text)
                json.member("zone", formatter.zone.identifier)
            }
        }
    }

    private static func textCase(_ value: String?) throws(CommandFailure) -> TextCase {
        guard let value else { return .asWritten }
        let names = ["upper", "lower"]
        return try NameList.known(value, "case", names.contains(value) ? TextCase(rawValue: value) : nil, among: names)
    }
}
