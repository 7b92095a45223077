import WeatherFormat

/// Reads a JSON document (RFC 8259) in one pass, without recursion, and names the place where it ends too early or goes
/// wrong.
///
/// The standard decoder says that a document is wrong, not where; it recurses, forgets the order of the members, and
/// refuses a whole document for one number that no `Double` holds, even where nobody reads it.
struct JSONReader {
    let bytes: [UInt8]
    private let deepestNesting: Int
    var position = 0
    private var open: [Container] = []
    private var rootValue: JSONValue?
    /// Where the values of the outermost object stand, in its order.
    private(set) var rootMemberPlaces: [Range<Int>] = []
    private var memberStart = 0

    /// An object or an array whose end has not come yet.
    private struct Container {
        let isObject: Bool
        /// The name of the member that is being read, or was last.
        var name: String?
        /// Whether a value has just ended: what goes wrong before the comma is said of that value's place.
        var isAfterValue = false
        var members = JSONObject()
        var elements: [JSONValue] = []
    }

    private enum Expectation {
        case value
        case valueOrEnd
        case nameOrEnd
        case name
        case colon
        case commaOrEnd
        case nothing
    }

    init(bytes: [UInt8], deepestNesting: Int) {
        self.bytes = bytes
        self.deepestNesting = deepestNesting
    }

    mutating func read() throws(ForecastError) -> JSONValue {
        // A byte-order mark, which some tools write.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        guard bytes[position...].contains(where: { !Self.isSpace($0) }) else {
            throw fault(found: "an empty document", expected: "a weather service's forecast")
        }
        var expectation = Expectation.value
        while true {
            while let byte = next, Self.isSpace(byte) { position += 1 }
            guard let byte = next else {
                guard case .nothing = expectation, let rootValue else {
                    throw fault(found: "the end of the document", expected: Self.name(expectation))
                }
                return rootValue
            }
            expectation = try step(byte, expectation)
        }
    }

    private mutating func step(_ byte: UInt8, _ expectation: Expectation) throws(ForecastError) -> Expectation {
        switch (expectation, byte) {
        case (.valueOrEnd, UInt8(ascii: "]")), (.nameOrEnd, UInt8(ascii: "}")):
            return close()
        case (.value, _), (.valueOrEnd, _):
            return try value(byte)
        case (.nameOrEnd, UInt8(ascii: "\"")), (.name, UInt8(ascii: "\"")):
            open[open.count - 1].name = try string()
            return .colon
        case (.colon, UInt8(ascii: ":")):
            position += 1
            return .value
        case (.commaOrEnd, UInt8(ascii: ",")):
            position += 1
            open[open.count - 1].isAfterValue = false
            return open[open.count - 1].isObject ? .name : .value
        case (.commaOrEnd, UInt8(ascii: "]")):
            guard let container = open.last, !container.isObject else { throw unexpected(byte, expectation) }
            return close()
        case (.commaOrEnd, UInt8(ascii: "}")):
            guard let container = open.last, container.isObject else { throw unexpected(byte, expectation) }
            return close()
        default:
            throw unexpected(byte, expectation)
        }
    }

    private mutating func value(_ byte: UInt8) throws(ForecastError) -> Expectation {
        if open.count == 1 { memberStart = position }
        switch byte {
        case UInt8(ascii: "{"):
            try enter(Container(isObject: true))
            return .nameOrEnd
        case UInt8(ascii: "["):
            try enter(Container(isObject: false))
            return .valueOrEnd
        case UInt8(ascii: "\""): return finish(.string(try string()))
        case UInt8(ascii: "t"): return finish(try word("true", .bool(true)))
        case UInt8(ascii: "f"): return finish(try word("false", .bool(false)))
        case UInt8(ascii: "n"): return finish(try word("null", .null))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return finish(try number())
        default: throw unexpected(byte, .value)
        }
    }

    private mutating func enter(_ container: Container) throws(ForecastError) {
        guard open.count < deepestNesting else {
            throw fault(found: "a nesting deeper than \(deepestNesting)", expected: "a weather service's forecast")
        }
        open.append(container)
        position += 1
    }

    private mutating func close() -> Expectation {
        position += 1
        guard let closed = open.popLast() else { return .nothing }
        return finish(closed.isObject ? .object(closed.members) : .array(closed.elements))
    }

    /// Puts a whole value where it belongs.
    private mutating func finish(_ value: JSONValue) -> Expectation {
        let last = open.count - 1
        guard last >= 0 else {
            rootValue = value
            return .nothing
        }
        if open[last].isObject {
            open[last].members.append(open[last].name ?? "", value)
            if last == 0 { rootMemberPlaces.append(memberStart..<position) }
        } else {
            open[last].elements.append(value)
        }
        open[last].isAfterValue = true
        return .commaOrEnd
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(ForecastError) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { end <= bytes.count && bytes[position..<end].elementsEqual($0) }
        guard matches else { throw fault(found: "an unknown word", expected: "true, false, null or a number") }
        position = end
        return value
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private func unexpected(_ byte: UInt8, _ expectation: Expectation) -> ForecastError {
        let shown = byte < 0x80 ? String(UnicodeScalar(byte)) : "\u{FFFD}"
        return fault(found: WeatherFormatError.quoted(shown), expected: Self.name(expectation))
    }

    private static func name(_ expectation: Expectation) -> String {
        switch expectation {
        case .value: "a value"
        case .valueOrEnd: "a value or the end of the array"
        case .nameOrEnd: "a name or the end of the object"
        case .name: "a name"
        case .colon: "a colon"
        case .commaOrEnd: "a comma or the end of the array or object"
        case .nothing: "the end of the document"
        }
    }

    func fault(found: String, expected: String) -> ForecastError {
        var path = JSONPath.root
        for container in open {
            if !container.isObject {
                path = .element(container.elements.count - (container.isAfterValue ? 1 : 0), of: path)
            } else if let name = container.name {
                path = .key(name, of: path)
            }
        }
        let place = position < bytes.count ? "byte \(position)" : "byte \(bytes.count), the last"
        return .unreadable(
            ForecastFault(path: path.description, found: "\(found) at \(place)", expected: expected))
    }
}
