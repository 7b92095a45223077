import FoundationEssentials
import WeatherFormat

/// A time as services write it in ISO 8601: a day, a local time, or a local time with its offset from UTC.
struct ServiceTime: Sendable, Hashable {
    let day: CivilDay
    /// The day with its time of day, or nil for a bare day.
    let local: LocalDateTime?
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
            local = nil
            offsetSeconds = nil
            return
        }
        guard scan.skip("T") || scan.skip(" "), let hour = scan.digits(2), scan.skip(":"), let minute = scan.digits(2)
        else { return nil }
        var second = 0
        if scan.skip(":") {
            guard let read = scan.digits(2) else { return nil }
            // A leap second reads as the second before it, as every clock of computers has it.
            second = read == 60 ? 59 : read
            if scan.skip(".") { scan.skipDigits() }
        }
        do { local = try LocalDateTime(day: day, hour: hour, minute: minute, second: second) } catch { return nil }
        offsetSeconds = scan.offset()
        guard scan.isAtEnd else { return nil }
    }

    /// The instant, for a time that names its offset or is given the place's.
    ///
    /// - Parameter given: seconds east of UTC, taken where the time has none of its own.
    func instant(offsetSeconds given: Int?) -> Date? {
        guard let local, let offset = offsetSeconds ?? given else { return nil }
        return Date(timeIntervalSince1970: Double(local.secondsSince1970InUTC - offset))
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

    /// `Z`, `+05:30`, `-0500`, `+05` as seconds; nil where none stands there, with nothing read.
    mutating func offset() -> Int? {
        let start = rest
        if skip("Z") || skip("z") { return 0 }
        let sign = skip("-") ? -1 : 1
        if sign > 0, !skip("+") { return nil }
        let hours = digits(2) ?? 24
        _ = skip(":")
        let minutes = isAtEnd ? 0 : digits(2) ?? 60
        guard hours < 24, minutes < 60 else {
            rest = start
            return nil
        }
        return sign * (hours * 3600 + minutes * 60)
    }
}
