import FoundationEssentials
import WeatherFormat

/// Where the times of a command come from.
enum TimeSource {
    case now
    case one(TimeArgument)
    /// One time a line on standard input.
    case lines(CommandInput)

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

    /// Hands over each time, in order.
    func forEach(_ body: (TimeArgument) throws(CommandFailure) -> Void) throws(CommandFailure) {
        switch self {
        case .now: try body(.instant(Date()))
        case .one(let time): try body(time)
        case .lines(let input):
            var number = 0
            try input.forEachLine { line throws(CommandFailure) in
                number += 1
                do throws(CommandFailure) {
                    try body(try TimeArgument(line))
                } catch {
                    throw error.onLine(number)
                }
            }
        }
    }
}

extension CommandFailure {
    /// The same failure, with the line of the input that it came from.
    fileprivate func onLine(_ number: Int) -> CommandFailure {
        switch self {
        case .usage(let text): .usage("line \(number): \(text)")
        case .badData(let text): .badData("line \(number): \(text)")
        case .fault(let text): .fault("line \(number): \(text)")
        case .cannotWrite, .pipeClosed: self
        }
    }
}
