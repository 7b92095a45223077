import FoundationEssentials
import WeatherFormat

/// The rulebook's two samples: Wednesday 2026-01-07 09:05 and Saturday 2026-08-15 17:39.
enum Samples {
    static func morning(in zone: ZoneID = .utc) throws -> Date {
        try LocalDateTime(day: try CivilDay(year: 2026, month: 1, day: 7), hour: 9, minute: 5).instant(in: zone)
    }

    static func evening(in zone: ZoneID = .utc) throws -> Date {
        try LocalDateTime(day: try CivilDay(year: 2026, month: 8, day: 15), hour: 17, minute: 39).instant(in: zone)
    }

    /// Every hour of a day, from midnight.
    static func hours() throws -> [Date] {
        try (0..<24).map { hour in
            try LocalDateTime(day: try CivilDay(year: 2026, month: 8, day: 15), hour: hour, minute: 0).instant(in: .utc)
        }
    }

    /// Every day of 2026, at noon.
    static func days() throws -> [Date] {
        let first = try CivilDay(year: 2026, month: 1, day: 1).daysSince1970
        return (first..<first + 365).map { Date(timeIntervalSince1970: Double($0) * 86_400 + 43_200) }
    }
}
