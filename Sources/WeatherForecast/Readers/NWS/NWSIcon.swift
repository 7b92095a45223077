import WeatherFormat

/// The icon of a period, which is the one place where the service says what the weather is in letters that no forecaster
/// writes: `https://api.weather.gov/icons/land/night/rain_snow,40/snow?size=small`, of one or two times of the period, each
/// with its chance.
struct NWSIcon {
    /// What falls, in both times together; nil where nothing does.
    let kind: PrecipitationKind?
    /// The graver of the two times.
    let condition: WeatherCondition
    /// By the folder that the icon lies in.
    let isDay: Bool

    /// Nil for an address without a time of day, without a name or with one that the service does not list.
    ///
    /// - Parameter address: as UTF-8.
    init?(address: Span<UInt8>) {
        let path = address.extracting(0..<address.firstIndex(of: UInt8(ascii: "?"), from: 0))
        var kind: PrecipitationKind?
        var condition: WeatherCondition?
        var isDay: Bool?
        var start = 0
        while start < path.count {
            let end = path.firstIndex(of: UInt8(ascii: "/"), from: start)
            let part = path.extracting(start..<end)
            if isDay != nil {
                let name = part.extracting(0..<part.firstIndex(of: UInt8(ascii: ","), from: 0))
                guard let icon = Self.icons.first(where: { name.equals($0.name) }) else { return nil }
                kind = .together([kind, icon.kind])
                if condition.map({ icon.condition.isGraver(than: $0) }) ?? true { condition = icon.condition }
            } else if part.equals("day") || part.equals("night") {
                isDay = part.equals("day")
            }
            start = end + 1
        }
        guard let condition, let isDay else { return nil }
        (self.kind, self.condition, self.isDay) = (kind, condition, isDay)
    }

    /// Source: the service's list of icons, `https://api.weather.gov/icons`, all 34; few, scattered and broken are the
    /// service's words for 1 to 2, 3 to 4 and 5 to 7 eighths of the sky.
    static let icons: [(name: StaticString, kind: PrecipitationKind?, condition: WeatherCondition)] = [
        ("skc", nil, .clear), ("few", nil, .mostlyClear), ("sct", nil, .partlyCloudy), ("bkn", nil, .mostlyCloudy),
        ("ovc", nil, .overcast),
        // Who names the wind beside the sky means the wind.
        ("wind_skc", nil, .windy), ("wind_few", nil, .windy), ("wind_sct", nil, .windy), ("wind_bkn", nil, .windy),
        ("wind_ovc", nil, .windy),
        ("snow", .snow, .snow), ("rain", .rain, .rain), ("sleet", .sleet, .sleet),
        ("fzra", .freezingRain, .freezingRain),
        ("rain_snow", .mixed, .sleet), ("rain_sleet", .mixed, .sleet), ("snow_sleet", .mixed, .sleet),
        ("rain_fzra", .mixed, .freezingRain), ("snow_fzra", .mixed, .freezingRain),
        // Under many clouds, under few.
        ("rain_showers", .rain, .showers), ("rain_showers_hi", .rain, .showers),
        // Under many clouds, under fewer, under few.
        ("tsra", .rain, .thunderstorm), ("tsra_sct", .rain, .thunderstorm), ("tsra_hi", .rain, .thunderstorm),
        ("blizzard", .snow, .blizzard), ("tornado", nil, .tornado), ("hurricane", .rain, .hurricane),
        ("tropical_storm", .rain, .tropicalStorm), ("dust", nil, .dust), ("smoke", nil, .smoke), ("haze", nil, .haze),
        ("hot", nil, .hot), ("cold", nil, .cold), ("fog", nil, .fog),
    ]
}
