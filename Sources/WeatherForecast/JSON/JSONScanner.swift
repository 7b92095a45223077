/// Walks over a JSON document (RFC 8259) once, without recursion, and writes the entries of its tape.
///
/// What is no JSON is thrown where it stands, with a path that is made only then.
struct JSONScanner {
    /// What is no JSON, and what would be.
    struct Problem: Error {
        let found: String
        let expected: String
    }

    let deepestNesting: Int
    /// The next byte to be read.
    var position = 0
    private(set) var depth = 0
    /// The entry of the innermost array or object whose end has not come yet.
    private(set) var open = 0
    /// Whether a value has just ended: what goes wrong before the comma is said of that value's place.
    private(set) var isBehindValue = false
    /// The texts of the strings that are written with escapes.
    var texts: [String] = []

    init(deepestNesting: Int) { self.deepestNesting = deepestNesting }

    mutating func read(
        _ bytes: Span<UInt8>, into entries: inout OutputSpan<JSONEntry>
    ) throws(ForecastError) {
        do throws(Problem) {
            try document(bytes, &entries)
        } catch {
            throw failure(error, bytes, entries)
        }
    }

    private mutating func document(
        _ bytes: Span<UInt8>, _ entries: inout OutputSpan<JSONEntry>
    ) throws(Problem) {
        skipByteOrderMark(bytes)
        let start = position
        skipSpace(bytes)
        guard position < bytes.count else {
            position = start
            throw Problem(found: "an empty document", expected: "a weather service's forecast")
        }
        repeat {
            if try value(bytes, &entries) { continue }
            isBehindValue = true
            skipSpace(bytes)
            while depth > 0, try !comma(bytes, &entries) { skipSpace(bytes) }
        } while depth > 0
        guard position == bytes.count else { throw unexpected(bytes, "the end of the document") }
    }

    /// Reads a value, or the beginning of one that others stand in.
    ///
    /// - Returns: whether another value comes next, in the array or the object that has begun.
    @inline(__always)
    private mutating func value(
        _ bytes: Span<UInt8>, _ entries: inout OutputSpan<JSONEntry>
    ) throws(Problem) -> Bool {
        skipSpace(bytes)
        switch byte(bytes) {
        case UInt8(ascii: "\""): entries.append(try string(bytes))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): entries.append(try number(bytes))
        case UInt8(ascii: "{"):
            try enter(.object, &entries)
            skipSpace(bytes)
            if byte(bytes) != UInt8(ascii: "}") {
                return try !member(bytes, &entries, expected: "a name or the end of the object")
            }
            close(&entries)
        case UInt8(ascii: "["):
            try enter(.array, &entries)
            skipSpace(bytes)
            if byte(bytes) != UInt8(ascii: "]") {
                return !plainNumbers(bytes, &entries)
            }
            close(&entries)
        case UInt8(ascii: "t"): entries.append(try word("true", .yes, bytes))
        case UInt8(ascii: "f"): entries.append(try word("false", .no, bytes))
        case UInt8(ascii: "n"): entries.append(try word("null", .null, bytes))
        default:
            let canEnd = position == bytes.count && depth > 0 && entries.count == open + 1
            throw unexpected(bytes, canEnd ? "a value or the end of the array" : "a value")
        }
        return false
    }

    /// What stands behind a value: a comma, with the name of the next member in an object, or an end.
    ///
    /// - Returns: whether another value comes next.
    @inline(__always)
    private mutating func comma(
        _ bytes: Span<UInt8>, _ entries: inout OutputSpan<JSONEntry>
    ) throws(Problem) -> Bool {
        let isObject = entries[open].kind == .object
        let next = byte(bytes)
        if next == UInt8(ascii: ",") {
            position += 1
            isBehindValue = false
            if isObject {
                skipSpace(bytes)
                isBehindValue = try member(bytes, &entries, expected: "a name")
            }
            return !isBehindValue
        }
        guard next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
            throw unexpected(bytes, "a comma or the end of the array or object")
        }
        close(&entries)
        return false
    }

    /// Reads the members of an object up to one whose value is not plain, or to the last one.
    ///
    /// - Returns: whether they end with a value; else the name of one has been read, and its value comes next.
    @inline(__always)
    private mutating func member(
        _ bytes: Span<UInt8>, _ entries: inout OutputSpan<JSONEntry>, expected: StaticString
    ) throws(Problem) -> Bool {
        guard byte(bytes) == UInt8(ascii: "\"") else { throw unexpected(bytes, "\(expected)") }
        if plainMembers(bytes, &entries) { return true }
        entries.append(try string(bytes))
        skipSpace(bytes)
        guard byte(bytes) == UInt8(ascii: ":") else { throw unexpected(bytes, "a colon") }
        position += 1
        return false
    }

    @inline(__always)
    private mutating func enter(
        _ kind: JSONEntry.Kind, _ entries: inout OutputSpan<JSONEntry>
    ) throws(Problem) {
        guard depth < deepestNesting else {
            throw Problem(
                found: "a nesting deeper than \(deepestNesting)", expected: "a weather service's forecast")
        }
        entries.append(.open(kind, at: position, in: open))
        open = entries.count - 1
        depth += 1
        position += 1
        isBehindValue = false
    }

    @inline(__always)
    private mutating func close(_ entries: inout OutputSpan<JSONEntry>) {
        position += 1
        depth -= 1
        let parent = entries[open].parent
        entries[open].close(before: entries.count, at: position)
        open = parent
    }

    private mutating func word(
        _ word: StaticString, _ kind: JSONEntry.Kind, _ bytes: Span<UInt8>
    ) throws(Problem) -> JSONEntry {
        let start = position
        for offset in 0..<word.utf8CodeUnitCount {
            guard start + offset < bytes.count, bytes[start + offset] == word.utf8Start[offset] else {
                throw Problem(found: "an unknown word", expected: "true, false, null or a number")
            }
        }
        position += word.utf8CodeUnitCount
        return .word(kind, at: start)
    }
}

