/// The fields of a local time, counted from zero as the tables of a program are.
struct CivilTime {
    /// From January at 0.
    private(set) var month = 0
    /// From the first at 0.
    private(set) var day = 0
    /// From Sunday at 0.
    private(set) var weekday = 0
    /// From midnight at 0.
    private(set) var hour = 0
    private(set) var minute = 0
    /// Days since the year -1600 began, on 1 March.
    private var dayNumber: UInt32 = 0

    /// Splits seconds since 1970-01-01T00:00:00 on the zone's own clock; what nobody draws is not computed.
    @inline(__always)
    init(localSeconds: Int, withDate: Bool, withTime: Bool = true) {
        // Shifted by whole eras of 400 years, so that no division has to round below zero.
        let shifted = UInt(bitPattern: localSeconds &+ Self.shiftSeconds)
        let dayNumber = shifted / 86_400
        if withTime {
            let second = UInt32(truncatingIfNeeded: shifted &- dayNumber &* 86_400)
            hour = Int(second / 3600)
            minute = Int(second % 3600 / 60)
        }
        if withDate { setDate(UInt32(truncatingIfNeeded: dayNumber)) }
    }

    /// Of the proleptic Gregorian calendar; computed when it is asked for, since few places draw it.
    var year: Int {
        let (century, place) = Self.year(of: dayNumber)
        let isNextYear = Self.dayOfYear(place) >= Self.firstOfJanuary
        return Int(century &* 100) &+ Int(place >> 32) &+ (isNextYear ? 1 : 0) &- Self.shiftYears
    }

    @inline(__always)
    private mutating func setDate(_ dayNumber: UInt32) {
        self.dayNumber = dayNumber
        let dayOfYear = Self.dayOfYear(Self.year(of: dayNumber).place)
        // The month above, and a fraction of it that is its day.
        let place = 2141 &* dayOfYear &+ 197_913
        // March is 3 here, and February 14.
        month = Int(place >> 16) &- (dayOfYear >= Self.firstOfJanuary ? 13 : 1)
        day = Int((place & 0xFFFF) / 2141)
        weekday = Self.remainderBySeven(dayNumber &+ Self.firstWeekday)
    }

    /// The century, and the year within it in the upper half of a number whose lower half is the day's place in the year.
    ///
    /// Years begin on 1 March here, so that the leap day is a year's last. One multiplication gives quotient and remainder
    /// at once: Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms", Software:
    /// Practice and Experience 53 (2023), figure 12; so does the month's in `setDate`.
    @inline(__always)
    private static func year(of dayNumber: UInt32) -> (century: UInt32, place: UInt64) {
        let quarters = 4 &* dayNumber &+ 3
        let century = quarters / 146_097
        let quartersOfCentury = (quarters &- century &* 146_097) | 3
        return (century, UInt64(quartersOfCentury) &* 2_939_745)
    }

    /// From 1 March at 0.
    @inline(__always)
    private static func dayOfYear(_ place: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: place) / 2_939_745 / 4 }

    /// The fraction of a seventh that is left, times seven: half of what `% 7` costs.
    ///
    /// Right below 204 million, where the error of the rounded seventh is less than what tells two remainders apart. Lemire,
    /// Kaser and Kurz, "Faster remainder by direct computation", Software: Practice and Experience 49 (2019).
    @inline(__always)
    private static func remainderBySeven(_ number: UInt32) -> Int {
        let seventh: UInt32 = 613_566_757
        return Int((UInt64(number &* seventh) &* 7) >> 32)
    }

    /// The day of the year, from 1 March at 0.
    private static let firstOfJanuary: UInt32 = 306
    /// Four eras before the year 0: earlier than any instant that is ever rendered.
    private static let shiftYears = 1600
    /// From 1 March of the year -1600 to 1970-01-01.
    private static let shiftSeconds = (719_468 + 4 * 146_097) * 86_400
    /// The weekday of 1 March of the year -1600, a Wednesday, as that of the year 0: an era has whole weeks.
    private static let firstWeekday: UInt32 = 3
}
