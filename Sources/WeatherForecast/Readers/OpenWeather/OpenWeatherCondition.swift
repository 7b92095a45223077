import WeatherFormat

/// The ids of OpenWeather's `weather`, of which the first is the one that prevails.
///
/// The id says what the weather is; the icon beside it, `10d` or `10n`, is read for day or night alone, and an icon of
/// another weather says nothing.
///
/// Source: `openweathermap.org/weather-conditions`, all 55. Its clouds are few (11 to 25%), scattered (25 to 50%), broken
/// (51 to 84%) and overcast (85 to 100%).
enum OpenWeatherCondition {
    static let conditions: [Int: WeatherCondition] = [
        // With light rain, rain, heavy rain; light, plain, heavy, ragged; with light drizzle, drizzle, heavy drizzle.
        200: .lightThunderstorm, 201: .thunderstorm, 202: .heavyThunderstorm,
        210: .lightThunderstorm, 211: .thunderstorm, 212: .heavyThunderstorm, 221: .thunderstorm,
        230: .lightThunderstorm, 231: .lightThunderstorm, 232: .thunderstorm,
        300: .lightDrizzle, 301: .drizzle, 302: .heavyDrizzle,
        // Drizzle rain.
        310: .lightDrizzle, 311: .drizzle, 312: .heavyDrizzle,
        // Shower rain and drizzle, heavy shower rain and drizzle, shower drizzle.
        313: .showers, 314: .heavyShowers, 321: .drizzle,
        // The last two are "very heavy" and "extreme".
        500: .lightRain, 501: .rain, 502: .heavyRain, 503: .heavyRain, 504: .heavyRain,
        511: .freezingRain,
        520: .lightShowers, 521: .showers, 522: .heavyShowers, 531: .showers,
        600: .lightSnow, 601: .snow, 602: .heavySnow,
        611: .sleet, 612: .lightSleetShowers, 613: .sleetShowers,
        // Light rain and snow, rain and snow.
        615: .lightSleet, 616: .sleet,
        620: .lightSnowShowers, 621: .snowShowers, 622: .heavySnowShowers,
        // Sand and dust whirls; sand; dust.
        701: .mist, 711: .smoke, 721: .haze, 731: .dust, 741: .fog, 751: .dust, 761: .dust,
        762: .volcanicAsh, 771: .squalls, 781: .tornado,
        800: .clear, 801: .mostlyClear, 802: .partlyCloudy, 803: .mostlyCloudy, 804: .overcast,
    ]

    /// Whether an icon is of the day: `10d`, `10n`; nil for one that is neither.
    static func isDay(icon: Span<UInt8>) -> Bool? {
        guard icon.count > 0 else { return nil }
        return switch icon[icon.count - 1] {
        case UInt8(ascii: "d"): true
        case UInt8(ascii: "n"): false
        default: nil
        }
    }
}
