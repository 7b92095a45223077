import FoundationEssentials
import WeatherFormat

extension Forecast {
    /// The days of the service, or where it has none (MET Norway, the hourly forecast of the US National Weather
    /// Service) those that its hours cover from midnight to midnight. A day of which hours are missing would have a high
    /// and a low of its own making, so it is no day.
    func daysOrThoseOfHours(_ clock: LocalClock) throws(WeatherFormatError) -> [ForecastDay] {
        guard days.isEmpty else { return days }
        var found: [ForecastDay] = []
        var first = hours.startIndex
        while first < hours.endIndex {
            let civilDay = try clock.day(at: hours[first].start)
            var end = first + 1
            while end < hours.endIndex, try clock.day(at: hours[end].start) == civilDay { end += 1 }
            if try covers(civilDay, first..<end, clock) {
                found.append(ForecastDay(civilDay, from: hours[first..<end]))
            }
            first = end
        }
        return found
    }

    /// Whether the steps are hours, without a gap, from within the day's first hour to within its last. Its first hour is one
    /// o'clock where midnight does not exist, and half past twelve in India.
    private func covers(
        _ day: CivilDay, _ range: Range<Int>, _ clock: LocalClock
    ) throws(WeatherFormatError) -> Bool {
        let starts = hours[range].map(\.start)
        guard let first = starts.first, let last = starts.last,
            first.timeIntervalSince(try day.start(in: clock.zone)) < 3600,
            try day.end(in: clock.zone).timeIntervalSince(last) <= 3600
        else { return false }
        return zip(starts, starts.dropFirst()).allSatisfy { $1.timeIntervalSince($0) <= 3600 }
    }
}

extension ForecastDay {
    /// The highest and the lowest temperature, the likeliest hour's chance, the strongest wind and gust, the sum of what
    /// falls; a sum only where each hour has its part.
    fileprivate init(_ civilDay: CivilDay, from hours: ArraySlice<ForecastHour>) {
        self.init(day: civilDay)
        let all = hours.map(\.conditions)
        let temperatures = all.compactMap(\.temperature)
        high = temperatures.max { $0.value < $1.value }
        low = temperatures.min { $0.value < $1.value }
        wind = all.compactMap(\.wind).max { $0.high.value < $1.high.value }
        gust = all.compactMap(\.gust).max { $0.value < $1.value }
        uvIndex = all.compactMap(\.uvIndex).max { $0.value < $1.value }
        let rain = all.map(\.precipitation)
        precipitation = Precipitation(
            chance: rain.compactMap(\.chance).max { $0.fraction < $1.fraction },
            amount: Self.sum(rain.map(\.amount)), snowfall: Self.sum(rain.map(\.snowfall)), kind: Self.kind(of: rain))
    }

    /// All hours of one document have one unit.
    private static func sum<Kind>(_ parts: [Quantity<Kind>?]) -> Quantity<Kind>? {
        guard let unit = parts.first??.unit, parts.allSatisfy({ $0?.unit == unit }) else { return nil }
        // In thousandths, which are whole numbers, so that twenty-four times 0.1 is 2.4.
        let thousandths = parts.reduce(0) { $0 + (($1?.value ?? 0) * 1000).rounded() }
        do { return try Quantity<Kind>(thousandths / 1000, unit) } catch { return nil }
    }

    /// The one kind that falls, or mixed.
    private static func kind(of rain: [Precipitation]) -> PrecipitationKind? {
        let kinds = Set(rain.compactMap(\.kind))
        return kinds.count > 1 ? .mixed : kinds.first
    }
}
