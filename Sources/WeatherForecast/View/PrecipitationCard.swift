import FoundationEssentials
import WeatherFormat

/// What the card of precipitation says of today and of the day ahead: one kind in its title, its value and its line.
struct PrecipitationCard {
    private let today: ForecastDay
    /// From today on.
    private let days: [ForecastDay]
    /// The steps of the strip.
    private let hours: [ForecastHour]
    /// The first step in which something falls: by the strip's lane, or where that is not shown, by the amounts.
    ///
    /// A trace begins nothing.
    private let beginning: ForecastHour?
    private let strings: ForecastStrings

    init(
        today: ForecastDay, days: [ForecastDay], hours: [ForecastHour], strip: HourStrip, _ strings: ForecastStrings
    ) {
        self.today = today
        self.days = days
        self.hours = hours
        self.strings = strings
        let shown = strip.columns.firstIndex { $0.chance != nil }
        beginning = shown.map { hours[$0] } ?? hours.first { $0.conditions.precipitation.isMeasurable }
    }

    /// Nil where the service gives no amount of the day.
    func card() throws(WeatherFormatError) -> StatCard? {
        let name = try name()
        guard let amount = amount(name) else { return nil }
        let line = try line(name)
        return try StatCard(
            .precipitation, title: name.word, value: try strings.text(of: amount),
            line: line?.text, spoken: try strings.spoken(amount), spokenLine: line?.spoken, numbers: [amount.number],
            strings)
    }

    /// Whether what comes next comes today.
    private func beginsToday(_ hour: ForecastHour) throws(WeatherFormatError) -> Bool {
        try strings.clock.day(at: hour.start) == today.day
    }

    /// The kind of what falls today and of what comes next.
    ///
    /// Where the two differ and are of two days, it is neither's.
    private func name() throws(WeatherFormatError) -> PrecipitationName {
        let falling = today.precipitation.falls ? today.precipitation.kind : nil
        let coming = try beginning.flatMap { hour throws(WeatherFormatError) in try days.kind(of: hour, strings.clock) }
        if let falling, let coming, falling != coming, let beginning {
            return try beginsToday(beginning) ? .init(.mixed) : .precipitation
        }
        if let kind = falling ?? coming { return PrecipitationName(kind) }
        return hours.canSnow(low: today.low) ? .precipitation : .rain
    }

    /// The depth of the snow, where it is snow and its depth is known; else the water.
    private func amount(_ name: PrecipitationName) -> PrecipitationShown? {
        let precipitation = today.precipitation
        let water = precipitation.amount ?? precipitation.rain
        if let depth = precipitation.snowfall, depth.value > 0, name == .snow || (water?.value ?? 0) <= 0 {
            return .snow(depth.converted(to: strings.system.snow))
        }
        if let water { return .water(water.converted(to: strings.system.precipitation)) }
        return precipitation.snowfall.map { .snow($0.converted(to: strings.system.snow)) }
    }

    private func line(
        _ name: PrecipitationName
    ) throws(WeatherFormatError) -> (text: String, spoken: String)? {
        let language = strings.language
        guard let beginning else {
            guard try nothingIsExpected() else { return nil }
            let text = try PrecipitationLine.none(name).text(in: language)
            return (text, text)
        }
        let start = beginning.start
        let isOne = try strings.clock.hour(at: start) % strings.dates.hourCycle.hours == 1
        var day: CivilDay?
        if try !beginsToday(beginning) { day = try strings.clock.day(at: start) }
        let line = PrecipitationLine.begins(
            name, hour: try strings.hour(start, for: .precipLaterHour), isOne: isOne,
            weekday: try day.map { day throws(WeatherFormatError) in
                try strings.dates.string(from: day, for: .hourlyChartWeekday)
            })
        let spoken = PrecipitationLine.spoken(
            name, hour: try strings.spokenTime(at: start), isOne: isOne,
            weekday: try day.map { day throws(WeatherFormatError) in
                try strings.dates.string(from: day, for: .dailyListWeekday)
            }, in: language)
        return (try line.text(in: language), spoken)
    }

    /// Whether what is known of the day ahead and of the rest of today says that it stays dry.
    private func nothingIsExpected() throws(WeatherFormatError) -> Bool {
        let known = hours.map(\.conditions.precipitation)
        // A trace is too little to say from when on, and too much to say that there is none.
        guard !known.contains(where: \.hasAmount) else { return false }
        let hasChances = known.contains { $0.chance != nil }
        let hasAmounts = !known.isEmpty && known.allSatisfy { $0.amount != nil }
        var reachesTomorrow = false
        if let last = hours.last { reachesTomorrow = try strings.clock.day(at: last.end) != today.day }
        if reachesTomorrow, hasAmounts { return true }
        // What the hours do not say, the day does: all that falls on it may be to come.
        let ofDay = today.precipitation
        let isDry = ofDay.amount != nil || ofDay.chance != nil || (reachesTomorrow && hasChances)
        guard isDry, !ofDay.falls else { return false }
        if reachesTomorrow, hasChances { return true }
        return try !hasShownChance(ofDay)
    }

    private func hasShownChance(_ precipitation: Precipitation) throws(WeatherFormatError) -> Bool {
        guard let chance = precipitation.chance else { return false }
        return try PrecipDisplay.showPrecip(val: chance.fraction)
    }
}

extension HourCycle {
    fileprivate var hours: Int {
        switch self {
        case .twelveHour: 12
        case .twentyFourHour: 24
        }
    }
}
