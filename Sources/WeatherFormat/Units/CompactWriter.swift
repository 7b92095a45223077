/// Writes a string of symbols into a buffer of its own, byte by byte, as UTF-8.
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
        if number.isNegative { write(minus: symbols) }
        writePrefix(symbols)
        write(number, symbols.pointee.separator)
        write(symbols.pointee.suffix(for: number))
    }

    /// Two numbers, and the symbol once, in the form that goes with the second.
    mutating func write(_ first: RoundedDecimal, to second: RoundedDecimal, _ symbols: UnsafePointer<CompactSymbols>) {
        writePrefix(symbols)
        write(first, symbols.pointee.separator)
        write(dash: symbols)
        write(second, symbols.pointee.separator)
        write(symbols.pointee.suffix(for: second))
    }

    /// Without a sign: where it stands is the caller's affair.
    @inline(__always)
    mutating func write(_ number: RoundedDecimal, _ separator: UInt8) {
        // Most numbers on a screen have one, two or three digits and no decimals.
        guard number.places == 0, number.digits < 1000 else { return writeLong(number, separator) }
        let digits = UInt32(truncatingIfNeeded: number.digits)
        let hundreds = digits / 100
        let rest = digits - hundreds * 100
        let tens = rest / 10
        if hundreds > 0 { write(Self.digit(hundreds)) }
        if digits >= 10 { write(Self.digit(tens)) }
        write(Self.digit(rest - tens * 10))
    }

    @inline(never)
    private mutating func writeLong(_ number: RoundedDecimal, _ separator: UInt8) {
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
        for place in stride(from: total - 1, through: 0, by: -1) {
            guard places == 0 || place != whole else {
                start[count + place] = separator
                continue
            }
            start[count + place] = Self.digit(UInt32(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        count += total
    }

    @inline(__always)
    private static func digit(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x30 &+ value) }

    @inline(__always)
    private mutating func write(_ byte: UInt8) {
        start[count] = byte
        count &+= 1
    }

    @inline(__always)
    private mutating func write(minus symbols: UnsafePointer<CompactSymbols>) {
        UnsafeMutableRawPointer(start + count).storeBytes(of: symbols.pointee.minus.bytes, as: SIMD64<UInt8>.self)
        count &+= symbols.pointee.minus.count
    }

    private mutating func write(dash symbols: UnsafePointer<CompactSymbols>) {
        UnsafeMutableRawPointer(start + count).storeBytes(of: symbols.pointee.dash.bytes, as: SIMD64<UInt8>.self)
        count &+= symbols.pointee.dash.count
    }

    @inline(__always)
    private mutating func writePrefix(_ symbols: UnsafePointer<CompactSymbols>) {
        guard symbols.pointee.hasPrefix else { return }
        UnsafeMutableRawPointer(start + count).storeBytes(of: symbols.pointee.prefix.bytes, as: SIMD64<UInt8>.self)
        count &+= symbols.pointee.prefix.count
    }

    @inline(__always)
    private mutating func write(_ affix: UnsafePointer<CompactSymbols.Affix>) {
        UnsafeMutableRawPointer(start + count).storeBytes(of: affix.pointee.bytes, as: SIMD64<UInt8>.self)
        count &+= affix.pointee.count
    }
}
