import WeatherForecast

/// One request of `hwfmt batch`: a verb, its options under their names without the dashes, and its operands.
///
///     {"verb": "render", "lang": "de", "intent": "sunEventTime", "at": "2026-08-15T17:39", "tz": "Europe/Berlin"}
///     {"verb": "unit", "operands": ["12..18", "mph"], "lang": "en", "json": true, "id": 7}
struct BatchRequest {
    let verb: String
    /// The options as a command line would have them, by their names: a flag that is true, a value as text.
    let options: [(name: String, value: String?)]
    let operands: [String]
    let input: String?
    let wantsJSON: Bool

    init(_ request: JSONNode, _ limits: RequestLimits) throws(CommandFailure) {
        guard let verb = request.member("verb")?.string else {
            throw .usage("\"verb\" is missing or no string: expected one of \(Self.verbs)")
        }
        self.verb = verb
        wantsJSON = request.member("json")?.bool == true
        input = try Self.text(request.member("input"), of: "input")
        var members: [(name: String, value: JSONNode)] = []
        for member in request.members where !Self.isRequests(member) { members.append((member.name, member.value)) }
        members.sort { $0.name < $1.name }
        var options: [(name: String, value: String?)] = []
        for member in members {
            if let flag = member.value.bool {
                if flag { options.append((member.name, nil)) }
            } else if let text = try Self.text(member.value, of: member.name) {
                try limits.check(.mostOperands, 1 + text.utf8.count { $0 == UInt8(ascii: ",") })
                options.append((member.name, text))
            }
        }
        self.options = options
        operands = try Self.operands(request.member("operands"), limits)
    }

    private static let verbs = Verb.allCases.map(\.rawValue).filter { $0 != Verb.batch.rawValue }.joined(
        separator: ", ")

    /// Whether a member belongs to the request itself, and is no option of the verb.
    private static func isRequests(_ member: JSONMembers.Member) -> Bool {
        member.isNamed("verb") || member.isNamed("id") || member.isNamed("input") || member.isNamed("operands")
    }

    private static func operands(_ value: JSONNode?, _ limits: RequestLimits) throws(CommandFailure) -> [String] {
        guard let value else { return [] }
        guard let elements = value.elements else {
            throw .usage("\"operands\" is no array: expected the verb's operands, such as [\"12\", \"km/h\"]")
        }
        try limits.check(.mostOperands, elements.count)
        var operands: [String] = []
        for element in elements {
            if let text = try text(element, of: "operands") { operands.append(text) }
        }
        return operands
    }

    /// A string as it is, a number as a person would write it.
    private static func text(_ value: JSONNode?, of name: String) throws(CommandFailure) -> String? {
        guard let value, !value.isNull else { return nil }
        if let text = value.string { return text }
        if let number = value.number {
            return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
        }
        if let huge = value.writtenNumber { return huge }
        throw .usage("\(quoted(name)) is neither a string nor a number: expected one of these")
    }
}
