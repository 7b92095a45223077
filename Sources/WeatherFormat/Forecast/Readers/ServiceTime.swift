public import FoundationEssentials

/// A time as services write it in ISO 8601: a day, a local time, or a local time with its offset from UTC.
struct ServiceTime: Sendable, Hashable {
    let day: CivilDay
    /// Seconds since the day's midnight, or nil for a bare day.
    let secondOfDay: Int?
    /// Seconds east of UTC, or nil where the time is local and does not say where.
    let offsetSeconds: Int?

    /// `2026-02-06`, `2026-02-06T16:30`, `2026-02-06T21:00:00Z`, `2026-02-06T16:00:00.000-05:00`; nil for anything else.
    init?(_ text: String) {
        var scan = DigitScan(text)
        guard let year = scan.digits(4), scan.skip("-"), let month = scan.digits(2), scan.skip("-"),
            let dayOfMonth = scan.digits(2), let day = Self.day(year, month, dayOfMonth)
        else { return nil }
        self.day = day
        guard !scan.isAtEnd else {
            secondOfDay = nil
            offsetSeconds = nil
            return
        }
        guard scan.skip("T") || scan.skip(" "), let hour = scan.digits(2), scan.skip(":"), let minute = scan.digits(2),
            hour < 24, minute < 60
        else { return nil }
        var second = 0
        if scan.skip(":") {
            // A leap second reads as the second before it, as every clock of computers has it.
            guard let read = scan.digits(2), read <= 60 else { return nil }
            second = min(read, 59)
            if scan.skip(".") { scan.skipDigits() }
        }
        secondOfDay = hour * 3600 + minute * 60 + second
        guard let offset = scan.offset() else { return nil }
        offsetSeconds = offset.seconds
        guard scan.isAtEnd else { return nil }
    }

    /// The instant, for a time that names its offset or is given the place's.
    ///
    /// - Parameter offsetSeconds: seconds east of UTC, taken where the time has none of its own.
    func instant(offsetSeconds given: Int?) -> Date? {
        guard let secondOfDay, let offset = offsetSeconds ?? given else { return nil }
        return Date(timeIntervalSince1970: Double(day.daysSince1970 * 86_400 + secondOfDay - offset))
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay? {
        do { return try CivilDay(year: year, month: month, day: day) } catch { return nil }
    }
}

/// Reads digits and marks from the front of a short text.
private struct DigitScan {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ mark: Character) -> Bool {
        guard let first = rest.first, first == mark.asciiValue else { return false }
        rest.removeFirst()
        return true
    }

    mutating func skipDigits() {
        rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Exactly so many digits.
    mutating func digits(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
            value = value * 10 + Int(first - UInt8(ascii: "0"))
            rest.removeFirst()
        }
        return value
    }

    /// `Z`, `+05:30`, `-0500`, `+05`, or nothing; nil where it is none of them.
    mutating func offset() -> (seconds: Int?, Void)? {
        if isAtEnd { return (nil, ()) }
        if skip("Z") || skip("z") { return (0, ()) }
        let sign: Int
        if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
        guard let hours = digits(2), hours < 24 else { return nil }
        _ = skip(":")
        guard !isAtEnd else { return (sign * hours * 3600, ()) }
        guard let minutes = digits(2), minutes < 60 else { return nil }
        return (sign * (hours * 3600 + minutes * 60), ())
    }
}
