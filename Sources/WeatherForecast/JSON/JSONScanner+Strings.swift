extension JSONScanner {
    /// From a quotation mark to the byte behind the closing one.
    @inline(__always)
    mutating func string(_ bytes: Span<UInt8>) throws(Problem) -> JSONEntry {
        let start = position
        position += 1
        skipPlainText(bytes)
        if byte(bytes) == UInt8(ascii: "\"") {
            position += 1
            return .string(at: start, to: position - 1)
        }
        return try richString(bytes, from: start)
    }

    /// Skips ASCII that means nothing but itself.
    @inline(__always)
    private mutating func skipPlainText(_ bytes: Span<UInt8>) {
        position = bytes.withUnsafeBufferPointer { Self.endOfPlainText($0, from: position) }
    }

    /// The first place from another on where a byte means more than itself, sixteen bytes at a time: most names and texts
    /// end within the first, so that the processor guesses right.
    @inline(__always)
    static func endOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let document = UnsafeRawBufferPointer(bytes)
        var position = start
        while position &+ 16 <= bytes.count {
            let low = UInt64(littleEndian: document.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let high = UInt64(littleEndian: document.loadUnaligned(fromByteOffset: position &+ 8, as: UInt64.self))
            let (first, second) = (specialBytes(of: low), specialBytes(of: high))
            if first | second != 0 {
                let place = first == 0 ? 64 &+ second.trailingZeroBitCount : first.trailingZeroBitCount
                return position &+ place / 8
            }
            position &+= 16
        }
        while position < bytes.count, isPlain(bytes[position]) { position += 1 }
        return position
    }

    /// The high bit of each byte that is a quotation mark, a backslash, a control character or beyond ASCII; bits above
    /// the lowest of them may be wrong.
    ///
    /// A byte of ASCII below n borrows from its high bit when n is taken away from it.
    @inline(__always)
    private static func specialBytes(of word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        return ((quotes &- ones) | (backslashes &- ones) | (word &- ones &* 0x20) | word) & (ones &* 0x80)
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// The rest of a string in which something stands that is not plain, from that byte on.
    @inline(never)
    private mutating func richString(_ bytes: Span<UInt8>, from start: Int) throws(Problem) -> JSONEntry {
        var text: [UInt8] = []
        var isEscaped = false
        var copied = start + 1
        while true {
            skipPlainText(bytes)
            let next = byte(bytes)
            switch next {
            case UInt8(ascii: "\""):
                let end = position
                position += 1
                guard isEscaped else { return .string(at: start, to: end) }
                text.append(bytes, copied..<end)
                texts.append(String(decoding: text, as: UTF8.self))
                return .string(at: start, to: end, text: texts.count - 1)
            case UInt8(ascii: "\\"):
                text.append(bytes, copied..<position)
                isEscaped = true
                text.append(contentsOf: String(try escape(bytes)).utf8)
                copied = position
            case 0x80...:
                try skipScalar(bytes)
            default:
                guard position < bytes.count else { throw endOfString() }
                throw Problem(found: "a control character", expected: "a string without one")
            }
        }
    }

    private func endOfString() -> Problem {
        Problem(found: "the end of the document", expected: "the rest of a string")
    }

    /// A scalar beyond ASCII in UTF-8 (The Unicode Standard 15, table 3-7).
    private mutating func skipScalar(_ bytes: Span<UInt8>) throws(Problem) {
        let (following, second): (Int, ClosedRange<UInt8>) =
            switch bytes[position] {
            case 0xC2...0xDF: (1, 0x80...0xBF)
            case 0xE0: (2, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE...0xEF: (2, 0x80...0xBF)
            case 0xED: (2, 0x80...0x9F)
            case 0xF0: (3, 0x90...0xBF)
            case 0xF1...0xF3: (3, 0x80...0xBF)
            case 0xF4: (3, 0x80...0x8F)
            default: (4, 0x80...0xBF)
            }
        guard following < 4, position + following < bytes.count, second.contains(bytes[position + 1]),
            (2..<max(following + 1, 2)).allSatisfy({ bytes[position + $0] & 0xC0 == 0x80 })
        else { throw Problem(found: "a string with bytes that are no UTF-8", expected: "UTF-8") }
        position += following + 1
    }

    /// What a backslash and the letters after it stand for.
    private mutating func escape(_ bytes: Span<UInt8>) throws(Problem) -> Unicode.Scalar {
        position += 1
        guard position < bytes.count else { throw endOfString() }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedScalar(bytes)
        default: throw Problem(found: "an unknown escape", expected: "one of JSON's, such as \\n or \\u00E9")
        }
    }

    /// Four hexadecimal digits, or twice that for a scalar beyond U+FFFF.
    private mutating func escapedScalar(_ bytes: Span<UInt8>) throws(Problem) -> Unicode.Scalar {
        let first = try hexadecimal(bytes)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            let second = try hexadecimal(bytes)
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw Problem(found: "half a surrogate pair", expected: "both halves")
    }

    private mutating func hexadecimal(_ bytes: Span<UInt8>) throws(Problem) -> UInt32 {
        var value: UInt32 = 0
        for offset in 0..<4 {
            guard position + offset < bytes.count, let digit = Self.hexadecimalDigit(bytes[position + offset]) else {
                throw Problem(found: "an incomplete escape", expected: "four hexadecimal digits behind \\u")
            }
            value = value << 4 + digit
        }
        position += 4
        return value
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        reserveCapacity(count + range.count)
        for index in range { append(bytes[index]) }
    }
}
