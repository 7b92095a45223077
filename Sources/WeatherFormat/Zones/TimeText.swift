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
        try self.init(utf8: text.utf8.span)
    }

    /// Reads the same from the bytes of a text.
    package init?(utf8 text: Span<UInt8>) throws(WeatherFormatError) {
        if let plain = MinuteText(text) {
            let day = try CivilDay(year: plain.year, month: plain.month, day: plain.day)
            var scan = Scan(position: MinuteText.byteCount)
            try self.init(day, plain.hour, plain.minute, &scan, text)
            return
        }
        var scan = Scan()
        guard let year = scan.digits(4, text), scan.skip("-", text), let month = scan.digits(2, text),
            scan.skip("-", text), let dayOfMonth = scan.digits(2, text)
        else { return nil }
        let day = try CivilDay(year: year, month: month, day: dayOfMonth)
        guard scan.position < text.count else {
            self.init(day: day, local: nil, offsetSeconds: nil)
            return
        }
        guard scan.skip("Tt ", text), let hour = scan.digits(2, text), scan.skip(":", text),
            let minute = scan.digits(2, text)
        else { return nil }
        try self.init(day, hour, minute, &scan, text)
    }

    /// Reads what stands behind the minute.
    private init?(
        _ day: CivilDay, _ hour: Int, _ minute: Int, _ scan: inout Scan, _ text: Span<UInt8>
    ) throws(WeatherFormatError) {
        var second = 0
        if scan.skip(":", text) {
            guard let read = scan.digits(2, text) else { return nil }
            second = read == 60 ? 59 : read
            if scan.skip(".,", text), !scan.skipDigits(text) { return nil }
        }
        let local = try LocalDateTime(day: day, hour: hour, minute: minute, second: second)
        let offset = scan.offset(text)
        guard scan.position == text.count else { return nil }
        self.init(day: day, local: local, offsetSeconds: offset)
    }

    private init(day: CivilDay, local: LocalDateTime?, offsetSeconds: Int?) {
        self.day = day
        self.local = local
        self.offsetSeconds = offsetSeconds
    }

    /// The instant, for a time that names its offset, or else is given the place's in seconds east of UTC; nil without
    /// either.
    package func instant(offsetSeconds given: Int? = nil) -> Date? {
        guard let local, let offset = offsetSeconds ?? given else { return nil }
        return Date(timeIntervalSince1970: Double(local.secondsSince1970InUTC - offset))
    }
}

/// Reads digits and marks from a short text, from its front.
private struct Scan {
    var position = 0

    /// One of several marks.
    @inline(__always)
    mutating func skip(_ marks: StaticString, _ text: Span<UInt8>) -> Bool {
        guard position < text.count else { return false }
        let next = text[position]
        guard marks.withUTF8Buffer({ $0.contains(next) }) else { return false }
        position += 1
        return true
    }

    /// At least one digit.
    mutating func skipDigits(_ text: Span<UInt8>) -> Bool {
        let start = position
        while digits(1, text) != nil {}
        return position > start
    }

    /// Exactly so many digits; nil where there are fewer, with those read.
    @inline(__always)
    mutating func digits(_ count: Int, _ text: Span<UInt8>) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard position < text.count else { return nil }
            let digit = text[position] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
            position += 1
        }
        return value
    }

    /// `Z`, `+05:30`, `-0500`, `+05` as seconds; nil where none stands there, with nothing read.
    mutating func offset(_ text: Span<UInt8>) -> Int? {
        let start = position
        if skip("Zz", text) { return 0 }
        let sign = skip("-", text) ? -1 : 1
        if sign > 0, !skip("+", text) { return nil }
        let hours = digits(2, text) ?? 24
        let hasColon = skip(":", text)
        let minutes = position == text.count && !hasColon ? 0 : digits(2, text) ?? 60
        guard hours < 24, minutes < 60 else {
            position = start
            return nil
        }
        return sign * (hours * 3600 + minutes * 60)
    }
}
