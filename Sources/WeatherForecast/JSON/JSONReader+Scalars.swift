import WeatherFormat

extension JSONReader {
    /// A number as RFC 8259 writes it.
    ///
    /// One too small for a `Double` is zero, one too large keeps its text: it matters only where somebody reads it.
    mutating func number() throws(ForecastError) -> JSONValue {
        let start = position
        while let byte = next, Self.isInNumber(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Self.isNumber(bytes[start..<position]), let value = Double(text) else {
            throw fault(found: WeatherFormatError.quoted(text), expected: "a number as JSON writes it")
        }
        return value.isFinite ? .number(value) : .hugeNumber(text)
    }

    /// Such as `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func skipDigits() -> Bool {
            let digits = rest.prefix(while: isDigit)
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        if rest.first == UInt8(ascii: "0") {
            rest.removeFirst()
        } else if !skipDigits() {
            return false
        }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard skipDigits() else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard skipDigits() else { return false }
        }
        return rest.isEmpty
    }

    private static func isInNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// The text between two quotation marks.
    mutating func string() throws(ForecastError) -> String {
        position += 1
        var text = ""
        var start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                text += try utf8(start..<position)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += try utf8(start..<position)
                text.unicodeScalars.append(try escape())
                start = position
            case 0..<0x20:
                throw fault(found: "a control character", expected: "a string without one")
            default:
                position += 1
            }
        }
        throw fault(found: "the end of the document", expected: "the rest of a string")
    }

    private func utf8(_ range: Range<Int>) throws(ForecastError) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw fault(found: "a string with bytes that are no UTF-8", expected: "UTF-8")
        }
        return text
    }

    /// What a backslash and the letters after it stand for.
    private mutating func escape() throws(ForecastError) -> Unicode.Scalar {
        position += 1
        guard let letter = next else {
            throw fault(found: "the end of the document", expected: "the rest of a string")
        }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedScalar()
        default: throw fault(found: "an unknown escape", expected: "one of JSON's, such as \\n or \\u00E9")
        }
    }

    /// Four hexadecimal digits, or twice that for a scalar beyond U+FFFF.
    private mutating func escapedScalar() throws(ForecastError) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, next == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            let second = try hexadecimal()
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw fault(found: "half a surrogate pair", expected: "both halves")
    }

    private mutating func hexadecimal() throws(ForecastError) -> UInt32 {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
            throw fault(found: "an incomplete escape", expected: "four hexadecimal digits behind \\u")
        }
        position += 4
        return value
    }
}
