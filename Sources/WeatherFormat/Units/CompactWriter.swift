/// Writes a compact string into a buffer of its own, byte by byte, as UTF-8.
struct CompactWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0

    /// - Parameter start: ``CompactSymbols/bufferSize`` bytes.
    @inline(__always)
    init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }

    @inline(__always)
    mutating func write(_ reading: RoundedReading, _ symbols: UnsafePointer<CompactSymbols>) {
        if reading.isTrace { write(UInt8(ascii: "<")) }
        let number = reading.number
        if number.isNegative { write(UInt8(ascii: "-")) }
        write(symbols.pointee.prefix, symbols.pointee.prefixCount)
        write(number, symbols.pointee.separator)
        let suffix = symbols.pointee.suffix(for: number)
        write(suffix.start, suffix.count)
    }

    /// Two numbers, and the symbol once, in the form that goes with the second. A hyphen, as the house writes ranges.
    mutating func write(_ first: RoundedDecimal, to second: RoundedDecimal, _ symbols: UnsafePointer<CompactSymbols>) {
        write(symbols.pointee.prefix, symbols.pointee.prefixCount)
        write(first, symbols.pointee.separator)
        write(UInt8(ascii: "-"))
        write(second, symbols.pointee.separator)
        let suffix = symbols.pointee.suffix(for: second)
        write(suffix.start, suffix.count)
    }

    /// Without a sign: where it stands is the caller's affair.
    @inline(__always)
    mutating func write(_ number: RoundedDecimal, _ separator: UInt8) {
        var rest = number.digits
        var length = 1
        var bound: UInt64 = 10
        while rest >= bound, length < 19 {
            length += 1
            bound *= 10
        }
        let places = number.places
        let whole = max(length - places, 1)
        let total = whole + places + (places > 0 ? 1 : 0)
        var index = count + total
        for _ in 0..<places {
            index -= 1
            start[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
        }
        if places > 0 {
            index -= 1
            start[index] = separator
        }
        for _ in 0..<whole {
            index -= 1
            start[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
        }
        count += total
    }

    @inline(__always)
    private mutating func write(_ byte: UInt8) {
        start[count] = byte
        count += 1
    }

    @inline(__always)
    private mutating func write(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
        (start + count).update(from: bytes, count: length)
        count += length
    }
}
