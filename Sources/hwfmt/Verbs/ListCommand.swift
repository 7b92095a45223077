import WeatherForecast
import WeatherFormat

/// `hwfmt list`: the names that the other verbs take.
struct ListCommand: Command {
    static let synopsis = "\(Subject.names.joined(separator: "|")) [--json]"
    static let summary = "Prints the names that the other verbs take, or the words of a forecast's screen, one a line."
    static let options = [LanguageOptions.json] + WordList.options

    private enum Subject: String, CaseIterable {
        case languages, regions, intents, units, conditions, words

        static var names: [String] { allCases.map(\.rawValue) }
    }

    private let subject: Subject
    private let json: Bool
    private let words: WordList

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw .usage("expected one of \(Subject.names.joined(separator: ", "))")
        }
        subject = try NameList.known(name, "list", Subject(rawValue: name), among: Subject.names)
        json = arguments.has("--json")
        words = try WordList(arguments)
        if subject != .words, let option = WordList.options.first(where: { arguments.has($0.name) }) {
            throw .usage("\(option.name) belongs to another list: expected hwfmt list words \(option.name)")
        }
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
        case .conditions:
            for condition in WeatherCondition.allCases {
                let row = ConditionRow(condition)
                output.printLine(json ? try JSONLine.encode(row) : row.line)
            }
        case .words: try words.print(json: json, &output)
        }
    }

    /// A class of weather, its icon by day and by night, and its English word.
    private struct ConditionRow: Encodable {
        let condition: String
        let icon: String
        let nightIcon: String
        let word: String

        private enum CodingKeys: String, CodingKey {
            case condition = "class"
            case icon, nightIcon, word
        }

        init(_ condition: WeatherCondition) {
            self.condition = condition.rawValue
            icon = condition.icon(isNight: false)
            nightIcon = condition.icon(isNight: true)
            word = condition.word.text(in: .en)
        }

        var line: String { [condition, icon, nightIcon, word].joined(separator: "\t") }
    }
}
