import WeatherFormat

/// Walks a document's syntax (RFC 8259) without recursion and without building anything, to name the place where it
/// ends too early or goes wrong.
struct JSONSyntaxWalk {
    private let bytes: [UInt8]
    private let deepestNesting: Int
    private var position = 0
    private var open: [Container] = []

    private enum Container {
        case object(key: Range<Int>)
        case array(index: Int)
    }

    private enum Expectation {
        case value
        case valueOrEnd
        case keyOrEnd
        case key
        case colon
        case commaOrEnd
        case nothing
    }

    init(bytes: [UInt8], deepestNesting: Int) {
        self.bytes = bytes
        self.deepestNesting = deepestNesting
    }

    mutating func run() throws(ForecastError) {
        // A byte-order mark, which some tools write.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        guard bytes[position...].contains(where: { !Self.isSpace($0) }) else {
            throw fault(found: "an empty document", expected: "a weather service's forecast")
        }
        var expectation = Expectation.value
        while true {
            while let byte = next, Self.isSpace(byte) { position += 1 }
            guard let byte = next else {
                guard case .nothing = expectation else {
                    throw fault(found: "the end of the document", expected: Self.name(expectation))
                }
                return
            }
            expectation = try step(byte, expectation)
        }
    }

    private mutating func step(_ byte: UInt8, _ expectation: Expectation) throws(ForecastError) -> Expectation {
        switch (expectation, byte) {
        case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")):
            return close()
        case (.value, _), (.valueOrEnd, _):
            return try value(byte)
        case (.keyOrEnd, UInt8(ascii: "\"")), (.key, UInt8(ascii: "\"")):
            let key = try string()
            open[open.count - 1] = .object(key: key)
            return .colon
        case (.colon, UInt8(ascii: ":")):
            position += 1
            return .value
        case (.commaOrEnd, UInt8(ascii: ",")):
            position += 1
            guard case .array(let index) = open.last else { return .key }
            open[open.count - 1] = .array(index: index + 1)
            return .value
        case (.commaOrEnd, UInt8(ascii: "]")):
            guard case .array = open.last else { throw unexpected(byte, expectation) }
            return close()
        case (.commaOrEnd, UInt8(ascii: "}")):
            guard case .object = open.last else { throw unexpected(byte, expectation) }
            return close()
        default:
            throw unexpected(byte, expectation)
        }
    }

    private mutating func value(_ byte: UInt8) throws(ForecastError) -> Expectation {
        switch byte {
        case UInt8(ascii: "{"):
            try enter(.object(key: 0..<0))
            return .keyOrEnd
        case UInt8(ascii: "["):
            try enter(.array(index: 0))
            return .valueOrEnd
        case UInt8(ascii: "\""):
            _ = try string()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: throw unexpected(byte, .value)
        }
        return afterValue
    }

    private mutating func enter(_ container: Container) throws(ForecastError) {
        guard open.count < deepestNesting else {
            throw fault(found: "a nesting deeper than \(deepestNesting)", expected: "a weather service's forecast")
        }
        open.append(container)
        position += 1
    }

    private mutating func close() -> Expectation {
        open.removeLast()
        position += 1
        return afterValue
    }

    private var afterValue: Expectation { open.isEmpty ? .nothing : .commaOrEnd }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns where the text between the quotation marks stands.
    private mutating func string() throws(ForecastError) -> Range<Int> {
        position += 1
        let start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return start..<(position - 1)
            case UInt8(ascii: "\\"):
                position += 2
            case 0..<0x20:
                throw fault(found: "a control character", expected: "a string without one")
            default:
                position += 1
            }
        }
        throw fault(found: "the end of the document", expected: "the rest of a string")
    }

    private mutating func word(_ word: StaticString) throws(ForecastError) {
        let end = position + word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { end <= bytes.count && bytes[position..<end].elementsEqual($0) }
        guard matches else { throw fault(found: "an unknown word", expected: "true, false, null or a number") }
        position = end
    }

    private mutating func number() throws(ForecastError) {
        let start = position
        while let byte = next, Self.isInNumber(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let digits = text.first == "-" ? text.dropFirst() : text[...]
        let hasLeadingZero = digits.first == "0" && (digits.dropFirst().first?.isNumber ?? false)
        let isWhole = digits.first?.isNumber ?? false && digits.last?.isNumber ?? false
        let isComplete = isWhole && !hasLeadingZero && !digits.contains(".e") && !digits.contains(".E")
        guard isComplete, let value = Double(text), value.isFinite else {
            throw fault(found: WeatherFormatError.quoted(text), expected: "a finite number as JSON writes it")
        }
    }

    private static func isInNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
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
        case .keyOrEnd: "a name or the end of the object"
        case .key: "a name"
        case .colon: "a colon"
        case .commaOrEnd: "a comma or the end of the array or object"
        case .nothing: "the end of the document"
        }
    }

    private func fault(found: String, expected: String) -> ForecastError {
        var path = JSONPath.root
        for container in open {
            switch container {
            case .object(let key):
                guard !key.isEmpty else { break }
                path = .key(String(decoding: bytes[key], as: UTF8.self), of: path)
            case .array(let index):
                path = .element(index, of: path)
            }
        }
        let place = position < bytes.count ? "byte \(position)" : "byte \(bytes.count), the last"
        return .unreadable(
            ForecastFault(path: path.description, found: "\(found) at \(place)", expected: expected))
    }
}
