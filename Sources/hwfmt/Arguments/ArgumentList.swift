import WeatherFormat

/// The arguments after the verb, sorted into options and operands.
struct ArgumentList {
    /// An option that a verb knows.
    struct Option {
        let name: String
        /// What its value is called in the help, or nil for a flag.
        let value: String?
        let help: String
    }

    /// A handful: a dictionary's first use would take longer than all its searches.
    private var given: [(name: String, value: String)] = []
    private(set) var operands: [String] = []
    /// What `-` stands for.
    let input: CommandInput

    /// Reads `--name value`, `--name=value` and flags.
    ///
    /// `-` and numbers below zero are operands, and so is everything after `--`.
    init(
        _ arguments: [String], options: [Option], input: CommandInput = .standardInput
    ) throws(CommandFailure) {
        self.input = input
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-", !Self.isNumber(argument) else {
                operands.append(argument)
                continue
            }
            try read(argument, followedBy: &rest, options: options)
        }
    }

    /// The value of an option, or nil where it was not given.
    func value(of option: String) -> String? { given.first { $0.name == option }?.value }

    /// Whether a flag was given.
    func has(_ flag: String) -> Bool { value(of: flag) != nil }

    private mutating func read(
        _ argument: String, followedBy rest: inout ArraySlice<String>, options: [Option]
    ) throws(CommandFailure) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            let near = NearestNames.to(name, among: options.map(\.name))
            let known = options.map(\.name).joined(separator: ", ")
            throw .usage(
                "unknown option \(quoted(name)): \(WeatherFormatError.advice(near, otherwise: "one of \(known)"))")
        }
        guard !has(name) else { throw .usage("\(name) was given twice: expected it once") }
        guard let value = option.value else {
            guard parts.count == 1 else { throw .usage("\(name) takes no value: expected \(name) alone") }
            given.append((name, ""))
            return
        }
        guard let text = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
            throw .usage("\(name) lacks its value: expected \(name) \(value)")
        }
        given.append((name, text))
    }

    private static func isNumber(_ argument: String) -> Bool {
        argument.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } ?? false
    }
}

/// A value as a message shows it.
func quoted(_ value: String) -> String { WeatherFormatError.quoted(value) }
