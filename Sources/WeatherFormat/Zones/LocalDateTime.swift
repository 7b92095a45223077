public import FoundationEssentials

/// A day and a time of day, as a clock on the wall shows them: an instant only once a zone is named.
public struct LocalDateTime: Sendable, Hashable {
    /// The day.
    public let day: CivilDay
    /// Seconds from midnight on a day without a clock change, 0 to 86,399.
    public let secondOfDay: Int

    /// - Throws: ``WeatherFormatError/noSuchTime(hour:minute:second:)``.
    public init(day: CivilDay, hour: Int, minute: Int, second: Int = 0) throws(WeatherFormatError) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            throw .noSuchTime(hour: hour, minute: minute, second: second)
        }
        self.day = day
        secondOfDay = hour * 3600 + minute * 60 + second
    }

    /// Seconds since 1970, as if the zone were UTC.
    public var secondsSince1970InUTC: Int { day.daysSince1970 * 86_400 + secondOfDay }

    /// The instant at which the clocks of a zone show this time.
    ///
    /// A time that comes twice, when clocks go back, is the first; one that is skipped, when they go forward, moves on
    /// by the gap.
    ///
    ///     // 2026-03-29 02:30 in Berlin, where 02:00 became 03:00: the instant that shows 03:30.
    ///     try LocalDateTime(day: day, hour: 2, minute: 30).instant(in: ZoneID("Europe/Berlin"))
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
