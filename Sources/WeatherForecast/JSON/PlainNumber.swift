/// A number of a few digits, perhaps with a sign and decimals, as nearly every one in a forecast is.
///
/// The digits as a whole number and the power of ten are exact in a `Double`, up to 2^53 and 10^22, so their quotient is
/// rounded once, and right (Clinger, How to Read Floating Point Numbers Accurately, 1990).
struct PlainNumber {
    let value: Double
    /// The byte behind its last digit.
    let end: Int

    /// Reads it, whatever stands behind it.
    ///
    /// - Returns: nil for every other number, and for what is none.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        if let short = Self.inOneWord(bytes, at: start) {
            self = short
        } else if let long = Self.digitByDigit(bytes, at: start) {
            self = long
        } else {
            return nil
        }
    }

    @inline(__always)
    private init(value: Double, end: Int) {
        self.value = value
        self.end = end
    }
}

extension PlainNumber {
    @inline(__always)
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    /// At most seven bytes and the one behind them: they are one word, in which the digits are read all at once, so that no
    /// guess of the processor about their count can be wrong.
    @inline(__always)
    private static func inOneWord(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> PlainNumber? {
        guard start &+ 9 < bytes.count else { return nil }
        let isNegative = bytes[start] == UInt8(ascii: "-")
        let first = start + (isNegative ? 1 : 0)
        let word = UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: first, as: UInt64.self))
        let count = placeOfEnd(in: word)
        let point = placeOfPoint(in: word)
        guard (1...7).contains(count), !JSONScanner.isInNumber(bytes[first &+ count]) else { return nil }
        var text = word & mask(of: count)
        var digitCount = count
        let powers: InlineArray<8, Double> = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7]
        var power = 1.0
        if point < count {
            digitCount -= 1
            guard point > 0, point < digitCount else { return nil }
            text = text & mask(of: point) | (text >> 8) & ~mask(of: point)
            power = powers[digitCount &- point]
        }
        // A zero in front of other digits is no JSON.
        guard word & 0xFF != 0x30 || min(point, count) == 1, let digits = number(text, digitCount) else { return nil }
        let magnitude = Double(digits) / power
        return PlainNumber(value: isNegative ? -magnitude : magnitude, end: first + count)
    }

    /// How many bytes stand before the first one that is neither a digit nor between a digit and a comma, such as a comma
    /// itself; 8 where there is none.
    ///
    /// The lowest bit is right: only bytes above one that is found can borrow or carry.
    @inline(__always)
    private static func placeOfEnd(in word: UInt64) -> Int {
        let isBelow = word &- ones &* 0x2D
        let isAbove = word &+ ones &* 0x46
        return ((isBelow | isAbove | word) & (ones &* 0x80)).trailingZeroBitCount / 8
    }

    /// How many bytes stand before the first point; 8 where there is none.
    @inline(__always)
    private static func placeOfPoint(in word: UInt64) -> Int {
        let others = word ^ (ones &* 0x2E)
        return ((others &- ones) & ~others & (ones &* 0x80)).trailingZeroBitCount / 8
    }

    @inline(__always)
    private static func mask(of count: Int) -> UInt64 { (1 &<< UInt64(8 * count)) &- 1 }

    /// The number that up to seven digits are, the first of them in the lowest byte; nil where one is no digit.
    ///
    /// Neighbors are joined to numbers below a hundred, those to numbers below ten thousand, and those to the whole.
    @inline(__always)
    private static func number(_ text: UInt64, _ count: Int) -> UInt64? {
        let zeros = ones &* 0x30
        let values = (text &<< UInt64(64 - 8 * count) | zeros &>> UInt64(8 * count)) ^ zeros
        // A byte above 9 reaches its highest bit when 0x76 is added.
        guard (values | (values &+ ones &* 0x76)) & (ones &* 0x80) == 0 else { return nil }
        let hundreds = (values &* 2561) >> 8
        let thousands = ((hundreds & 0x00FF_00FF_00FF_00FF) &* 6_553_601) >> 16
        return ((thousands & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) >> 32
    }
}

extension PlainNumber {
    /// One that has more digits, or another byte than a comma behind it.
    @inline(never)
    private static func digitByDigit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> PlainNumber? {
        var position = start
        func byte() -> UInt8 { position < bytes.count ? bytes[position] : 0 }
        var digits: UInt64 = 0
        func readDigits() -> Int {
            let first = position
            while true {
                let digit = byte() &- UInt8(ascii: "0")
                guard digit < 10 else { return position - first }
                digits = digits &* 10 &+ UInt64(digit)
                position += 1
            }
        }
        let isNegative = byte() == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let first = position
        var count = readDigits()
        guard count > 0, count == 1 || bytes[first] != UInt8(ascii: "0") else { return nil }
        var power = 1.0
        if byte() == UInt8(ascii: ".") {
            position += 1
            let decimals = readDigits()
            guard decimals > 0 else { return nil }
            for _ in 0..<min(decimals, 19) { power *= 10 }
            count += decimals
        }
        // Nineteen digits are below 2^64, so that nothing has wrapped.
        guard count <= 19, digits <= 1 << 53, !JSONScanner.isInNumber(byte()) else { return nil }
        let magnitude = Double(digits) / power
        return PlainNumber(value: isNegative ? -magnitude : magnitude, end: position)
    }
}
