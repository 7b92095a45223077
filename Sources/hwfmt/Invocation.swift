import WeatherFormat

/// A whole command line, understood.
enum Invocation {
    case help
    case verbHelp(Verb)
    case version
    case command(any Command)

    init(arguments: [String]) throws(CommandFailure) {
        guard let first = arguments.first else {
            throw .usage("no verb: expected one of \(Self.verbNames.joined(separator: ", ")), or --help")
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--help", "-h", "help":
            guard let name = rest.first else {
                self = .help
                return
            }
            self = .verbHelp(try Self.verb(named: name))
        case "--version":
            self = .version
        default:
            let verb = try Self.verb(named: first)
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                self = .verbHelp(verb)
            } else {
                let arguments = try ArgumentList(rest, options: verb.command.options)
                self = .command(try verb.command.init(arguments))
            }
        }
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        switch self {
        case .help: output.printLine(Help.overview)
        case .verbHelp(let verb): output.printLine(Help.text(for: verb))
        case .version: output.printLine(try Version.text())
        case .command(let command): try command.run(&output)
        }
    }

    private static var verbNames: [String] { Verb.allCases.map(\.rawValue) }

    private static func verb(named name: String) throws(CommandFailure) -> Verb {
        try NameList.known(name, "verb", Verb(rawValue: name), among: verbNames)
    }
}
