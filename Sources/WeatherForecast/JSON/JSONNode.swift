import WeatherFormat

/// A value in a document, with its place.
struct JSONNode {
    let value: JSONValue
    let path: JSONPath

    /// The member of that name, or nil where there is none, it is null, or this is no object.
    func member(_ name: String) -> JSONNode? {
        guard case .object(let members) = value, let found = members[name], found != .null else { return nil }
        return JSONNode(value: found, path: .key(name, of: path))
    }

    /// The first of several names that the object has: services rename their fields.
    func member(_ names: [String]) -> JSONNode? {
        for name in names {
            if let found = member(name) { return found }
        }
        return nil
    }

    /// The elements, or nil where this is no array.
    ///
    /// A null element is an element.
    var elements: [JSONNode]? {
        guard case .array(let values) = value else { return nil }
        return values.enumerated().map { JSONNode(value: $1, path: .element($0, of: path)) }
    }

    /// In the order of the document.
    var memberNames: [String] {
        guard case .object(let members) = value else { return [] }
        return members.members.map(\.name)
    }

    var string: String? {
        guard case .string(let text) = value else { return nil }
        return text
    }

    var number: Double? {
        guard case .number(let value) = value else { return nil }
        return value
    }

    var isNull: Bool { value == .null }

    /// The error that says that nothing can be read without this.
    func failure(expected: String) -> ForecastError {
        .unreadable(ForecastFault(path: path.description, found: value.summary, expected: expected))
    }

    /// The error that says that a member is missing, null or of another kind.
    func failure(member name: String, expected: String) -> ForecastError {
        var found = "nothing"
        if case .object(let members) = value, let member = members[name] { found = member.summary }
        return .unreadable(
            ForecastFault(path: JSONPath.key(name, of: path).description, found: found, expected: expected))
    }
}
