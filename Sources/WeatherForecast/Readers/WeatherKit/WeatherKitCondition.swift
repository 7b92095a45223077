import WeatherFormat

/// The condition codes of WeatherKit's REST document: `PartlyCloudy`.
///
/// Its `daylight` beside the code says whether it is day.
///
/// Source: the 34 cases of `WeatherCondition` in Apple's documentation of WeatherKit; the documentation of the REST service
/// lists none, and writes them with a capital.
enum WeatherKitCondition {
    static let codes: [ConditionCode] = [
        .init("Clear", .clear), .init("MostlyClear", .mostlyClear), .init("PartlyCloudy", .partlyCloudy),
        .init("MostlyCloudy", .mostlyCloudy), .init("Cloudy", .overcast),
        .init("Rain", .rain), .init("Drizzle", .drizzle), .init("HeavyRain", .heavyRain), .init("Snow", .snow),
        // The sun shines between them.
        .init("SunShowers", .lightShowers), .init("SunFlurries", .lightSnowShowers),
        .init("Flurries", .lightSnowShowers), .init("HeavySnow", .heavySnow), .init("BlowingSnow", .blowingSnow),
        .init("Blizzard", .blizzard), .init("Sleet", .sleet), .init("WintryMix", .sleet),
        .init("FreezingDrizzle", .freezingDrizzle), .init("FreezingRain", .freezingRain), .init("Hail", .hail),
        .init("IsolatedThunderstorms", .lightThunderstorm), .init("ScatteredThunderstorms", .thunderstorm),
        .init("Thunderstorms", .thunderstorm), .init("StrongStorms", .heavyThunderstorm),
        .init("Foggy", .fog), .init("Haze", .haze), .init("Smoky", .smoke), .init("BlowingDust", .dust),
        .init("Breezy", .windy), .init("Windy", .windy), .init("TropicalStorm", .tropicalStorm),
        .init("Hurricane", .hurricane), .init("Hot", .hot), .init("Frigid", .cold),
    ]
}
