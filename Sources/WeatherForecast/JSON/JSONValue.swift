import WeatherFormat

/// A JSON value of any shape.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    /// A number too large for a `Double`, as it was written: `1e999`.
    case hugeNumber(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// The members of a JSON object, in the order in which they were written.
package struct JSONObject: Sendable, Hashable {
    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: JSONValue
    }

    package private(set) var members: [Member] = []

    package init() {}

    mutating func append(_ name: String, _ value: JSONValue) {
        members.append(Member(name: name, value: value))
    }

    /// The value of a name, or nil where there is none.
    ///
    /// Of a name that stands there twice, the first.
    package subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }
}

extension JSONValue {
    /// How a message names it: a number or a short text as it is, the rest by its kind.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): Self.written(value)
        case .hugeNumber(let text): text
        case .string(let value): WeatherFormatError.quoted(value)
        case .array(let elements): "an array of \(elements.count)"
        case .object: "an object"
        }
    }

    /// A whole number without `.0`.
    static func written(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
