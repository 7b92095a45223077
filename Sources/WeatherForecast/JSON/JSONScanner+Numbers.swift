import WeatherFormat

extension JSONScanner {
    /// A number as RFC 8259 writes it.
    ///
    /// One too small for a `Double` is zero, one too large is kept as it was written: it matters only where somebody reads
    /// it.
    @inline(__always)
    mutating func number(_ bytes: Span<UInt8>) throws(Problem) -> JSONEntry {
        let start = position
        if let plain = bytes.withUnsafeBufferPointer({ PlainNumber($0, at: start) }) {
            position = plain.end
            return .number(plain, at: start)
        }
        return .number(try anyNumber(bytes), at: start)
    }

    @inline(never)
    private mutating func anyNumber(_ bytes: Span<UInt8>) throws(Problem) -> Double {
        let start = position
        while Self.isInNumber(byte(bytes)) { position += 1 }
        let written = bytes.extracting(start..<position)
        let text = String(copying: written)
        guard Self.isNumber(written), let value = Double(text) else {
            throw Problem(found: WeatherFormatError.quoted(text), expected: "a number as JSON writes it")
        }
        return value
    }

    /// Such as `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    private static func isNumber(_ text: Span<UInt8>) -> Bool {
        var position = 0
        func skip(_ wanted: StaticString) -> Bool {
            guard position < text.count, wanted.withUTF8Buffer({ $0.contains(text[position]) }) else { return false }
            position += 1
            return true
        }
        func skipDigits() -> Bool {
            let first = position
            while skip("0123456789") {}
            return position > first
        }
        _ = skip("-")
        if !skip("0"), !skipDigits() { return false }
        if skip("."), !skipDigits() { return false }
        if skip("eE") {
            _ = skip("+-")
            if !skipDigits() { return false }
        }
        return position == text.count
    }

    @inline(__always)
    static func isInNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
