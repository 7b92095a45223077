import WeatherForecast
import WeatherFormat

/// What one row of a report compares.
struct ConformanceSubject: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        case quantity(value: Double, gust: Double?, unit: WeatherUnit)
        case beaufort(metersPerSecond: Double)
        case duration(seconds: Double)
        case chartMinutes(Int)
    }

    let section: ConformanceSection
    let label: String
    let content: Content

    private init(_ section: ConformanceSection, _ label: String, _ content: Content) {
        self.section = section
        self.label = label
        self.content = content
    }

    private static func quantity(
        _ section: ConformanceSection, _ label: String, _ value: Double, to gust: Double? = nil, _ unit: WeatherUnit
    ) -> ConformanceSubject {
        ConformanceSubject(section, label, .quantity(value: value, gust: gust, unit: unit))
    }

    /// The rows, in their order.
    static let all: [ConformanceSubject] = [
        quantity(.wind, "miles per hour", 12, .milesPerHour),
        quantity(.wind, "kilometers per hour", 12, .kilometersPerHour),
        quantity(.wind, "meters per second", 5, .metersPerSecond),
        quantity(.wind, "knots", 12, .knots),
        quantity(.wind, "gust range", 12, to: 18, .milesPerHour),
        ConformanceSubject(.wind, "Beaufort", .beaufort(metersPerSecond: 20)),
        quantity(.visibility, "miles", 10, .miles),
        quantity(.visibility, "miles with a decimal", 1.5, .miles),
        quantity(.visibility, "kilometers", 10, .kilometers),
        quantity(.visibility, "meters", 5000, .meters),
        quantity(.visibility, "feet", 500, .feet),
        quantity(.pressure, "hectopascals", 1013.25, .hectopascals),
        quantity(.pressure, "millibars", 1013.25, .millibars),
        quantity(.pressure, "millimeters of mercury", 760, .millimetersOfMercury),
        quantity(.pressure, "inches of mercury", 29.92, .inchesOfMercury),
        quantity(.pressure, "kilopascals", 101.325, .kilopascals),
        quantity(.precipitation, "millimeters", 1.5, .millimeters),
        quantity(.precipitation, "less than a step", 0.04, .millimeters),
        quantity(.precipitation, "centimeters of snow", 5, .centimeters),
        quantity(.precipitation, "inches", 0.04, .inches),
        quantity(.precipitation, "millimeters an hour", 2.5, .millimetersPerHour),
        quantity(.precipitation, "inches an hour", 0.3, .inchesPerHour),
        quantity(.temperature, "Celsius", 22, .celsius),
        quantity(.temperature, "Celsius below zero", -5, .celsius),
        quantity(.temperature, "Fahrenheit", 72, .fahrenheit),
        quantity(.percent, "percent", 45, .percent),
        ConformanceSubject(.durations, "hours", .duration(seconds: 10_800)),
        ConformanceSubject(.durations, "minutes", .duration(seconds: 2700)),
        ConformanceSubject(.durations, "hour and minutes", .duration(seconds: 5400)),
        ConformanceSubject(.durations, "chart, one minute", .chartMinutes(1)),
        ConformanceSubject(.durations, "chart, five minutes", .chartMinutes(5)),
    ]
}
