import FoundationEssentials
import WeatherFormat

/// The days of a forecast in half days.
struct NWSDays {
    let days: [ForecastDay]

    /// A day's high is the daytime period's temperature, its low that of the night that follows.
    ///
    /// Its weather is that of the daytime, and of the night where the day is over.
    ///
    /// A night that begins before six in the morning, as the first period can, belongs to the day before.
    init(_ periods: [NWSPeriod]) {
        var days: [CivilDay: ForecastDay] = [:]
        for period in periods.sorted(by: { $0.start < $1.start }) {
            guard let civilDay = Self.day(of: period) else { continue }
            var day = days[civilDay] ?? ForecastDay(day: civilDay)
            let conditions = period.conditions
            if conditions.isDay == false {
                day.low = day.low ?? conditions.temperature
            } else {
                day.high = day.high ?? conditions.temperature
                day.condition = conditions.condition ?? day.condition
            }
            day.condition = day.condition ?? conditions.condition
            // The likelier of the two halves speaks for the day.
            let chances = [day.precipitation.chance, conditions.precipitation.chance].compactMap { $0 }
            day.precipitation.chance = chances.max { $0.fraction < $1.fraction }
            day.precipitation.kind = PrecipitationKind.together([day.precipitation.kind, conditions.precipitation.kind])
            day.takeStronger(wind: conditions.wind, gust: conditions.gust, from: conditions.windDirectionDegrees)
            days[civilDay] = day
        }
        self.days = days.values.sorted { $0.day < $1.day }
    }

    private static func day(of period: NWSPeriod) -> CivilDay? {
        let isBeforeSix = (period.time.local?.secondOfDay ?? 0) < 6 * 3600
        guard period.conditions.isDay == false, isBeforeSix else { return period.time.day }
        return CivilDay(localSeconds: Double(period.time.day.daysSince1970 - 1) * 86_400)
    }
}
