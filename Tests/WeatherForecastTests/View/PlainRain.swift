import Foundation
import Synchronization
import WeatherForecast
import WeatherFormat

/// Which hours of a document may show rain, and where the pill stands: written a second time, from the document's own
/// text, in decimal arithmetic, and without a line of the library but the zone's name.
struct PlainRain {
    /// For each hour of the day ahead, the percent that is drawn, or nil.
    let bars: [Int?]
    let pill: Int?

    typealias Hour = (start: Date, chance: Decimal?)

    /// Computes lane and pill of the hours of ``hours(of:)``; the day ahead ends by the place's clock.
    init(_ hours: [Hour], now: Date, in place: TimeZone, visibleColumns: Int, last: Double = 3600) {
        var ahead: [Hour] = []
        for (index, hour) in hours.enumerated() {
            let end = index + 1 < hours.count ? hours[index + 1].start : hour.start.addingTimeInterval(last)
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

    /// Foundation's own zone of a forecast.
    ///
    /// That of a document which names none is its offsets, here Denver's and Berlin's.
    static func place(of forecast: Forecast) -> TimeZone? {
        let own = TimeZone(identifier: (forecast.zone ?? .utc).identifier)
        return own ?? TimeZone(identifier: forecast.service == .brightSky ? "Europe/Berlin" : "America/Denver")
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
        if let hours = hoursOfOthers(root, properties) { return hours }
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

    /// OpenWeather, WeatherKit, Bright Sky, and the grid of the US National Weather Service.
    private static func hoursOfOthers(_ root: [String: Any], _ properties: [String: Any]) -> [Hour]? {
        let percents = { (value: Any?) in decimal(value).map { $0 * 100 } }
        if let points = root["hourly"] as? [[String: Any]] {
            return points.map { (time($0["dt"]), percents($0["pop"])) }
        }
        if let steps = root["list"] as? [[String: Any]] {
            return ahead(steps.map { (time($0["dt"]), percents($0["pop"])) })
        }
        if let hours = (root["forecastHourly"] as? [String: Any])?["hours"] as? [[String: Any]] {
            return hours.map { (time($0["forecastStart"]), percents($0["precipitationChance"])) }
        }
        if let records = root["weather"] as? [[String: Any]] {
            return ahead(records.map { (time($0["timestamp"]), decimal($0["precipitation_probability"])) })
        }
        if (properties["meta"] as? [String: Any])?["radar_coverage"] != nil { return [] }
        guard properties["gridId"] != nil else { return nil }
        let layer = (properties["probabilityOfPrecipitation"] as? [String: Any])?["values"] as? [[String: Any]] ?? []
        return layer.flatMap { value in
            let interval = (value["validTime"] as? String ?? "").split(separator: "/")
            // Of whole hours, in the grid that is read here.
            let hours = Int(interval[1].drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
            return (0..<hours).map { hour in
                (time(String(interval[0])).addingTimeInterval(Double(hour) * 3600), decimal(value["value"]))
            }
        }
    }

    /// A chance that is that of the hours before its time: the hour that begins is named by the next one.
    private static func ahead(_ hours: [Hour]) -> [Hour] {
        zip(hours, hours.dropFirst().map(\.chance) + [nil]).map { ($0.start, $1) }
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
