package import FoundationEssentials

/// What a place's clocks and calendar show at an instant.
///
/// Owns one calendar of ICU: make one for one piece of work, and keep it on one thread.
package final class LocalClock {
    private let calendar: ZoneCalendar

    package init(zone: ZoneID) throws(WeatherFormatError) {
        calendar = try ZoneCalendar(zone: zone.identifier)
    }

    /// Seconds east of UTC.
    package func offsetSeconds(at instant: Date) throws(WeatherFormatError) -> Int {
        try calendar.offset(atMilliseconds: (try Self.seconds(instant) * 1000).rounded(.down)) / 1000
    }

    /// The day that the place has.
    package func day(at instant: Date) throws(WeatherFormatError) -> CivilDay {
        CivilDay(daysSince1970: Int((try localSeconds(at: instant) / 86_400).rounded(.down)))
    }

    /// Hours since the place's midnight, 0 to 23, by its clock.
    package func hour(at instant: Date) throws(WeatherFormatError) -> Int {
        let seconds = try localSeconds(at: instant)
        return Int(((seconds - (seconds / 86_400).rounded(.down) * 86_400) / 3600).rounded(.down))
    }

    private func localSeconds(at instant: Date) throws(WeatherFormatError) -> Double {
        // A zone's offset may carry the first and the last day of the supported years over their end.
        let local = try Self.seconds(instant).rounded(.down) + Double(try offsetSeconds(at: instant))
        return Self.clamped(local).timeIntervalSince1970
    }

    private static func seconds(_ instant: Date) throws(WeatherFormatError) -> Double {
        let seconds = instant.timeIntervalSince1970
        guard SupportedInstants.seconds.contains(seconds) else {
            throw .instantOutOfRange(secondsSince1970: seconds)
        }
        return seconds
    }

    private static func clamped(_ seconds: Double) -> Date {
        let range = SupportedInstants.seconds
        return Date(timeIntervalSince1970: min(max(seconds, range.lowerBound), range.upperBound - 1))
    }
}
