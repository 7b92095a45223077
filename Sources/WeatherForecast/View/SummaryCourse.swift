import WeatherFormat

/// How what falls goes in some hours, by the strip: never against it.
///
/// An hour is wet where the strip's lane shows its chance; where no chance is shown at all, where it brings an amount that a
/// gauge would measure. So the gate for rain (`PrecipDisplay`) decides here as it does in the strip.
enum SummaryCourse: Hashable {
    /// From one of the hours on, to the end.
    case begins(at: Int)
    /// From one of the hours to another, which is dry.
    case passes(from: Int, to: Int)
    /// From now to one of the hours, which is dry.
    case ends(at: Int)
    /// From now to the end.
    case continues
    case none

    /// Of the first hours of a strip, so many of them.
    init(_ strip: HourStrip, _ hours: [ForecastHour], count: Int) {
        let isByChance = strip.columns.contains { $0.chance != nil }
        func isWet(_ index: Int) -> Bool {
            isByChance ? strip.columns[index].chance != nil : hours[index].conditions.precipitation.isMeasurable
        }
        let all = 0..<min(count, hours.count)
        guard let first = all.first(where: isWet) else {
            self = .none
            return
        }
        let end = all.dropFirst(first).first { !isWet($0) }
        switch (first, end) {
        case (0, nil): self = .continues
        case (0, let end?): self = .ends(at: end)
        case (_, nil): self = .begins(at: first)
        case (_, let end?): self = .passes(from: first, to: end)
        }
    }

    /// The hours in which it falls, of so many.
    func wetHours(of count: Int) -> Range<Int>? {
        switch self {
        case .begins(let start): start..<count
        case .passes(let start, let end): start..<end
        case .ends(let end): 0..<end
        case .continues: 0..<count
        case .none: nil
        }
    }
}
