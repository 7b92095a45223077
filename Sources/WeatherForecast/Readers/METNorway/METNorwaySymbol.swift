import WeatherFormat

/// The institute's symbols: `lightrain`, `clearsky_day`, `heavysnowshowersandthunder`.
///
/// Those that show sun or moon end in `_day`, `_night` or `_polartwilight`, of which the last says neither. The institute's
/// sleet is rain and snow at once.
///
/// Source: the table of symbols of the institute's product WeatherIcon 2.0, `github.com/metno/weathericons`. Two of them
/// have been misspelled since the beginning, with a second s, and are documented so; they are read in either spelling.
struct METNorwaySymbol {
    let condition: WeatherCondition
    let isDay: Bool?

    /// Nil for a symbol that the institute does not document.
    init?(_ code: Span<UInt8>) {
        let end = code.firstIndex(of: UInt8(ascii: "_"), from: 0)
        guard let condition = Self.codes.row(code.extracting(0..<end))?.condition else { return nil }
        self.condition = condition
        guard end < code.count else {
            isDay = nil
            return
        }
        guard let time = Self.times.first(where: { code.extracting(end..<code.count).equals($0.name) }) else {
            return nil
        }
        isDay = time.isDay
    }

    private static let times: [(name: StaticString, isDay: Bool?)] = [
        ("_day", true), ("_night", false), ("_polartwilight", nil),
    ]

    static let codes: [ConditionCode] = [
        // The commonest first: they are looked for in this order.
        .init("cloudy", .overcast), .init("clearsky", .clear), .init("partlycloudy", .partlyCloudy),
        .init("fair", .mostlyClear), .init("lightrain", .lightRain), .init("rain", .rain),
        .init("lightsnow", .lightSnow), .init("snow", .snow), .init("fog", .fog),
        .init("heavyrain", .heavyRain), .init("lightrainshowers", .lightShowers), .init("rainshowers", .showers),
        .init("heavyrainshowers", .heavyShowers), .init("heavysnow", .heavySnow),
        .init("lightsnowshowers", .lightSnowShowers), .init("snowshowers", .snowShowers),
        .init("heavysnowshowers", .heavySnowShowers), .init("lightsleet", .lightSleet), .init("sleet", .sleet),
        .init("heavysleet", .heavySleet), .init("lightsleetshowers", .lightSleetShowers),
        .init("sleetshowers", .sleetShowers), .init("heavysleetshowers", .heavySleetShowers),
        .init("lightrainandthunder", .lightThunderstorm), .init("rainandthunder", .thunderstorm),
        .init("heavyrainandthunder", .heavyThunderstorm), .init("lightrainshowersandthunder", .lightThunderstorm),
        .init("rainshowersandthunder", .thunderstorm), .init("heavyrainshowersandthunder", .heavyThunderstorm),
        .init("lightsleetandthunder", .sleetAndThunder), .init("sleetandthunder", .sleetAndThunder),
        .init("heavysleetandthunder", .sleetAndThunder), .init("lightssleetshowersandthunder", .sleetAndThunder),
        .init("lightsleetshowersandthunder", .sleetAndThunder), .init("sleetshowersandthunder", .sleetAndThunder),
        .init("heavysleetshowersandthunder", .sleetAndThunder), .init("lightsnowandthunder", .snowAndThunder),
        .init("snowandthunder", .snowAndThunder), .init("heavysnowandthunder", .snowAndThunder),
        .init("lightssnowshowersandthunder", .snowAndThunder), .init("lightsnowshowersandthunder", .snowAndThunder),
        .init("snowshowersandthunder", .snowAndThunder), .init("heavysnowshowersandthunder", .snowAndThunder),
    ]
}
