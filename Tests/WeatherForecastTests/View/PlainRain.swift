import Foundation
import Synchronization

/// Which hours of a document may show rain, and where the pill stands: written a second time, from the document's own
/// text, in decimal arithmetic, and without a line of the library.
struct PlainRain {
    /// For each hour of the day ahead, the percent that is drawn, or nil.
    let bars: [Int?]
    let pill: Int?

    typealias Hour = (start: Date, chance: Decimal?)

    /// Computes lane and pill of the hours of ``hours(of:)``; the day ahead ends by the place's clock.
    init(_ hours: [Hour], now: Date, in place: TimeZone, visibleColumns: Int) {
        var ahead: [Hour] = []
        for (index, hour) in hours.enumerated() {
            let end = index + 1 < hours.count ? hours[index + 1].start : hour.start.addingTimeInterval(3600)
            if end > now { ahead.append(hour) }
        }
        if let first = ahead.first {
            // A day by the clock on the wall is 23 hours where that goes forward; no column comes twice.
            let changed = { (hour: Hour) in
                place.secondsFromGMT(for: hour.start) - place.secondsFromGMT(for: first.start)
            }
            ahead.removeAll { $0.start >= first.start.addingTimeInterval(86_400 - Double(max(0, changed($0)))) }
        }

        let rounded = ahead.map { hour in hour.chance.map(Self.rounded) }
        let wet = rounded.map { percent in percent.flatMap { $0 >= 20 ? $0 : nil } }
        let wetCount = wet.filter { $0 != nil }.count
        var isSignificant = wetCount > 0
        if wetCount == 1, ahead.count >= 12, wet.compactMap({ $0 }).allSatisfy({ $0 < 30 }) { isSignificant = false }
        bars = isSignificant ? wet : wet.map { _ in nil }
        let first = wet.firstIndex { $0 != nil }
        pill = isSignificant && first.map { $0 >= visibleColumns } == true ? first : nil
    }

    /// 17.5 is 20, 17.4 is 15.
    private static func rounded(_ percent: Decimal) -> Int {
        var steps = percent / 5
        var whole = Decimal()
        NSDecimalRound(&whole, &steps, 0, .plain)
        return 5 * NSDecimalNumber(decimal: whole).intValue
    }

    /// The time and the chance in percent of each hour, by the service's own names.
    static func hours(of document: Data) throws -> [Hour] {
        try unordered(document).sorted { $0.start < $1.start }
    }

    private static func unordered(_ document: Data) throws -> [Hour] {
        let root = try JSONSerialization.jsonObject(with: document) as? [String: Any] ?? [:]
        let properties = root["properties"] as? [String: Any] ?? [:]
        if let steps = properties["timeseries"] as? [[String: Any]] {
            return steps.map { step in
                let data = step["data"] as? [String: [String: Any]] ?? [:]
                let next = data["next_1_hours"] ?? data["next_6_hours"] ?? data["next_12_hours"]
                let details = next?["details"] as? [String: Any]
                return (time(step["time"]), decimal(details?["probability_of_precipitation"]))
            }
        }
        if let periods = properties["periods"] as? [[String: Any]] {
            let isHourly = properties["forecastGenerator"] as? String == "HourlyForecastGenerator"
            return !isHourly
                ? []
                : periods.map { period in
                    let chance = period["probabilityOfPrecipitation"] as? [String: Any]
                    return (time(period["startTime"]), decimal(chance?["value"]))
                }
        }
        let hourly = root["hourly"] as? [String: Any] ?? [:]
        if let points = hourly["data"] as? [[String: Any]] {
            return points.map { (time($0["time"]), decimal($0["precipProbability"]).map { $0 * 100 }) }
        }
        let offset = (root["utc_offset_seconds"] as? NSNumber)?.intValue ?? 0
        let times = hourly["time"] as? [Any] ?? []
        let chances = hourly["precipitation_probability"] as? [Any] ?? times.map { _ in NSNull() }
        // A chance of Open-Meteo is that of the hour before its time: the hour that begins is named by the next one.
        let ahead = chances.dropFirst() + [NSNull()]
        return zip(times, ahead).map { (time($0, offset: offset), decimal($1)) }
    }

    /// The number as its digits stand, where the document's double would hide them.
    private static func decimal(_ value: Any?) -> Decimal? {
        (value as? NSNumber).flatMap { Decimal(string: "\($0)", locale: Locale(identifier: "en_US_POSIX")) }
    }

    static func time(_ value: Any?, offset: Int = 0) -> Date {
        if let seconds = value as? NSNumber { return Date(timeIntervalSince1970: seconds.doubleValue) }
        let text = value as? String ?? ""
        for formatter in formatters(offset) {
            if let date = formatter.date(from: text) { return date }
        }
        return .distantPast
    }

    /// Foundation's formatters of one offset, kept since to make them takes longer than to use them.
    private static func formatters(_ offset: Int) -> [DateFormatter] {
        known.withLock { known in
            if let formatters = known[offset] { return formatters }
            let formatters = ["yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ssXXXXX"].map { pattern in
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "en_US_POSIX")
                formatter.timeZone = TimeZone(secondsFromGMT: offset)
                formatter.dateFormat = pattern
                return formatter
            }
            known[offset] = formatters
            return formatters
        }
    }

    private static let known = Mutex<[Int: [DateFormatter]]>([:])
}
