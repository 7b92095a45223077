import WeatherFormat

/// What `--clock` asks for.
enum ClockOption: String, CaseIterable {
    case twelve = "12"
    case twentyFour = "24"
    case automatic = "auto"
    case both

    static let option = ArgumentList.Option(
        name: "--clock", value: "12|24|auto|both",
        help: "the clock; auto, the default, is the habit of the language tag's region (en-GB is 24)")

    init(_ value: String?) throws(CommandFailure) {
        guard let value else {
            self = .automatic
            return
        }
        self = try NameList.known(value, "clock", Self(rawValue: value), among: Self.allCases.map(\.rawValue))
    }

    func hourCycles(for reader: ReaderTag) -> [HourCycle] {
        switch self {
        case .twelve: [.twelveHour]
        case .twentyFour: [.twentyFourHour]
        case .automatic: [reader.hourCycle]
        case .both: HourCycle.allCases
        }
    }
}
