package import FoundationEssentials

/// A time as RFC 3339 and ISO 8601 write it: a day, a local time, or a local time with its offset from UTC.
package struct TimeText: Sendable, Hashable {
    /// The day.
    package let day: CivilDay
    /// The day with its time of day, or nil for a bare day.
    package let local: LocalDateTime?
    /// Seconds east of UTC, or nil where the time is local and does not say where.
    package let offsetSeconds: Int?

    /// Reads `2026-02-06`, `2026-02-06T16:30`, `2026-02-06T21:00:00Z`, `2026-02-06 16:00:00.000-05:00`, and the offsets
    /// `-0500` and `-05` of ISO 8601.
    ///
    /// A leap second reads as the second before it, as every clock of computers has it; a fraction of a second is
    /// dropped.
    ///
    /// - Returns: nil for a text of another shape.
    /// - Throws: ``WeatherFormatError/noSuchDay(year:month:day:)`` and
    ///   ``WeatherFormatError/noSuchTime(hour:minute:second:)`` for a day or a time that does not exist.
    package init?(_ text: String) throws(WeatherFormatError) {
        var scan = Scan(rest: text[...].utf8)
        guard let year = scan.digits(4), scan.skip("-"), let month = scan.digits(2), scan.skip("-"),
            let dayOfMonth = scan.digits(2)
        else { return nil }
        let day = try CivilDay(year: year, month: month, day: dayOfMonth)
        self.day = day
        guard !scan.isAtEnd else {
            local = nil
            offsetSeconds = nil
            return
        }
        guard scan.skip("Tt "), let hour = scan.digits(2), scan.skip(":"), let minute = scan.digits(2) else {
            return nil
        }
        var second = 0
        if scan.skip(":") {
            guard let read = scan.digits(2) else { return nil }
            second = read == 60 ? 59 : read
            if scan.skip(".,"), !scan.skipDigits() { return nil }
        }
        local = try LocalDateTime(day: day, hour: hour, minute: minute, second: second)
        offsetSeconds = scan.offset()
        guard scan.isAtEnd else { return nil }
    }

    /// The instant, for a time that names its offset, or else is given the place's in seconds east of UTC; nil without
    /// either.
    package func instant(offsetSeconds given: Int? = nil) -> Date? {
        guard let local, let offset = offsetSeconds ?? given else { return nil }
        return Date(timeIntervalSince1970: Double(local.secondsSince1970InUTC - offset))
    }
}

/// Reads digits and marks from the front of a short text.
private struct Scan {
    var rest: Substring.UTF8View

    var isAtEnd: Bool { rest.isEmpty }

    /// One of several marks.
    mutating func skip(_ marks: StaticString) -> Bool {
        guard let first = rest.first, marks.withUTF8Buffer({ $0.contains(first) }) else { return false }
        rest.removeFirst()
        return true
    }

    /// At least one digit.
    mutating func skipDigits() -> Bool {
        let behind = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let found = behind.startIndex > rest.startIndex
        rest = behind
        return found
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
        if skip("Zz") { return 0 }
        let sign = skip("-") ? -1 : 1
        if sign > 0, !skip("+") { return nil }
        let hours = digits(2) ?? 24
        let hasColon = skip(":")
        let minutes = isAtEnd && !hasColon ? 0 : digits(2) ?? 60
        guard hours < 24, minutes < 60 else {
            rest = start
            return nil
        }
        return sign * (hours * 3600 + minutes * 60)
    }
}
