public import FoundationEssentials

/// What a place's clocks and calendar show at an instant.
///
/// Owns one calendar of ICU: make one for one piece of work, and keep it on one thread.
final class LocalClock {
    private let calendar: ZoneCalendar

    init(zone: ZoneID) throws(WeatherFormatError) {
        calendar = try ZoneCalendar(zone: zone)
    }

    /// Seconds east of UTC.
    func offsetSeconds(at instant: Date) throws(WeatherFormatError) -> Int {
        try calendar.offset(atMilliseconds: (try Self.seconds(instant) * 1000).rounded(.down)) / 1000
    }

    /// The day that the place has.
    func day(at instant: Date) throws(WeatherFormatError) -> CivilDay {
        CivilDay(daysSince1970: Int((try localSeconds(at: instant) / 86_400).rounded(.down)))
    }

    /// Hours since the place's midnight, 0 to 23, by its clock.
    func hour(at instant: Date) throws(WeatherFormatError) -> Int {
        let seconds = try localSeconds(at: instant)
        return Int(((seconds - (seconds / 86_400).rounded(.down) * 86_400) / 3600).rounded(.down))
    }

    /// The instant at which the place's clock shows a local time. One that a clock change skips moves forward by the
    /// gap, one that comes twice is the first.
    func instant(day: CivilDay, secondOfDay: Int) throws(WeatherFormatError) -> Date {
        let local = Double(day.daysSince1970 * 86_400 + secondOfDay)
        // No zone changes its clock twice in two days, so the offsets on either side are the only candidates.
        let before = try offsetSeconds(at: Self.clamped(local - 86_400))
        let after = try offsetSeconds(at: Self.clamped(local + 86_400))
        let early = Self.clamped(local - Double(before))
        if try offsetSeconds(at: early) == before { return early }
        let late = Self.clamped(local - Double(after))
        return try offsetSeconds(at: late) == after ? late : early
    }

    private func localSeconds(at instant: Date) throws(WeatherFormatError) -> Double {
        // A zone's offset may carry the first and the last day of the supported years over their end.
        let local = try Self.seconds(instant).rounded(.down) + Double(try offsetSeconds(at: instant))
        return Self.clamped(local).timeIntervalSince1970
    }

    private static func seconds(_ instant: Date) throws(WeatherFormatError) -> Double {
        let seconds = instant.timeIntervalSince1970
        guard DateIntentFormatter.supportedSeconds.contains(seconds) else {
            throw .instantOutOfRange(secondsSince1970: seconds)
        }
        return seconds
    }

    private static func clamped(_ seconds: Double) -> Date {
        let range = DateIntentFormatter.supportedSeconds
        return Date(timeIntervalSince1970: min(max(seconds, range.lowerBound), range.upperBound - 1))
    }
}
