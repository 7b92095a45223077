import WeatherFormat

extension JSONScanner {
    /// A number as RFC 8259 writes it.
    ///
    /// One too small for a `Double` is zero, one too large is kept as it was written: it matters only where somebody reads
    /// it.
    @inline(__always)
    mutating func number(_ bytes: Span<UInt8>) throws(Problem) -> JSONEntry {
        let start = position
        if let value = plainNumber(bytes) { return .number(value, at: start) }
        position = start
        return .number(try anyNumber(bytes), at: start)
    }

    /// Nearly every number: a few digits, perhaps a sign and decimals.
    ///
    /// The digits as a whole number and the power of ten are exact in a `Double`, up to 2^53 and 10^22, so their quotient is
    /// rounded once, and right (Clinger, How to Read Floating Point Numbers Accurately, 1990).
    ///
    /// - Returns: nil for every other one, and for what is none.
    @inline(__always)
    private mutating func plainNumber(_ bytes: Span<UInt8>) -> Double? {
        let isNegative = byte(bytes) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let first = position
        var digits: UInt64 = 0
        while let digit = digit(bytes) {
            digits = digits &* 10 &+ digit
            position += 1
        }
        var count = position - first
        guard count > 0, count == 1 || bytes[first] != UInt8(ascii: "0") else { return nil }
        var power = 1.0
        if byte(bytes) == UInt8(ascii: ".") {
            position += 1
            let firstDecimal = position
            while let digit = digit(bytes) {
                digits = digits &* 10 &+ digit
                power *= 10
                position += 1
            }
            guard position > firstDecimal else { return nil }
            count += position - firstDecimal
        }
        // Nineteen digits are below 2^64, so that nothing has wrapped.
        guard count <= 19, digits <= 1 << 53, !Self.isInNumber(byte(bytes)) else { return nil }
        let magnitude = Double(digits) / power
        return isNegative ? -magnitude : magnitude
    }

    @inline(__always)
    private func digit(_ bytes: Span<UInt8>) -> UInt64? {
        let value = byte(bytes) &- UInt8(ascii: "0")
        return value < 10 ? UInt64(value) : nil
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
