extension DateProgram {
    /// Compiles a plan into a block that the caller owns.
    ///
    /// A pattern with a field that no table expresses gives an empty program, which says that ICU draws it.
    ///
    /// - Throws: what ICU reports while it renders the words.
    static func compile(
        _ plan: ResolvedDatePlan
    ) throws(WeatherFormatError) -> UnsafeMutablePointer<DateProgram> {
        var tables: [(selector: Selector, words: [[UInt8]])] = []
        var isFirstField = true
        for part in DatePattern.parts(of: plan.pattern) {
            switch part {
            case .literal(let text):
                join(Array(text.utf8), to: &tables)
            case .field(let letter, let count):
                guard
                    let table = try table(letter: letter, count: count, plan: plan, isFirst: isFirstField)
                else { return allocate([]) }
                tables.append(table)
                isFirstField = false
            }
        }
        return allocate(tables)
    }

    /// Literal text belongs to each word of the table before it; at the beginning it is a table of its own, and after
    /// a year too.
    private static func join(_ text: [UInt8], to tables: inout [(selector: Selector, words: [[UInt8]])]) {
        if let last = tables.indices.last, !tables[last].selector.isYear {
            tables[last].words = tables[last].words.map { $0 + text }
        } else {
            tables.append((.text, [text]))
        }
    }

    private static func table(
        letter: Character, count: Int, plan: ResolvedDatePlan, isFirst: Bool
    ) throws(WeatherFormatError) -> (selector: Selector, words: [[UInt8]])? {
        switch (letter, count) {
        case ("y", 1):
            switch plan.plan.yearCount {
            case .commonEra: return (.year, [])
            case .buddhistEra: return (.buddhistYear, [])
            }
        case ("d", 1...2):
            var days = numbers(1...31, count)
            if let ordinal = plan.plan.firstOfMonth { days[0] += Array(ordinal.utf8) }
            return (.day, days)
        case ("M", 1...2), ("L", 1...2): return (.month, numbers(1...12, count))
        case ("H", 1...2): return (.hour, numbers(0...23, count))
        case ("K", 1...2): return (.hour, numbers((0...23).map { $0 % 12 }, count))
        case ("h", 1...2): return (.hour, numbers((0...23).map { ($0 + 11) % 12 + 1 }, count))
        case ("m", 1...2): return (.minute, numbers(0...59, count))
        case ("a", _): return (.hour, try words(24, every: 3600, letter, count, plan, isFirst))
        // 1970-01-04 was a Sunday.
        case ("E", _), ("c", 3...):
            return (.weekday, try words(7, from: 3 * 86_400, every: 86_400, letter, count, plan, isFirst))
        case ("M", 3...), ("L", 3...):
            // Thirty days and twelve hours on, from 1970-01-15, is the middle of each month in turn.
            return (.month, try words(12, from: 14 * 86_400, every: 2_635_200, letter, count, plan, isFirst))
        default: return nil
        }
    }

    /// What ICU draws for one field at regular instants.
    ///
    /// The plan's context capitalizes its first field alone.
    private static func words(
        _ rows: Int, from start: Int = 0, every step: Int, _ letter: Character, _ count: Int, _ plan: ResolvedDatePlan,
        _ isFirst: Bool
    ) throws(WeatherFormatError) -> [[UInt8]] {
        let format = try plan.makeDateFormat(pattern: String(repeating: letter, count: count), capitalizes: isFirst)
        var words: [[UInt8]] = []
        for row in 0..<rows {
            words.append(Array(try format.string(fromMilliseconds: Double(start + row * step) * 1000).utf8))
        }
        return words
    }

    /// Latin digits, as the locale asks for: with two letters, two digits at least.
    private static func numbers(_ values: some Sequence<Int>, _ count: Int) -> [[UInt8]] {
        values.map { value in
            let digits = Array(String(value).utf8)
            return digits.count < count ? [UInt8(ascii: "0")] + digits : digits
        }
    }

    /// Lays program, steps and words out in one block, which the caller owns.
    ///
    /// A word too long for one table goes on in the next.
    private static func allocate(
        _ tables: [(selector: Selector, words: [[UInt8]])]
    ) -> UnsafeMutablePointer<DateProgram> {
        var pieces: [(selector: Selector, words: [Word])] = []
        for (selector, words) in tables {
            let longest = words.map(\.count).max() ?? 0
            for start in stride(from: 0, to: max(longest, 1), by: Word.capacity) {
                pieces.append((selector, words.map { Word($0.dropFirst(start).prefix(Word.capacity)) }))
            }
        }
        let wordCount = pieces.reduce(0) { $0 + $1.words.count }
        // A plan whose words do not fit into the room that every caller has is drawn by ICU, which asks for its length.
        let capacity = (pieces.count + 1) * MemoryLayout<Word>.size
        if capacity > DateIntentFormatter.largestUTF8Count { return allocate([]) }
        // Words are aligned the most; where they may begin, steps may too.
        func aligned(_ offset: Int) -> Int {
            (offset + MemoryLayout<Word>.alignment - 1) / MemoryLayout<Word>.alignment * MemoryLayout<Word>.alignment
        }
        let stepsOffset = aligned(MemoryLayout<DateProgram>.size)
        let wordsOffset = aligned(stepsOffset + pieces.count * MemoryLayout<Step>.stride)
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: wordsOffset + wordCount * MemoryLayout<Word>.stride, alignment: MemoryLayout<Word>.alignment)
        let steps = (block + stepsOffset).bindMemory(to: Step.self, capacity: pieces.count)
        var words = (block + wordsOffset).bindMemory(to: Word.self, capacity: wordCount)
        for (index, piece) in pieces.enumerated() {
            (steps + index).initialize(to: Step(selector: piece.selector, words: UnsafePointer(words)))
            words.initialize(from: piece.words, count: piece.words.count)
            words += piece.words.count
        }
        let program = block.bindMemory(to: DateProgram.self, capacity: 1)
        program.initialize(
            to: DateProgram(
                steps: UnsafePointer(steps), stepCount: pieces.count,
                drawsDate: pieces.contains { $0.selector.isOfDate },
                drawsTime: pieces.contains { $0.selector.isOfTime },
                drawsYear: pieces.contains(where: \.selector.isYear),
                capacity: capacity))
        return program
    }
}

extension DateProgram.Selector {
    fileprivate var isOfDate: Bool {
        switch self {
        case .weekday, .month, .day, .year, .buddhistYear: true
        case .text, .hour, .minute: false
        }
    }

    fileprivate var isOfTime: Bool {
        switch self {
        case .hour, .minute: true
        case .text, .weekday, .month, .day, .year, .buddhistYear: false
        }
    }

    fileprivate var isYear: Bool {
        switch self {
        case .year, .buddhistYear: true
        case .text, .weekday, .month, .day, .hour, .minute: false
        }
    }
}
