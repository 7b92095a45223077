@testable import WeatherFormat

/// Every change of a zone's offset in a span of time, asked of ICU without the library's own path.
struct ZoneChanges {
    struct Change {
        /// Seconds since 1970.
        let second: Int
        /// The offsets from UTC before and after, in seconds.
        let before: Int
        let after: Int
    }

    let list: [Change]

    init(zone: ZoneID, from start: Int, to end: Int) throws {
        let calendar = try ZoneCalendar(zone: zone.identifier)
        var list: [Change] = []
        var second = start
        while let next = try calendar.transition(afterMilliseconds: Double(second) * 1000) {
            let change = Int(next / 1000)
            guard change < end else { break }
            list.append(
                Change(
                    second: change,
                    before: try calendar.offset(atMilliseconds: Double(change - 1) * 1000) / 1000,
                    after: try calendar.offset(atMilliseconds: Double(change) * 1000) / 1000))
            second = change
        }
        self.list = list
    }
}
