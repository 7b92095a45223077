import FoundationEssentials
import WeatherFormat

extension Forecast {
    /// The rows of the daily list: the service's days, each with what it lacks from its hours; of a service that has
    /// none (MET Norway, the hourly forecast of the US National Weather Service) those that its hours cover.
    ///
    /// Today is there in any case, with what is left of it.
    func days(from today: CivilDay, _ clock: LocalClock) throws(WeatherFormatError) -> [ForecastDay] {
        let ofHours = try daysOfHours(clock)
        var rows: [ForecastDay]
        if days.isEmpty {
            rows = ofHours.filter { $0.coverage == .whole || $0.day == today }.map(\.summary)
        } else {
            rows = days.map { day in
                ofHours.first { $0.day == day.day && ($0.coverage == .whole || $0.day == today) }
                    .map { day.filled(from: $0.summary) } ?? day
            }
            if !rows.contains(where: { $0.day == today }), let now = ofHours.first(where: { $0.day == today }) {
                rows.append(now.summary)
            }
        }
        rows = rows.filter { $0.day >= today }.sorted { $0.day < $1.day }
        for index in rows.indices where rows[index].condition == nil {
            guard let hours = ofHours.first(where: { $0.day == rows[index].day })?.hours else { continue }
            rows[index].condition = try DayCondition(hours, clock).condition()
        }
        return rows
    }

    /// The steps by the day of the place in which they begin.
    private func daysOfHours(_ clock: LocalClock) throws(WeatherFormatError) -> [DayOfHours] {
        var found: [DayOfHours] = []
        var first = hours.startIndex
        while first < hours.endIndex {
            let civilDay = try clock.day(at: hours[first].start)
            var end = first + 1
            while end < hours.endIndex, try clock.day(at: hours[end].start) == civilDay { end += 1 }
            found.append(
                DayOfHours(civilDay, hours[first..<end], try coverage(first..<end, of: civilDay, clock)))
            first = end
        }
        return found
    }

    /// How much of a day its steps cover, as they follow each other without a gap.
    ///
    /// A step that began on the day before and reaches into this one covers its beginning.
    private func coverage(
        _ range: Range<Int>, of civilDay: CivilDay, _ clock: LocalClock
    ) throws(WeatherFormatError) -> DayOfHours.Coverage {
        let start = hours[range.lowerBound].start
        let isWithoutGap = range.dropLast().allSatisfy { hours[$0].end >= hours[$0 + 1].start }
        let endsBeyond = try clock.day(at: hours[range.upperBound - 1].end) != civilDay
        guard isWithoutGap, endsBeyond else { return .part }
        let isReached = range.lowerBound > 0 && hours[range.lowerBound - 1].end >= start
        // A day's first hour is one o'clock where midnight does not exist, and half past twelve in India.
        let beginsWithDay = start.timeIntervalSince(try civilDay.start(in: clock.zone)) < 3600
        return isReached || beginsWithDay ? .whole : .rest
    }
}

/// A day as its steps make it.
private struct DayOfHours {
    let day: CivilDay
    let hours: ArraySlice<ForecastHour>
    let coverage: Coverage
    let summary: ForecastDay

    /// How much of the day the steps cover.
    enum Coverage {
        case whole
        /// From their first on.
        case rest
        case part
    }

    /// The highest and the lowest temperature, of a whole day in which each step has one; the sum of what falls, of a whole
    /// day or the rest of it in which each step has its part; the likeliest step's chance, the strongest wind and gust, the
    /// highest UV index, and what falls, of the steps that there are.
    init(_ civilDay: CivilDay, _ hours: ArraySlice<ForecastHour>, _ coverage: Coverage) {
        day = civilDay
        self.hours = hours
        self.coverage = coverage
        var summary = ForecastDay(day: civilDay)
        // Hours are large, and a screen asks for its days once for each language: they are read where they stand.
        let steps = hours.indices
        if coverage == .whole, steps.allSatisfy({ hours[$0].conditions.temperature != nil }) {
            var range = TemperatureRange()
            for step in steps {
                range.take(hours[step].high)
                range.take(hours[step].conditions.temperature)
                range.take(hours[step].low)
            }
            (summary.high, summary.low) = (range.high, range.low)
        }
        for step in steps {
            summary.takeStronger(
                wind: hours[step].conditions.wind, gust: hours[step].conditions.gust,
                from: hours[step].conditions.windDirectionDegrees)
        }
        summary.uvIndex = steps.lazy.compactMap { hours[$0].conditions.uvIndex }.max { $0.value < $1.value }
        summary.precipitation.chance = steps.lazy.compactMap { hours[$0].conditions.precipitation.chance }
            .max { $0.fraction < $1.fraction }
        summary.precipitation.kind = .together(
            steps.filter { hours[$0].conditions.precipitation.falls }.map { hours[$0].conditions.precipitation.kind })
        if coverage != .part {
            summary.precipitation.amount = Self.sum(steps.lazy.map { hours[$0].conditions.precipitation.amount })
            summary.precipitation.rain = Self.sum(steps.lazy.map { hours[$0].conditions.precipitation.rain })
            summary.precipitation.snowfall = Self.sum(steps.lazy.map { hours[$0].conditions.precipitation.snowfall })
        }
        self.summary = summary
    }

    /// All steps of one document have one unit.
    private static func sum<Kind>(_ parts: some Collection<Quantity<Kind>?>) -> Quantity<Kind>? {
        guard let unit = parts.first??.unit, parts.allSatisfy({ $0?.unit == unit }) else { return nil }
        // In thousandths, which are whole numbers, so that twenty-four times 0.1 is 2.4.
        let thousandths = parts.reduce(0) { $0 + (($1?.value ?? 0) * 1000).rounded() }
        do { return try Quantity<Kind>(thousandths / 1000, unit) } catch { return nil }
    }
}

/// The highest and the lowest of temperatures in whatever units; of equal ones the first.
private struct TemperatureRange {
    private(set) var high: Temperature?
    private(set) var low: Temperature?
    private var highest = -Double.infinity
    private var lowest = Double.infinity

    mutating func take(_ temperature: Temperature?) {
        guard let temperature else { return }
        let celsius = temperature.inCelsius
        if celsius > highest { (high, highest) = (temperature, celsius) }
        if celsius < lowest { (low, lowest) = (temperature, celsius) }
    }
}

extension Temperature {
    /// For a comparison of temperatures in whatever unit.
    var inCelsius: Double { converted(to: .celsius).value }
}

extension ForecastDay {
    /// With another's values where this one has none.
    ///
    /// What falls is of the kinds of both: a service names a day after its heaviest hour.
    fileprivate func filled(from other: ForecastDay) -> ForecastDay {
        var filled = self
        filled.high = high ?? other.high
        filled.low = low ?? other.low
        if wind == nil {
            filled.wind = other.wind
            filled.windDirectionDegrees = other.windDirectionDegrees
        }
        filled.gust = gust ?? other.gust
        filled.uvIndex = uvIndex ?? other.uvIndex
        filled.precipitation.chance = precipitation.chance ?? other.precipitation.chance
        filled.precipitation.amount = precipitation.amount ?? other.precipitation.amount
        filled.precipitation.rain = precipitation.rain ?? other.precipitation.rain
        filled.precipitation.snowfall = precipitation.snowfall ?? other.precipitation.snowfall
        let falling = PrecipitationKind.together([
            precipitation.falls ? precipitation.kind : nil, other.precipitation.kind,
        ])
        filled.precipitation.kind = falling ?? precipitation.kind
        return filled
    }
}
