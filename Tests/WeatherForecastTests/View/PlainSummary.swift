import Foundation
import WeatherForecast

/// The English line about the hours of a strip, written a second time from what the strip shows, without a line of the
/// library.
struct PlainSummary {
    let text: String?

    /// Of the first columns of a strip, so many; `kind` names what falls where no class does, and is asked for hours.
    init(_ strip: HourStrip, count: Int, minutesEastOfUTC: (Date) -> Int, kind: (Range<Int>) -> String) {
        let columns = Array(strip.columns.prefix(count))
        let hasLane = strip.columns.contains { $0.chance != nil }
        let wet = columns.map { column in
            guard !hasLane else { return column.chance != nil }
            let water = column.numbers.precipitation?.value ?? 0
            let snow = column.numbers.snow?.value ?? 0
            return water >= 0.05 || snow >= 0.05
        }
        func hour(_ index: Int) -> String {
            let start = Date(timeIntervalSince1970: Double(columns[index].startSecondsSince1970))
            let minutes = columns[index].startSecondsSince1970 / 60 + minutesEastOfUTC(start)
            let (hour, minute) = ((minutes / 60) % 24, minutes % 60)
            let twelve = hour % 12 == 0 ? 12 : hour % 12
            return "\(twelve)" + (minute == 0 ? "" : ":\(minute < 10 ? "0" : "")\(minute)") + (hour < 12 ? "am" : "pm")
        }
        let dry = Self.longest(columns.map { $0.condition?.condition }.map { $0.flatMap { Self.falls($0) ? nil : $0 } })
        guard let first = wet.firstIndex(of: true) else {
            text = dry.map { "\(Self.word($0))." }
            return
        }
        let end = wet[first...].firstIndex(of: false)
        let run = first..<(end ?? columns.count)
        let falling = columns[run].map { $0.condition?.condition }.map { $0.flatMap { Self.falls($0) ? $0 : nil } }
        let gravest = falling.compactMap { $0 }.map(Self.rank).max()
        let name =
            gravest.flatMap { gravest in
                Self.longest(falling.map { $0.flatMap { Self.rank($0) == gravest ? $0 : nil } })
            }.map(Self.word) ?? kind(run)
        var parts = name
        if first > 0 { parts += " from \(hour(first))" }
        if let end {
            parts += " until \(hour(end))"
            if let next = columns[end].condition, !Self.falls(next.condition) {
                parts += ", then \(next.word.lowercased())"
            }
        }
        text = parts + "."
    }

    private static func falls(_ condition: WeatherCondition) -> Bool { rank(condition) > 0 }

    /// From the mildest to the gravest kind of what falls; 0 where nothing does.
    private static func rank(_ condition: WeatherCondition) -> Int {
        let name = condition.rawValue.lowercased()
        if name.contains("hurricane") || name.contains("tropical") { return 7 }
        if name.contains("thunder") || name == "hail" { return 6 }
        if name.contains("freezing") && name != "freezingfog" { return 5 }
        if name.contains("sleet") { return 4 }
        if name.contains("snow") && name != "blowingsnow" || name == "blizzard" { return 3 }
        if name.contains("rain") || name.contains("showers") || name == "precipitation" { return 2 }
        return name.contains("drizzle") ? 1 : 0
    }

    /// From the mildest to the gravest.
    private static let order: [WeatherCondition] = [
        .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast, .hot, .cold, .haze, .mist, .fog, .freezingFog,
        .smoke,
        .dust, .volcanicAsh, .windy, .squalls, .lightDrizzle, .drizzle, .heavyDrizzle, .precipitation, .lightShowers,
        .lightRain, .showers, .rain, .heavyShowers, .heavyRain, .snowGrains, .lightSnowShowers, .lightSnow,
        .snowShowers,
        .snow, .heavySnowShowers, .heavySnow, .blowingSnow, .blizzard, .lightSleetShowers, .lightSleet, .sleetShowers,
        .sleet, .heavySleetShowers, .heavySleet, .freezingDrizzle, .lightFreezingRain, .freezingRain,
        .heavyFreezingRain,
        .lightThunderstorm, .thunderstorm, .snowAndThunder, .sleetAndThunder, .heavyThunderstorm, .hail,
        .thunderstormWithHail, .tropicalStorm, .hurricane, .tornado,
    ]

    /// The class of the most columns, all of an hour here; of equal ones the graver.
    private static func longest(_ classes: [WeatherCondition?]) -> WeatherCondition? {
        let counts = Dictionary(grouping: classes.compactMap { $0 }, by: { $0 }).mapValues(\.count)
        let most = counts.values.max() ?? 0
        return order.last { counts[$0] == most }
    }

    /// `lightRain` is `Light rain`.
    private static func word(_ condition: WeatherCondition) -> String {
        if condition.rawValue.hasSuffix("Showers"), !condition.rawValue.contains("now"),
            !condition.rawValue.contains("leet")
        {
            return condition == .lightShowers ? "Light rain showers" : "Heavy rain showers"
        }
        if condition == .showers { return "Rain showers" }
        let words = condition.rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
