/// The clock that a reader has chosen.
public enum HourCycle: String, Sendable, Hashable, Codable, CaseIterable {
    /// Twelve hours and a meridiem; midnight and noon are 12, in Japanese 0.
    case twelveHour = "12"
    /// From 0 to 23.
    case twentyFourHour = "24"
}

extension HourCycle: Ordinal {}
