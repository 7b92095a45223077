/// A zone's rule for every year, as POSIX has it in the variable `TZ` and RFC 9636 in the footer of a zone's file:
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// A plain value of 28 bytes: what it answers is computed, with no calendar and no allocation.
struct PosixZoneRule: Sendable, Hashable {
    /// Seconds east of UTC, in standard time.
    let standardOffset: Int32
    /// Nil where the clocks are never changed.
    let summer: Summer?

    /// Daylight saving time, and when it begins and ends.
    ///
    /// Ireland's is negative: its standard time is the summer's.
    struct Summer: Sendable, Hashable {
        /// Seconds east of UTC.
        let offset: Int32
        /// By the clock of standard time.
        let start: Moment
        /// By the clock of daylight saving time.
        let end: Moment
    }

    /// A moment that comes every year.
    struct Moment: Sendable, Hashable {
        let day: Day
        /// Seconds from that day's midnight, within 167 hours on either side.
        let seconds: Int32
    }

    /// A day of every year.
    enum Day: Sendable, Hashable {
        /// `Jn`: 1 to 365, and 29 February is never counted.
        case julian(UInt16)
        /// `n`: 0 to 365, and 29 February is counted.
        case zeroBased(UInt16)
        /// `Mm.w.d`: a weekday from Sunday at 0, in the first to the fourth week of a month, or the last at 5.
        case weekday(UInt8, week: UInt8, month: UInt8)
    }

    /// Seconds east of UTC at an instant, in seconds since 1970.
    func offset(at seconds: Int) -> Int {
        guard let summer else { return Int(standardOffset) }
        let year = Self.year(of: seconds)
        var latest = Int.min
        var isSummer = false
        for year in (year - 1)...(year + 1) {
            let end = instant(of: summer.end, in: year, offset: summer.offset)
            if end <= seconds, end >= latest { (latest, isSummer) = (end, false) }
            // Asked last: where one summer ends as the next begins, it is always summer (RFC 9636, section 3.3.1).
            let start = instant(of: summer.start, in: year, offset: standardOffset)
            if start <= seconds, start >= latest { (latest, isSummer) = (start, true) }
        }
        return Int(isSummer ? summer.offset : standardOffset)
    }

    /// The first instant after another at which the offset is no longer the same, or nil where there is none.
    func change(after seconds: Int) -> Int? {
        guard let summer else { return nil }
        let year = Self.year(of: seconds)
        var next = Int.max
        for year in (year - 1)...(year + 2) {
            for instant in [
                instant(of: summer.start, in: year, offset: standardOffset),
                instant(of: summer.end, in: year, offset: summer.offset),
            ] where instant > seconds && instant < next && offset(at: instant) != offset(at: instant - 1) {
                next = instant
            }
        }
        return next == Int.max ? nil : next
    }

    private func instant(of moment: Moment, in year: Int, offset: Int32) -> Int {
        (moment.day.daysSince1970(in: year) * 86_400) + Int(moment.seconds) - Int(offset)
    }

    private static func year(of seconds: Int) -> Int {
        CivilDay(daysSince1970: seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400).year
    }
}

extension PosixZoneRule.Day {
    /// Days from 1970-01-01 to this day of a year of the proleptic Gregorian calendar.
    fileprivate func daysSince1970(in year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let newYear = Self.newYear(year)
        switch self {
        case .julian(let day): return newYear + Int(day) - 1 + (isLeap && day >= 60 ? 1 : 0)
        case .zeroBased(let day): return newYear + Int(day)
        case .weekday(let weekday, let week, let month):
            let first = newYear + Self.daysBefore(month: Int(month), isLeap)
            // 1970-01-01 was a Thursday.
            let firstWeekday = ((first + 4) % 7 + 7) % 7
            var day = (Int(weekday) - firstWeekday + 7) % 7 + (Int(week) - 1) * 7
            if day >= Self.daysBefore(month: Int(month) + 1, isLeap) - Self.daysBefore(month: Int(month), isLeap) {
                day -= 7
            }
            return first + day
        }
    }

    /// The days of a year before a month, 1 to 13, the last for the whole year.
    private static func daysBefore(month: Int, _ isLeap: Bool) -> Int {
        // From March on, months have 30.6 days: 31, 30, 31, 30, 31 over and over.
        guard month > 2 else { return (month - 1) * 31 }
        return (month * 306 - 914) / 10 + (isLeap ? 60 : 59)
    }

    private static func newYear(_ year: Int) -> Int {
        // Moved by a whole era, so that no division has to round below zero.
        let past = year + 399
        return past * 365 + past / 4 - past / 100 + past / 400 - 719_162 - 146_097
    }
}
