public import FoundationEssentials

extension CivilDay {
    /// The first instant of the day at a place: its midnight, or where the clocks go forward over that (the Azores on
    /// 2026-03-29, and in other years Havana, Santiago, Beirut, Cairo), the change, from which on they show one o'clock.
    ///
    ///     try CivilDay(year: 2026, month: 3, day: 29).start(in: ZoneID("Atlantic/Azores"))  // 01:00:00Z, not 00:00
    ///
    /// A day that a place left out (Samoa on 2011-12-30) begins where it would have, and ends there.
    ///
    /// - Parameter zone: the place's.
    /// - Returns: an instant of a whole second.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails, where the zone's rules are its own.
    public func start(in zone: ZoneID) throws(WeatherFormatError) -> Date {
        try Self.firstInstant(showing: daysSince1970 * 86_400, in: zone)
    }

    /// The first instant that is no longer of the day: the start of the next one.
    ///
    /// Between the two lie 24 hours, and 23 or 25 where the clocks are changed.
    ///
    /// - Parameter zone: the place's.
    /// - Returns: an instant of a whole second.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU fails, where the zone's rules are its own.
    public func end(in zone: ZoneID) throws(WeatherFormatError) -> Date {
        try Self.firstInstant(showing: (daysSince1970 + 1) * 86_400, in: zone)
    }

    /// The first instant at which a place's clocks show a local time, or have passed over it.
    private static func firstInstant(showing local: Int, in zone: ZoneID) throws(WeatherFormatError) -> Date {
        // No zone is two days away from UTC, so the clocks do not show it yet.
        var start = local - 2 * 86_400
        var offset = try zone.offsets.offset(at: start)
        while let change = try zone.offsets.change(after: start), change <= local - offset {
            start = change
            offset = try zone.offsets.offset(at: change)
            // The change itself reached it, or went over it.
            if change + offset >= local { return Date(timeIntervalSince1970: Double(change)) }
        }
        return Date(timeIntervalSince1970: Double(local - offset))
    }
}
