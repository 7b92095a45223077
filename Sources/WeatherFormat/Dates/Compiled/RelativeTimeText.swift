/// One text of relative time, ready to be copied: its bytes, and where in them its number stands.
///
/// One block of memory, its bytes and all, immutable once published.
struct RelativeTimeText {
    /// The number that the bytes have.
    private let number: Int
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// Where the number begins and ends; both at the end of a text that has none.
    private let numberStart: Int
    private let numberEnd: Int

    /// How many bytes a text has room for; ICU's longest is Thai, with 38.
    static let largestCount = 96
    /// The digits of 4,629,629 days, which are the most that there can be.
    static let largestDigits = 7

    /// Lays a text out in a block that the caller owns.
    ///
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` for a text that has no room.
    static func make(_ text: String, number: Int) throws(WeatherFormatError) -> UnsafeMutablePointer<RelativeTimeText> {
        let utf8 = Array(text.utf8)
        guard utf8.count <= largestCount else {
            throw .icu(function: "ureldatefmt_formatNumeric", status: "\(utf8.count) bytes, more than \(largestCount)")
        }
        let place = utf8.firstRange(of: Array("\(number)".utf8)) ?? utf8.count..<utf8.count
        let offset = MemoryLayout<RelativeTimeText>.stride
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: offset + utf8.count, alignment: MemoryLayout<RelativeTimeText>.alignment)
        let bytes = (block + offset).bindMemory(to: UInt8.self, capacity: utf8.count)
        bytes.initialize(from: utf8, count: utf8.count)
        let made = block.bindMemory(to: RelativeTimeText.self, capacity: 1)
        made.initialize(
            to: RelativeTimeText(
                number: number, bytes: UnsafePointer(bytes), count: utf8.count, numberStart: place.lowerBound,
                numberEnd: place.upperBound))
        return made
    }

    /// How many bytes ``write(_:to:)`` writes.
    @inline(__always)
    func utf8Count(with number: Int) -> Int {
        number == self.number ? count : count &- (numberEnd &- numberStart) &+ Self.digits(of: number)
    }

    /// Writes the text with a number in the place of its own, and returns how many bytes that were.
    @inline(__always)
    func write(_ number: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
        guard number != self.number else {
            start.update(from: bytes, count: count)
            return count
        }
        return writeOther(number, to: start)
    }

    @inline(never)
    private func writeOther(_ number: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
        start.update(from: bytes, count: numberStart)
        let digits = Self.digits(of: number)
        var rest = number
        for place in stride(from: numberStart + digits - 1, through: numberStart, by: -1) {
            start[place] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
        (start + numberStart + digits).update(from: bytes + numberEnd, count: count - numberEnd)
        return count - (numberEnd - numberStart) + digits
    }

    private static func digits(of number: Int) -> Int {
        var digits = 1
        var bound = 10
        while number >= bound {
            digits += 1
            bound *= 10
        }
        return digits
    }
}
