/// The fields of a local time, counted from zero as the tables of a program are.
struct CivilTime {
    /// Of the proleptic Gregorian calendar.
    private(set) var year = 0
    /// From January at 0.
    private(set) var month = 0
    /// From the first at 0.
    private(set) var day = 0
    /// From Sunday at 0.
    private(set) var weekday = 0
    /// From midnight at 0.
    let hour: Int
    let minute: Int

    /// Splits seconds since 1970-01-01T00:00:00 on the zone's own clock; a time of day alone is cheaper without a date.
    @inline(__always)
    init(localSeconds: Int, withDate: Bool) {
        // Shifted by whole eras of 400 years, so that no division has to round below zero.
        let shifted = UInt(bitPattern: localSeconds &+ Self.shiftSeconds)
        let dayNumber = shifted / 86_400
        let second = UInt32(truncatingIfNeeded: shifted &- dayNumber &* 86_400)
        hour = Int(second / 3600)
        minute = Int(second % 3600 / 60)
        if withDate { setDate(UInt32(truncatingIfNeeded: dayNumber)) }
    }

    /// - Parameter dayNumber: days since the year -1600 began, on 1 March.
    @inline(__always)
    private mutating func setDate(_ dayNumber: UInt32) {
        // Years begin on 1 March here, so that the leap day is a year's last: Howard Hinnant, "chrono-Compatible
        // Low-Level Date Algorithms", civil_from_days.
        let era = dayNumber / 146_097
        let dayOfEra = dayNumber &- era &* 146_097
        let yearOfEra = (dayOfEra &- dayOfEra / 1460 &+ dayOfEra / 36_524 &- dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra &- (365 &* yearOfEra &+ yearOfEra / 4 &- yearOfEra / 100)
        let monthFromMarch = (5 &* dayOfYear &+ 2) / 153
        day = Int(dayOfYear &- (153 &* monthFromMarch &+ 2) / 5)
        let isNextYear = monthFromMarch >= 10
        month = Int(isNextYear ? monthFromMarch &- 10 : monthFromMarch &+ 2)
        year = Int(yearOfEra &+ era &* 400) &+ (isNextYear ? 1 : 0) &- Self.shiftYears
        weekday = Int((dayNumber &+ Self.firstWeekday) % 7)
    }

    /// Four eras before the year 0: earlier than any instant that is ever rendered.
    private static let shiftYears = 1600
    /// From 1 March of the year -1600 to 1970-01-01.
    private static let shiftSeconds = (719_468 + 4 * 146_097) * 86_400
    /// The weekday of 1 March of the year -1600, a Wednesday, as that of the year 0: an era has whole weeks.
    private static let firstWeekday: UInt32 = 3
}
