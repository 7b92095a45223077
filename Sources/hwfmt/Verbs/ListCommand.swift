import WeatherFormat

/// `hwfmt list`: the names that the other verbs take.
struct ListCommand: Command {
    static let synopsis = "\(Subject.names.joined(separator: "|")) [--json]"
    static let summary = "Prints the names that the other verbs take, one a line."
    static let options = [LanguageOptions.json]

    private enum Subject: String, CaseIterable {
        case languages, regions, intents, units

        static var names: [String] { allCases.map(\.rawValue) }
    }

    private let subject: Subject
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw .usage("expected one of \(Subject.names.joined(separator: ", "))")
        }
        subject = try NameList.known(name, "list", Subject(rawValue: name), among: Subject.names)
        json = arguments.has("--json")
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        switch subject {
        case .languages:
            for language in Language.allCases {
                output.printLine(
                    json
                        ? try JSONLine.encode(["language": language.rawValue, "name": language.nativeName])
                        : "\(language.rawValue)\t\(language.nativeName)")
            }
        case .regions:
            for variant in LanguageVariant.allCases {
                let language = variant.language
                output.printLine(
                    json
                        ? try JSONLine.encode(["language": variant.rawValue, "name": language.nativeName])
                        : "\(variant.rawValue)\t\(language.nativeName)")
            }
        case .intents:
            for intent in DateFormatIntent.allCases {
                output.printLine(json ? try JSONLine.encode(["intent": intent.rawValue]) : intent.rawValue)
            }
        case .units:
            for unit in WeatherUnit.allCases {
                output.printLine(json ? try JSONLine.encode(["unit": unit.rawValue]) : unit.rawValue)
            }
        }
    }
}
