extension PosixZoneRule {
    /// Reads a rule in the form of POSIX (Base Definitions, section 8.3) with RFC 9636's longer times of a change:
    /// `UTC0`, `<+03>-3`, `CET-1CEST,M3.5.0,M10.5.0/3`, `EET-2EEST,M3.4.4/50,M10.4.4/50`.
    ///
    /// The sign is POSIX's: west of Greenwich is positive, so `GMT+3` is three hours behind UTC.
    ///
    /// - Parameters:
    ///   - text: at most 128 bytes.
    ///   - presumesUSRules: whether daylight saving time without its dates (`CET-1CEST`) begins and ends with that of the
    ///     United States, as POSIX lets a system choose and the C library does for `TZ`; else it is no rule.
    init?(_ text: some Collection<UInt8>, presumesUSRules: Bool = false) {
        guard text.count <= 128 else { return nil }
        var scan = Scan(rest: Array(text)[...])
        guard scan.name(), let west = scan.time(longestHours: 24) else { return nil }
        standardOffset = -west
        guard !scan.isAtEnd else {
            summer = nil
            return
        }
        guard scan.name() else { return nil }
        var offset = standardOffset + 3600
        if !scan.isAtEnd, !scan.isAt(",") {
            guard let west = scan.time(longestHours: 24) else { return nil }
            offset = -west
        }
        if scan.isAtEnd, presumesUSRules {
            summer = Summer(
                offset: offset, start: Moment(day: .weekday(0, week: 2, month: 3), seconds: 7200),
                end: Moment(day: .weekday(0, week: 1, month: 11), seconds: 7200))
            return
        }
        guard scan.skip(","), let start = scan.moment(), scan.skip(","), let end = scan.moment(), scan.isAtEnd else {
            return nil
        }
        summer = Summer(offset: offset, start: start, end: end)
    }
}

/// Reads the parts of a rule from its front.
private struct Scan {
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ mark: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: mark) }

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard isAt(mark) else { return false }
        rest.removeFirst()
        return true
    }

    /// Three letters or more, or in angle brackets letters, digits and signs.
    mutating func name() -> Bool {
        let isQuoted = skip("<")
        let length = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
            default: false
            }
        }.count
        rest.removeFirst(length)
        return length >= 3 && (!isQuoted || skip(">"))
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(longestHours: Int) -> Int32? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hours = number(digits: 1...(longestHours > 99 ? 3 : 2)), hours <= longestHours else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where skip(":") {
            guard let part = number(digits: 2...2), part <= 59 else { return nil }
            seconds += part * unit
        }
        return Int32(isNegative ? -seconds : seconds)
    }

    /// A day and the time of the change, two in the morning where none is named.
    mutating func moment() -> PosixZoneRule.Moment? {
        guard let day = day() else { return nil }
        guard skip("/") else { return PosixZoneRule.Moment(day: day, seconds: 7200) }
        return time(longestHours: 167).map { PosixZoneRule.Moment(day: day, seconds: $0) }
    }

    private mutating func day() -> PosixZoneRule.Day? {
        if skip("J") {
            guard let day = number(digits: 1...3), (1...365).contains(day) else { return nil }
            return .julian(UInt16(day))
        }
        guard skip("M") else {
            guard let day = number(digits: 1...3), day <= 365 else { return nil }
            return .zeroBased(UInt16(day))
        }
        guard let month = number(digits: 1...2), (1...12).contains(month), skip("."),
            let week = number(digits: 1...1), (1...5).contains(week), skip("."),
            let weekday = number(digits: 1...1), weekday <= 6
        else { return nil }
        return .weekday(UInt8(weekday), week: UInt8(week), month: UInt8(month))
    }

    private mutating func number(digits: ClosedRange<Int>) -> Int? {
        let read = rest.prefix(digits.upperBound).prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard read.count >= digits.lowerBound else { return nil }
        rest.removeFirst(read.count)
        return read.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
