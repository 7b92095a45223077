package import FoundationEssentials
package import WeatherFormat

/// The rulebook's two samples: Wednesday 2026-01-07 09:05 and Saturday 2026-08-15 17:39.
package enum Samples {
    package static func morning(in zone: ZoneID = .utc) throws -> Date {
        try LocalDateTime(day: try CivilDay(year: 2026, month: 1, day: 7), hour: 9, minute: 5).instant(in: zone)
    }

    package static func evening(in zone: ZoneID = .utc) throws -> Date {
        try LocalDateTime(day: try CivilDay(year: 2026, month: 8, day: 15), hour: 17, minute: 39).instant(in: zone)
    }

    /// Every hour of a day, from midnight.
    package static func hours() throws -> [Date] {
        try (0..<24).map { hour in
            try LocalDateTime(day: try CivilDay(year: 2026, month: 8, day: 15), hour: hour, minute: 0).instant(in: .utc)
        }
    }

    /// Every day of 2026, at noon.
    package static func days() throws -> [Date] {
        let first = try CivilDay(year: 2026, month: 1, day: 1).daysSince1970
        return (first..<first + 365).map { Date(timeIntervalSince1970: Double($0) * 86_400 + 43_200) }
    }
}

extension Samples {
    /// A value from 0 up: by turns a decimal of a few places, a tie or its neighbour, any double, one near zero.
    package static func value(_ index: Int, upTo bound: Double, using generator: inout SeededGenerator) -> Double {
        let any = Double.random(in: 0..<bound, using: &generator)
        switch index % 6 {
        case 0: return (any * 100).rounded() / 100
        case 1: return (any * 10).rounded() / 10
        // A tie at no, one or two decimals.
        case 2:
            let scale = [1.0, 10, 100][Int.random(in: 0..<3, using: &generator)]
            return ((any * scale).rounded(.down) + 0.5) / scale
        case 3:
            let tie = any.rounded(.down) + 0.5
            return Bool.random(using: &generator) ? tie.nextUp : tie.nextDown
        case 4: return any / bound / 50
        default: return any
        }
    }
}
