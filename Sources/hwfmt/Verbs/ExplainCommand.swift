import FoundationEssentials
import WeatherFormat

/// `hwfmt explain`: which rule, classifiers and symbols make a string, and why.
struct ExplainCommand: Command {
    static let synopsis = "--lang L --intent I [--clock 12|24|auto|both] [--voice house|native]"
    static let summary =
        "Prints the plan behind a string: the pattern, the classifiers that decided, the replaced words."
    static let options = [
        LanguageOptions.lang,
        ArgumentList.Option(name: "--intent", value: "I", help: "an intent of `hwfmt list intents`, several, or all"),
        ClockOption.option,
        VoiceOption.option,
    ]

    private let readers: [ReaderTag]
    private let intents: [DateFormatIntent]
    private let clock: ClockOption
    private let voice: Voice

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        try arguments.rejectOperands()
        readers = try NameList.readers(arguments.value(of: "--lang"))
        intents = try NameList.intents(arguments.value(of: "--intent"))
        clock = try ClockOption(arguments.value(of: "--clock"))
        voice = try VoiceOption.voice(arguments.value(of: "--voice"))
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        var isFirst = true
        for reader in readers {
            for intent in intents {
                for hourCycle in clock.hourCycles(for: reader) {
                    try output.checkRoom()
                    if !isFirst { output.printLine("") }
                    isFirst = false
                    let plan = try formatting { () throws(WeatherFormatError) in
                        try ResolvedDatePlan(
                            form: reader.dateForm(in: voice), intent: intent, hourCycle: hourCycle, voice: voice)
                    }
                    for line in try ExplainText.lines(for: plan) { output.printLine(line) }
                }
            }
        }
    }
}
