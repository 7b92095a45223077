/// A plan, compiled once: a flat list of table lookups, each of which copies the bytes of one word.
///
/// Every table holds the words as ICU itself renders them (after meridiem shaping, declared words and context
/// capitalization), with the plan's literal text already joined to them. `Sat, Aug 15` is three lookups: `Sat, `,
/// `Aug `, `15`.
///
/// Its memory is immutable once published, and lives as long as the process: there is at most one for each
/// language, intent and clock.
struct DateProgram {
    /// What picks a table's word.
    enum Selector: UInt8 {
        /// One word, always the same.
        case text
        /// From Sunday at 0.
        case weekday
        /// From January at 0.
        case month
        /// From the first at 0.
        case day
        /// From midnight at 0.
        case hour
        case minute
        /// No table: the year's digits.
        case year
    }

    /// One lookup.
    struct Step {
        let selector: Selector
        let words: UnsafePointer<Word>
    }

    /// Up to 31 bytes of UTF-8.
    ///
    /// All 32 are always copied, which costs less than asking how many.
    struct Word {
        var bytes = SIMD32<UInt8>()

        static let capacity = 31

        var count: Int { Int(bytes[Word.capacity]) }

        init(_ utf8: some Collection<UInt8>) {
            for (index, byte) in utf8.enumerated() { bytes[index] = byte }
            bytes[Word.capacity] = UInt8(utf8.count)
        }
    }

    let steps: UnsafePointer<Step>
    let stepCount: Int
    /// Whether a step asks for a date, so that a time of day alone is spared the calendar.
    let drawsDate: Bool
    /// Whether no table expresses the plan, and ICU is asked each time.
    var isDrawnByICU: Bool { stepCount == 0 }
    /// How many bytes `render` may write, the last word's unused ones included.
    let capacity: Int

    /// Writes the program's text for a local time.
    ///
    /// - Parameters:
    ///   - localSeconds: seconds since 1970-01-01T00:00:00 on the zone's own clock, in the years 1 to 9999 give or take
    ///     a day.
    ///   - start: room for `capacity` bytes.
    /// - Returns: the text's length in bytes.
    @inline(__always)
    func render(localSeconds: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
        let time = CivilTime(localSeconds: localSeconds, withDate: drawsDate)
        var end = UnsafeMutableRawPointer(start)
        var next = steps
        let last = steps + stepCount
        while next < last {
            let step = next.pointee
            next += 1
            let row: Int
            switch step.selector {
            case .text: row = 0
            case .weekday: row = time.weekday
            case .month: row = time.month
            case .day: row = time.day
            case .hour: row = time.hour
            case .minute: row = time.minute
            case .year:
                end += Self.write(year: time.year, to: end)
                continue
            }
            let word = step.words[row]
            end.storeBytes(of: word.bytes, as: SIMD32<UInt8>.self)
            end += word.count
        }
        return UnsafeMutableRawPointer(start).distance(to: end)
    }

    /// 1 to 5 digits: a local time may stand a few hours beyond the year 9999.
    private static func write(year: Int, to end: UnsafeMutableRawPointer) -> Int {
        var digits = 1
        var bound = 10
        while year >= bound {
            digits += 1
            bound *= 10
        }
        var rest = year
        for place in stride(from: digits - 1, through: 0, by: -1) {
            end.storeBytes(
                of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), toByteOffset: place, as: UInt8.self)
            rest /= 10
        }
        return digits
    }
}