extension JSONScanner {
    /// The next byte; 0, which no JSON has, at the end of the document.
    @inline(__always)
    func byte(_ bytes: Span<UInt8>) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipByteOrderMark(_ bytes: Span<UInt8>) {
        let isThere = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        if isThere { position = 3 }
    }

    /// Many services write none, others a line and its indentation before every value.
    @inline(__always)
    mutating func skipSpace(_ bytes: Span<UInt8>) {
        if byte(bytes) <= 0x20 { skipLines(bytes) }
    }

    private mutating func skipLines(_ bytes: Span<UInt8>) {
        position = bytes.withUnsafeBufferPointer { Self.endOfSpace($0, from: position) }
    }

    /// The first place from another on that is neither a space nor the end of a line, eight bytes at a time.
    @inline(__always)
    static func endOfSpace(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard byte(bytes, start) <= 0x20 else { return start }
        let document = UnsafeRawBufferPointer(bytes)
        var position = start
        while position &+ 8 <= bytes.count {
            let word = UInt64(littleEndian: document.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let others = bytesOtherThanSpace(of: word)
            guard others == 0 else { return position &+ others.trailingZeroBitCount / 8 }
            position &+= 8
        }
        while [0x20, 0x09, 0x0A, 0x0D].contains(byte(bytes, position)) { position &+= 1 }
        return position
    }

    /// The high bit of each byte that is neither a space, a tab, a line feed nor a carriage return.
    @inline(__always)
    private static func bytesOtherThanSpace(of word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        /// Of each byte that is another one; the sum of seven bits and 0x7F reaches the eighth but for zero.
        func others(than byte: UInt64) -> UInt64 {
            let distance = word ^ (ones &* byte)
            return ((distance & (ones &* 0x7F)) &+ ones &* 0x7F) | distance
        }
        return others(than: 0x20) & others(than: 0x09) & others(than: 0x0A) & others(than: 0x0D) & (ones &* 0x80)
    }

    /// What stands at the position, in place of what was expected there.
    func unexpected(_ bytes: Span<UInt8>, _ expected: String) -> Problem {
        guard position < bytes.count else { return Problem(found: "the end of the document", expected: expected) }
        let byte = bytes[position]
        return Problem(found: Self.shown(byte), expected: expected)
    }
}
