import WeatherFormat

extension JSONNode {
    /// The text of a string by its UTF-8; nil for another value.
    @inline(__always)
    func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
        if let result = withPlainText(body) { return result }
        return string.map { body($0.utf8.span) }
    }

    /// A time as a service wrote it; nil for what is none, and for a day or a time that does not exist.
    var time: TimeText? {
        withText { text -> TimeText? in
            do throws(WeatherFormatError) { return try TimeText(utf8: text) } catch { return nil }
        } ?? nil
    }
}

extension Span<UInt8> {
    /// Whether it is a word.
    @inline(__always)
    func equals(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        for index in indices where self[index] != word.utf8Start[index] { return false }
        return true
    }

    /// The first place of a byte from a place on; the end where there is none.
    func firstIndex(of byte: UInt8, from start: Int) -> Int {
        var index = start
        while index < count, self[index] != byte { index += 1 }
        return index
    }

    /// The number that it writes, or nil where it is none.
    var decimal: Double? {
        if let whole = wholeNumber { return whole }
        do { return try Double(decimalText: String(copying: self)) } catch { return nil }
    }

    /// Of a few digits, which is what services write.
    private var wholeNumber: Double? {
        guard (1...9).contains(count) else { return nil }
        var value = 0
        for index in indices {
            let digit = self[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return Double(value)
    }
}
