import WeatherFormat

/// The bytes of one input, taken from its beginning; zeros behind its end.
struct FuzzInput {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isEmpty: Bool { position >= bytes.count }

    mutating func byte() -> UInt8 {
        guard !isEmpty else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number(bytes count: Int) -> UInt64 {
        var value: UInt64 = 0
        for _ in 0..<count { value = value << 8 | UInt64(byte()) }
        return value
    }

    /// A number below another.
    mutating func index(below count: Int) -> Int { Int(number(bytes: 3) % UInt64(max(count, 1))) }

    mutating func choice<Value>(of values: [Value]) -> Value { values[index(below: values.count)] }

    /// Any, from its bits.
    mutating func double() -> Double { Double(bitPattern: number(bytes: 8)) }

    /// Bytes behind their count.
    mutating func some() -> [UInt8] {
        let count = Int(byte())
        return (0..<count).map { _ in byte() }
    }

    var rest: [UInt8] { Array(bytes.dropFirst(position)) }
    var text: String { String(decoding: rest, as: UTF8.self) }

    mutating func reader() -> ReaderTag { ReaderTag(choice(of: Language.allCases)) }
    mutating func voice() -> Voice { byte() & 1 == 0 ? .house : .native }
    mutating func hourCycle() -> HourCycle { byte() & 1 == 0 ? .twelveHour : .twentyFourHour }
}
