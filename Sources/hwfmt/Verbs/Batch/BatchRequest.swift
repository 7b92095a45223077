import WeatherForecast

/// One request of `hwfmt batch`: a verb, its options under their names without the dashes, and its operands.
///
///     {"verb": "render", "lang": "de", "intent": "sunEventTime", "at": "2026-08-15T17:39", "tz": "Europe/Berlin"}
///     {"verb": "unit", "operands": ["12..18", "mph"], "lang": "en", "json": true, "id": 7}
struct BatchRequest {
    let verb: String
    /// The options as a command line would have them: a flag that is true, a value as text.
    let arguments: [String]
    let input: String?
    let wantsJSON: Bool

    init(_ members: JSONObject) throws(CommandFailure) {
        guard case .string(let verb) = members["verb"] else {
            throw .usage("\"verb\" is missing or no string: expected one of \(Self.verbs)")
        }
        self.verb = verb
        wantsJSON = members["json"] == .bool(true)
        input = try Self.text(members["input"], of: "input")
        var arguments: [String] = []
        for member in members.members.sorted(by: { $0.name < $1.name }) {
            guard !["verb", "id", "input", "operands"].contains(member.name) else { continue }
            switch member.value {
            case .bool(true): arguments.append("--\(member.name)")
            case .bool(false), .null: break
            case .number, .hugeNumber, .string, .array, .object:
                if let text = try Self.text(member.value, of: member.name) {
                    arguments += ["--\(member.name)=\(text)"]
                }
            }
        }
        self.arguments = arguments + ["--"] + (try Self.operands(members["operands"]))
    }

    private static let verbs = Verb.allCases.map(\.rawValue).filter { $0 != Verb.batch.rawValue }.joined(
        separator: ", ")

    private static func operands(_ value: JSONValue?) throws(CommandFailure) -> [String] {
        guard let value, value != .null else { return [] }
        guard case .array(let elements) = value else {
            throw .usage("\"operands\" is no array: expected the verb's operands, such as [\"12\", \"km/h\"]")
        }
        var operands: [String] = []
        for element in elements {
            if let text = try text(element, of: "operands") { operands.append(text) }
        }
        return operands
    }

    /// A string as it is, a number as it is written.
    private static func text(_ value: JSONValue?, of name: String) throws(CommandFailure) -> String? {
        switch value {
        case .string(let text), .hugeNumber(let text): return text
        case .number(let number):
            return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
        case nil, .null: return nil
        case .bool, .array, .object:
            throw .usage("\"\(name)\" is neither a string nor a number: expected one of these")
        }
    }
}
