import FoundationEssentials
import WeatherFormat

/// Where the times of a command come from.
enum TimeSource {
    case now
    case one(TimeArgument)
    /// One time a line on standard input.
    case lines(CommandInput)

    /// How many times there are, as far as that is known before they are read.
    var count: Int {
        switch self {
        case .now, .one: 1
        case .lines(let input): input.lineCount ?? 1
        }
    }

    static let option = ArgumentList.Option(
        name: "--at", value: "T",
        help: "RFC 3339, a local date-time, a date, or - for one a line on standard input; else now")

    init(_ value: String?, input: CommandInput) throws(CommandFailure) {
        self =
            switch value {
            case nil: .now
            case "-": .lines(input)
            case let text?: .one(try TimeArgument(text))
            }
    }
}
