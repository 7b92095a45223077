/// A plan, compiled once: a flat list of table lookups, each of which copies the bytes of one word.
///
/// Every table holds the words as ICU itself renders them (after meridiem shaping, declared words and context
/// capitalization), with the plan's literal text already joined to them. `Sat, Aug 15` is three lookups: `Sat, `,
/// `Aug `, `15`.
///
/// Its memory is immutable once published, and lives as long as the process: there is at most one for each
/// language, intent, clock and voice.
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
        /// The same of the Thai calendar's year.
        case buddhistYear
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
    /// Whether a step asks for an hour or a minute.
    let drawsTime: Bool
    /// Whether a step is the year's digits.
    let drawsYear: Bool
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
        guard !drawsYear else { return renderWithYear(localSeconds: localSeconds, to: start) }
        let time = rows(localSeconds: localSeconds)
        let rows = time.span
        var end = UnsafeMutableRawPointer(start)
        var next = steps
        let last = steps + stepCount
        while next < last {
            let step = next.pointee
            next += 1
            end += Self.copy(step.words + Int(rows[unchecked: Int(step.selector.rawValue)]), to: end)
        }
        return UnsafeMutableRawPointer(start).distance(to: end)
    }

    /// The same where a step is the year: the others do not wait for what only this one needs.
    @inline(never)
    private func renderWithYear(localSeconds: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
        let rows = rows(localSeconds: localSeconds)
        let year = CivilTime(localSeconds: localSeconds, withDate: true).year
        var end = UnsafeMutableRawPointer(start)
        for step in UnsafeBufferPointer(start: steps, count: stepCount) {
            switch step.selector {
            case .year: end += Self.write(year: year, to: end)
            case .buddhistYear: end += Self.write(year: year &+ YearCount.buddhistEra.offset, to: end)
            case .text, .weekday, .month, .day, .hour, .minute:
                end += Self.copy(step.words + Int(rows[unchecked: Int(step.selector.rawValue)]), to: end)
            }
        }
        return UnsafeMutableRawPointer(start).distance(to: end)
    }

    /// Each selector's row, so that none is found by a jump, which would have to be guessed for each step.
    @inline(__always)
    private func rows(localSeconds: Int) -> InlineArray<6, UInt32> {
        let time = CivilTime(localSeconds: localSeconds, withDate: drawsDate, withTime: drawsTime)
        func row(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) }
        return [0, row(time.weekday), row(time.month), row(time.day), row(time.hour), row(time.minute)]
    }

    /// Copies a word, and returns its length from the table: read back from the copy it would wait for the copy.
    @inline(__always)
    private static func copy(_ word: UnsafePointer<Word>, to end: UnsafeMutableRawPointer) -> Int {
        let source = UnsafeRawPointer(word)
        let count = source.load(fromByteOffset: Word.capacity, as: UInt8.self)
        end.storeBytes(of: source.load(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
        return Int(count)
    }

    /// 1 to 5 digits: a local time may stand a few hours beyond the year 9999, or before the year 1, in a year that ICU
    /// counts backwards from there: 1.
    private static func write(year: Int, to end: UnsafeMutableRawPointer) -> Int {
        DecimalDigits.write(year > 0 ? year : 1 - year, to: end)
    }
}
