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
    /// What the answer may be at most.
    let limits: RequestLimits

    /// Reads `--name value`, `--name=value` and flags.
    ///
    /// `-` and numbers below zero are operands, and so is everything after `--`.
    init(
        _ arguments: [String], options: [Option], input: CommandInput = .standardInput
    ) throws(CommandFailure) {
        self.input = input
        limits = .none
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

    /// Takes what is apart already: options by their names without the dashes, flags without a value.
    init(
        options given: [(name: String, value: String?)], operands: [String], known: [Option], input: CommandInput,
        limits: RequestLimits
    ) throws(CommandFailure) {
        self.input = input
        self.limits = limits
        self.operands = operands
        for (name, value) in given {
            guard let option = known.first(where: { $0.name.utf8.dropFirst(2).elementsEqual(name.utf8) }) else {
                throw Self.unknown("--" + name, among: known)
            }
            try take(option, value)
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
            throw Self.unknown(name, among: options)
        }
        var value = parts.count == 2 ? String(parts[1]) : nil
        if value == nil, option.value != nil, !has(name) { value = rest.popFirst() }
        try take(option, value)
    }

    private mutating func take(_ option: Option, _ value: String?) throws(CommandFailure) {
        let name = option.name
        guard !has(name) else { throw .usage("\(name) was given twice: expected it once") }
        guard let valueName = option.value else {
            guard value == nil else { throw .usage("\(name) takes no value: expected \(name) alone") }
            given.append((name, ""))
            return
        }
        guard let value else { throw .usage("\(name) lacks its value: expected \(name) \(valueName)") }
        given.append((name, value))
    }

    private static func unknown(_ name: String, among options: [Option]) -> CommandFailure {
        let near = NearestNames.to(name, among: options.map(\.name))
        let known = options.map(\.name).joined(separator: ", ")
        return .usage(
            "unknown option \(quoted(name)): \(WeatherFormatError.advice(near, otherwise: "one of \(known)"))")
    }

    private static func isNumber(_ argument: String) -> Bool {
        argument.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } ?? false
    }
}

/// A value as a message shows it.
func quoted(_ value: String) -> String { WeatherFormatError.quoted(value) }
