/// The greater part of every forecast: arrays of plain numbers, and members of a plain number or a plain text.
///
/// They are read here in one go. What is not as plain, or no JSON, stays where it stands, and is read or refused one by
/// one as if nothing had been read here.
extension JSONScanner {
    /// Reads the plain numbers that stand at the position of an array, with the commas behind them.
    ///
    /// - Returns: whether the last one has no comma behind it, so that nothing but the end of the array may come.
    @inline(__always)
    mutating func plainNumbers(_ bytes: Span<UInt8>, _ entries: inout OutputSpan<JSONEntry>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            entries.withUnsafeMutableBufferPointer { entries, count in
                let run = Self.plainNumbers(bytes, from: position, entries, &count)
                position = run.end
                return run.isBehindValue
            }
        }
    }

    /// Reads the plain members that stand at the position of an object, with the commas behind them.
    ///
    /// - Returns: whether the last one has no comma behind it; else the position is at the name of another member.
    @inline(__always)
    mutating func plainMembers(_ bytes: Span<UInt8>, _ entries: inout OutputSpan<JSONEntry>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            entries.withUnsafeMutableBufferPointer { entries, count in
                let run = Self.plainMembers(bytes, from: position, entries, &count)
                position = run.end
                return run.isBehindValue
            }
        }
    }

    private typealias Run = (end: Int, isBehindValue: Bool)

    private static func plainNumbers(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ entries: UnsafeMutableBufferPointer<JSONEntry>,
        _ count: inout Int
    ) -> Run {
        var position = start
        var next = count
        defer { count = next }
        while next < entries.count, let number = PlainNumber(bytes, at: position) {
            entries.initializeElement(at: next, to: .number(number, at: position))
            next &+= 1
            guard byte(bytes, number.end) == UInt8(ascii: ",") else { return (number.end, true) }
            position = number.end &+ 1
        }
        return (position, false)
    }

    private static func plainMembers(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ entries: UnsafeMutableBufferPointer<JSONEntry>,
        _ count: inout Int
    ) -> Run {
        var position = start
        var next = count
        defer { count = next }
        while next &+ 2 <= entries.count {
            let nameEnd = endOfPlainText(bytes, from: position &+ 1)
            guard byte(bytes, nameEnd) == UInt8(ascii: "\""), byte(bytes, nameEnd &+ 1) == UInt8(ascii: ":") else {
                break
            }
            let start = byte(bytes, nameEnd &+ 2) == 0x20 ? nameEnd &+ 3 : nameEnd &+ 2
            guard let value = plainValue(bytes, at: start) else { break }
            let isLast = byte(bytes, value.end) != UInt8(ascii: ",")
            let following = isLast ? value.end : endOfSpace(bytes, from: value.end &+ 1)
            guard isLast || byte(bytes, following) == UInt8(ascii: "\"") else { break }
            entries.initializeElement(at: next, to: .string(at: position, to: nameEnd))
            entries.initializeElement(at: next &+ 1, to: value.entry)
            next &+= 2
            position = following
            if isLast { return (position, true) }
        }
        return (position, false)
    }

    /// A text or a number, with the byte behind it.
    @inline(__always)
    private static func plainValue(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> (entry: JSONEntry, end: Int)? {
        if byte(bytes, start) == UInt8(ascii: "\"") {
            let closingQuote = endOfPlainText(bytes, from: start &+ 1)
            guard byte(bytes, closingQuote) == UInt8(ascii: "\"") else { return nil }
            return (.string(at: start, to: closingQuote), closingQuote &+ 1)
        }
        return PlainNumber(bytes, at: start).map { (.number($0, at: start), $0.end) }
    }

    /// The byte at a place; 0, which no JSON has, behind the document's end.
    @inline(__always)
    static func byte(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt8 {
        position < bytes.count ? bytes[position] : 0
    }
}
