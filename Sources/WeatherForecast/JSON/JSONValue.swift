import FoundationEssentials
import WeatherFormat

/// A JSON value of any shape, as the standard decoder reads it.
enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
            return
        }
        // The commonest first: a forecast is mostly numbers.
        do { self = .number(try container.decode(Double.self)); return } catch DecodingError.typeMismatch {}
        do { self = .string(try container.decode(String.self)); return } catch DecodingError.typeMismatch {}
        do { self = .array(try container.decode([JSONValue].self)); return } catch DecodingError.typeMismatch {}
        do { self = .bool(try container.decode(Bool.self)); return } catch DecodingError.typeMismatch {}
        self = .object(try container.decode([String: JSONValue].self))
    }
}

extension JSONValue {
    /// How a message names it: a number or a short text as it is, the rest by its kind.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): Self.written(value)
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
