package import FoundationEssentials

/// What a place's clocks and calendar show at an instant.
package struct LocalClock: Sendable {
    /// The place's zone.
    package let zone: ZoneID

    package init(zone: ZoneID) { self.zone = zone }

    /// Seconds east of UTC.
    package func offsetSeconds(at instant: Date) throws(WeatherFormatError) -> Int {
        try zone.offsets.offset(at: try SupportedInstants.wholeSeconds(of: instant))
    }

    /// The same as a reader knows it: `UTC+1`, `UTC-3:30`, `UTC`.
    package func offsetName(at instant: Date) throws(WeatherFormatError) -> String {
        let seconds = try offsetSeconds(at: instant)
        let (hours, minutes) = (seconds.magnitude / 3600, seconds.magnitude / 60 % 60)
        guard hours + minutes > 0 else { return "UTC" }
        return "UTC\(seconds < 0 ? "-" : "+")\(hours)"
            + (minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)")
    }

    /// Seconds since 1970 by the place's own clock, as if it were UTC, within the years 1 to 9999.
    package func wallSeconds(at instant: Date) throws(WeatherFormatError) -> Double { try localSeconds(at: instant) }

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
        let seconds = try SupportedInstants.wholeSeconds(of: instant)
        let local = Double(seconds + (try zone.offsets.offset(at: seconds)))
        // A zone's offset may carry the first and the last day of the supported years over their end.
        let range = SupportedInstants.seconds
        return min(max(local, range.lowerBound), range.upperBound - 1)
    }
}
