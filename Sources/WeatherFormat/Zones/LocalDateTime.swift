public import FoundationEssentials

/// A day and a time of day, as a clock on the wall shows them: an instant only once a zone is named.
public struct LocalDateTime: Sendable, Hashable {
    /// The day that a calendar on the wall shows.
    public let day: CivilDay
    /// Seconds from midnight on a day without a clock change, 0 to 86,399.
    public let secondOfDay: Int

    /// Puts a day and a time of day together.
    ///
    /// - Parameters:
    ///   - day: any day of the calendar.
    ///   - hour: 0 to 23.
    ///   - minute: 0 to 59.
    ///   - second: 0 to 59; no leap second.
    /// - Throws: ``WeatherFormatError/noSuchTime(hour:minute:second:)`` for any other, such as 24:30.
    public init(day: CivilDay, hour: Int, minute: Int, second: Int = 0) throws(WeatherFormatError) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            throw .noSuchTime(hour: hour, minute: minute, second: second)
        }
        self.day = day
        secondOfDay = hour * 3600 + minute * 60 + second
    }

    /// Seconds since 1970-01-01T00:00:00Z, as if the zone were UTC; negative before it.
    public var secondsSince1970InUTC: Int { day.daysSince1970 * 86_400 + secondOfDay }

    /// The instant at which the clocks of a zone show this time.
    ///
    /// A time that comes twice, when clocks go back, is the first; one that is skipped, when they go forward, moves on
    /// by the gap.
    ///
    ///     // 2026-03-29 02:30 in Berlin, where 02:00 became 03:00: the instant that shows 03:30.
    ///     try LocalDateTime(day: day, hour: 2, minute: 30).instant(in: ZoneID("Europe/Berlin"))
    ///
    /// - Parameter zone: the one whose clocks are read.
    /// - Returns: an instant of a whole second.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails, where the zone's rules are its own.
    public func instant(in zone: ZoneID) throws(WeatherFormatError) -> Date {
        let local = secondsSince1970InUTC
        // No zone is two days away from UTC, so only the changes of these four days can matter.
        var start = local - 2 * 86_400
        var offset = try zone.offsets.offset(at: start)
        while let change = try zone.offsets.change(after: start), change <= local + 2 * 86_400 {
            if local - offset < change { break }
            let next = try zone.offsets.offset(at: change)
            // Between the two readings of the clock at the change lies the gap.
            if local - next < change { break }
            start = change
            offset = next
        }
        return Date(timeIntervalSince1970: Double(local - offset))
    }
}
