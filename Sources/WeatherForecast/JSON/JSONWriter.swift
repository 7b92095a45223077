/// Writes JSON straight into bytes, member after member.
///
///     var json = JSONWriter()
///     json.object { json in
///         json.member("hour", "5pm")
///         json.member("temperature", number)  // nothing, where it is nil
///     }
///
/// The members stand in the order in which they are written; where an output has its keys sorted, so are the calls.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    /// Whether a value stands before the next one, in the same array or object.
    private var needsComma = false

    package init() {}

    /// Empties it, and keeps its memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    /// An object of the members that a closure writes.
    @inline(__always)
    package mutating func object<Failure: Error>(
        _ members: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try container(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    /// An array of the elements that a closure writes.
    @inline(__always)
    package mutating func array<Failure: Error>(
        _ elements: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try container(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
    }

    @inline(__always)
    private mutating func container<Failure: Error>(
        _ first: UInt8, _ last: UInt8, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        separate()
        bytes.append(first)
        needsComma = false
        try body(&self)
        bytes.append(last)
        needsComma = true
    }

    /// The name of the member whose value is written next; one that needs no escapes.
    package mutating func name(_ name: StaticString) {
        let comma = needsComma
        needsComma = false
        bytes.append(addingCapacity: name.utf8CodeUnitCount + 4) { span in
            if comma { span.append(UInt8(ascii: ",")) }
            span.append(UInt8(ascii: "\""))
            span.append(copying: UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
            span.append(UInt8(ascii: "\""))
            span.append(UInt8(ascii: ":"))
        }
    }

    /// The same of a name that is a text.
    package mutating func name(of text: String) {
        string(text)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A value that is JSON already.
    package mutating func raw(_ value: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: value)
    }

    package mutating func bool(_ value: Bool) { raw((value ? "true" : "false").utf8) }

    package mutating func integer(_ value: Int) {
        separate()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        append(value.magnitude)
    }

    /// A finite number, without the `.0` of a whole one.
    package mutating func number(_ value: Double) {
        if let whole = Int32(exactly: value), whole != 0 || value.sign == .plus {
            integer(Int(whole))
        } else if value != 0, let tenths = Int32(exactly: (value * 10).rounded()), Double(tenths) / 10 == value {
            // What is nearest to some tenths is written so: nothing shorter reads as the same number.
            number(tenths: Int(tenths))
        } else {
            raw(JSONNumber.written(value).utf8)
        }
    }

    private mutating func number(tenths: Int) {
        let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        separate()
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        append(whole)
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest))
    }

    private mutating func append(_ number: UInt) {
        guard number >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
        let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
        append(rest)
        bytes.append(UInt8(ascii: "0") + UInt8(digit))
    }

    package mutating func string(_ value: String) {
        separate()
        var value = value
        value.withUTF8 { appendQuoting($0) }
    }

    /// A text that is UTF-8 already.
    package mutating func string(utf8 value: ArraySlice<UInt8>) {
        separate()
        value.withUnsafeBufferPointer { appendQuoting($0) }
    }

    @inline(__always)
    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

extension JSONWriter {
    /// Copies what needs no escape in one piece, which is nearly always the whole.
    private mutating func appendQuoting(_ text: UnsafeBufferPointer<UInt8>) {
        let end = Self.endOfUnescaped(text, from: 0)
        guard end == text.count else { return appendEscaping(text, from: end) }
        bytes.append(addingCapacity: text.count + 2) { span in
            span.append(UInt8(ascii: "\""))
            span.append(copying: UnsafeRawBufferPointer(text))
            span.append(UInt8(ascii: "\""))
        }
    }

    @inline(never)
    private mutating func appendEscaping(_ text: UnsafeBufferPointer<UInt8>, from first: Int) {
        bytes.append(UInt8(ascii: "\""))
        var start = 0
        var end = first
        while end < text.count {
            bytes.append(contentsOf: text[start..<end])
            appendEscape(text[end])
            start = end + 1
            end = Self.endOfUnescaped(text, from: start)
        }
        bytes.append(contentsOf: text[start...])
        bytes.append(UInt8(ascii: "\""))
    }

    /// The first place from another on of a quotation mark, a backslash or a control character, eight bytes at a time.
    ///
    /// The high bit of each such byte is set, and bits above the lowest of them may be wrong: a byte below n borrows when n is
    /// taken away from it.
    private static func endOfUnescaped(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let document = UnsafeRawBufferPointer(text)
        var position = start
        while position &+ 8 <= text.count {
            let word = UInt64(littleEndian: document.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let quotes = word ^ (ones &* 0x22)
            let backslashes = word ^ (ones &* 0x5C)
            let isEscaped =
                ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word)
                & (ones &* 0x80)
            guard isEscaped == 0 else { return position &+ isEscaped.trailingZeroBitCount / 8 }
            position &+= 8
        }
        while position < text.count, !needsEscape(text[position]) { position &+= 1 }
        return position
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func appendEscape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            let digits = String(byte, radix: 16)
            bytes.append(contentsOf: "u00\(byte < 0x10 ? "0" : "")\(digits)".utf8)
        }
    }
}

extension JSONWriter {
    /// A member of a text; nothing, where it is nil.
    @inline(__always)
    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        self.name(name)
        string(value)
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        self.name(name)
        number(value)
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        self.name(name)
        integer(value)
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, _ value: Bool) {
        self.name(name)
        bool(value)
    }

    /// A member of a value of an enumeration, by its name; nothing, where it is nil.
    @inline(__always)
    package mutating func member(_ name: StaticString, named value: (some RawRepresentable<String>)?) {
        member(name, value?.rawValue)
    }

    /// A member of a value that writes itself; nothing, where it is nil.
    @inline(__always)
    package mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
        guard let value else { return }
        self.name(name)
        value.write(to: &self)
    }

    package mutating func member(_ name: StaticString, _ values: [some JSONWritable]) {
        self.name(name)
        array { json in for value in values { value.write(to: &json) } }
    }
}

/// What writes itself as JSON.
package protocol JSONWritable {
    /// Writes one value.
    func write(to json: inout JSONWriter)
}

extension OutputSpan<UInt8> {
    /// Appends bytes, for which there is room.
    @inline(__always)
    fileprivate mutating func append(copying bytes: UnsafeRawBufferPointer) {
        withUnsafeMutableBufferPointer { buffer, count in
            let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
            precondition(bytes.count <= room.count, "no room for \(bytes.count) bytes")
            room.copyMemory(from: bytes)
            count += bytes.count
        }
    }
}
