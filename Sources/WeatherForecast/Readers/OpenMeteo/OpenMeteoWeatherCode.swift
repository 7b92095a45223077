import WeatherFormat

/// The codes of the weather: the 28 of WMO's table 4677 that the service documents.
///
/// Source: the table "WMO Weather interpretation codes (WW)" of the service's documentation, `open-meteo.com/en/docs`.
enum OpenMeteoWeatherCode {
    static let conditions: [Int: WeatherCondition] = [
        0: .clear, 1: .mostlyClear, 2: .partlyCloudy, 3: .overcast,
        45: .fog, 48: .freezingFog,
        51: .lightDrizzle, 53: .drizzle, 55: .heavyDrizzle,
        // Light and dense.
        56: .freezingDrizzle, 57: .freezingDrizzle,
        61: .lightRain, 63: .rain, 65: .heavyRain,
        66: .lightFreezingRain, 67: .heavyFreezingRain,
        71: .lightSnow, 73: .snow, 75: .heavySnow, 77: .snowGrains,
        // The last are "violent".
        80: .lightShowers, 81: .showers, 82: .heavyShowers,
        85: .lightSnowShowers, 86: .heavySnowShowers,
        // Slight or moderate; with slight, and with heavy hail, which the service knows in Central Europe alone.
        95: .thunderstorm, 96: .thunderstormWithHail, 99: .thunderstormWithHail,
    ]

    /// The same by their number, since every hour has one.
    fileprivate static let byNumber: [WeatherCondition?] = (0...99).map { conditions[$0] }
}

extension FieldReader {
    /// The weather by a code; nil for none, and, with a fault, for one that the service does not document.
    func condition(weatherCode node: JSONNode?) -> WeatherCondition? {
        let expected = "a WMO weather code that the service documents, 0 to 99"
        guard let node, let number = number(node, expected) else { return nil }
        let codes = OpenMeteoWeatherCode.byNumber
        guard let code = Int(exactly: number), codes.indices.contains(code), let condition = codes[code] else {
            log.add(node, expected: expected)
            return nil
        }
        return condition
    }
}
