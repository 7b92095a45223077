import FoundationEssentials
import WeatherFormat

/// An interval as ISO 8601 writes it: a start and how long it lasts, `2026-02-06T12:00:00+00:00/P1DT6H`, or a start and an
/// end.
struct IntervalText {
    let start: Date
    /// In seconds, above 0.
    let seconds: Double

    /// Nil for a text of another shape, one without an offset from UTC, and a length of months or years, which have no
    /// fixed number of seconds.
    init?(_ text: Span<UInt8>) {
        let slash = text.firstIndex(of: UInt8(ascii: "/"), from: 0)
        guard slash < text.count, let start = Self.instant(text.extracting(0..<slash)) else { return nil }
        let rest = text.extracting((slash + 1)..<text.count)
        let seconds = Self.duration(rest) ?? Self.instant(rest).map { $0.timeIntervalSince(start) }
        guard let seconds, seconds > 0 else { return nil }
        self.start = start
        self.seconds = seconds
    }

    private static func instant(_ text: Span<UInt8>) -> Date? {
        do throws(WeatherFormatError) { return try TimeText(utf8: text)?.instant() } catch { return nil }
    }

    /// `PT6H`, `P7DT19H`, `P1W`.
    private static func duration(_ text: Span<UInt8>) -> Double? {
        guard text.count > 2, text[0] == UInt8(ascii: "P") else { return nil }
        var seconds = 0
        var number: Int?
        var isTime = false
        for index in 1..<text.count {
            let letter = text[index]
            let digit = letter &- UInt8(ascii: "0")
            if digit < 10 {
                // Nine digits are more than any interval has, and fit.
                guard (number ?? 0) < 100_000_000 else { return nil }
                number = (number ?? 0) * 10 + Int(digit)
            } else if letter == UInt8(ascii: "T"), !isTime, number == nil {
                isTime = true
            } else {
                guard let count = number, let unit = unit(letter, isTime: isTime) else { return nil }
                seconds += count * unit
                number = nil
            }
        }
        return number == nil ? Double(seconds) : nil
    }

    private static func unit(_ letter: UInt8, isTime: Bool) -> Int? {
        switch (letter, isTime) {
        case (UInt8(ascii: "W"), false): 604_800
        case (UInt8(ascii: "D"), false): 86_400
        case (UInt8(ascii: "H"), true): 3600
        case (UInt8(ascii: "M"), true): 60
        case (UInt8(ascii: "S"), true): 1
        default: nil
        }
    }
}
