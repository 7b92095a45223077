import WeatherFormat

/// The icons of Pirate Weather and of Dark Sky, the one place where they say what the weather is but in a sentence of their
/// own.
///
/// An icon hides what it does not show: `wind` and `fog` say nothing of the sky. What falls is read from `precipType`; where
/// the two disagree, each is shown as it is.
///
/// Source: `icon` in the documentation of Pirate Weather's API, both sets, and of Dark Sky's, which kept three for later:
/// hail, thunderstorm and tornado. Its *possible* is weak or unlikely, by the thresholds of its summaries.
enum PirateWeatherIcon {
    static let codes: [ConditionCode] = [
        .init("clear-day", .clear, isDay: true), .init("clear-night", .clear, isDay: false),
        .init("partly-cloudy-day", .partlyCloudy, isDay: true),
        .init("partly-cloudy-night", .partlyCloudy, isDay: false),
        .init("cloudy", .overcast), .init("rain", .rain), .init("snow", .snow), .init("sleet", .sleet),
        .init("wind", .windy), .init("fog", .fog), .init("thunderstorm", .thunderstorm), .init("hail", .hail),
        .init("tornado", .tornado), .init("none", nil),

        .init("mostly-clear-day", .mostlyClear, isDay: true), .init("mostly-clear-night", .mostlyClear, isDay: false),
        .init("mostly-cloudy-day", .mostlyCloudy, isDay: true),
        .init("mostly-cloudy-night", .mostlyCloudy, isDay: false),
        .init("possible-rain-day", .lightRain, isDay: true), .init("possible-rain-night", .lightRain, isDay: false),
        .init("possible-snow-day", .lightSnow, isDay: true), .init("possible-snow-night", .lightSnow, isDay: false),
        .init("possible-sleet-day", .lightSleet, isDay: true),
        .init("possible-sleet-night", .lightSleet, isDay: false),
        .init("possible-precipitation-day", .precipitation, isDay: true),
        .init("possible-precipitation-night", .precipitation, isDay: false),
        .init("possible-thunderstorm-day", .lightThunderstorm, isDay: true),
        .init("possible-thunderstorm-night", .lightThunderstorm, isDay: false),
        .init("precipitation", .precipitation), .init("drizzle", .drizzle), .init("light-rain", .lightRain),
        .init("heavy-rain", .heavyRain), .init("flurries", .lightSnowShowers), .init("light-snow", .lightSnow),
        .init("heavy-snow", .heavySnow), .init("very-light-sleet", .lightSleet), .init("light-sleet", .lightSleet),
        .init("heavy-sleet", .heavySleet), .init("breezy", .windy), .init("dangerous-wind", .windy),
        .init("mist", .mist), .init("haze", .haze), .init("smoke", .smoke), .init("mixed", .sleet),
    ]
}
