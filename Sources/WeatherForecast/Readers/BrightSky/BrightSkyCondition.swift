import WeatherFormat

/// Bright Sky's `condition` and `icon`.
///
/// The condition says what falls or dims the view, and of a dry sky nothing; the icon says how the sky is, and whether it is
/// day. So a condition that is not `dry` is the weather, and the icon where it is: where the two disagree, what falls is
/// stronger than the sky.
///
/// Source: the parameters `condition` and `icon` in the documentation of Bright Sky's API, `brightsky.dev/docs`.
enum BrightSkyCondition {
    static let codes: [ConditionCode] = [
        .init("dry", nil), .init("fog", .fog), .init("rain", .rain), .init("sleet", .sleet), .init("snow", .snow),
        .init("hail", .hail), .init("thunderstorm", .thunderstorm),
    ]

    static let icons: [ConditionCode] = [
        .init("clear-day", .clear, isDay: true), .init("clear-night", .clear, isDay: false),
        .init("partly-cloudy-day", .partlyCloudy, isDay: true),
        .init("partly-cloudy-night", .partlyCloudy, isDay: false),
        .init("cloudy", .overcast), .init("fog", .fog), .init("wind", .windy), .init("rain", .rain),
        .init("sleet", .sleet), .init("snow", .snow), .init("hail", .hail), .init("thunderstorm", .thunderstorm),
    ]
}
