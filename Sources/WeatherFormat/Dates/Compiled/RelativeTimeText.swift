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
        number == self.number ? count : count &- (numberEnd &- numberStart) &+ DecimalDigits.count(of: number)
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
        let end = numberStart + DecimalDigits.write(number, to: start + numberStart)
        (start + end).update(from: bytes + numberEnd, count: count - numberEnd)
        return end + count - numberEnd
    }
}
