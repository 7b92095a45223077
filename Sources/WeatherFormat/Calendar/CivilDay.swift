/// A day of the Gregorian calendar, as a daily forecast has it: no instant, so no time zone moves it.
public struct CivilDay: Sendable, Hashable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Makes a day that the calendar has.
    ///
    ///     try CivilDay(year: 2026, month: 8, day: 15).description  // "2026-08-15"
    ///
    /// - Parameters:
    ///   - year: 1 to 9999.
    ///   - month: 1 to 12, January is 1.
    ///   - day: from 1 to the length of the month in that year.
    /// - Throws: ``WeatherFormatError/noSuchDay(year:month:day:)`` for any other, such as 2026-02-30.
    public init(year: Int, month: Int, day: Int) throws(WeatherFormatError) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.lengthOfMonth(month, year: year)).contains(day)
        else { throw .noSuchDay(year: year, month: month, day: day) }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day that lies so many days after 1970-01-01, in the proleptic Gregorian calendar.
    ///
    /// Only for counts inside the years 1 to 9999, which every caller has checked.
    package init(daysSince1970 days: Int) {
        let time = CivilTime(localSeconds: days * 86_400, withDate: true)
        (year, month, day) = (time.year, time.month + 1, time.day + 1)
    }

    /// Days from 1970-01-01 to this day, negative before it.
    public var daysSince1970: Int {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let era = yearFromMarch >= 0 ? yearFromMarch / 400 : (yearFromMarch - 399) / 400
        let yearOfEra = yearFromMarch - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func lengthOfMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDay: CustomStringConvertible {
    /// ISO 8601: `2026-08-15`.
    public var description: String {
        "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension CivilDay: Comparable {
    /// Whether a day comes before another in the calendar.
    public static func < (left: CivilDay, right: CivilDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
