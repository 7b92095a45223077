/// The icon of a period, which is the one place where the service says what falls in letters that no forecaster writes:
/// `https://api.weather.gov/icons/land/night/rain_snow,40/snow?size=small`, of one or two times of the period.
struct NWSIcon {
    /// What falls, in both times together; nil where nothing does.
    let kind: PrecipitationKind?

    init(address: String) {
        let path = address.prefix { $0 != "?" }
        let names = path.split(separator: "/").drop { $0 != "day" && $0 != "night" }.dropFirst()
        let kinds = Set(names.compactMap { Self.kinds[String($0.prefix { $0 != "," })] })
        kind = kinds.count > 1 ? .mixed : kinds.first
    }

    /// Source: the service's list of icons, `https://api.weather.gov/icons`.
    private static let kinds: [String: PrecipitationKind] = [
        "rain": .rain, "rain_showers": .rain, "rain_showers_hi": .rain, "tsra": .rain, "tsra_sct": .rain,
        "tsra_hi": .rain, "tropical_storm": .rain, "hurricane": .rain, "snow": .snow, "blizzard": .snow,
        "sleet": .sleet, "rain_snow": .mixed, "rain_sleet": .mixed, "snow_sleet": .mixed, "rain_fzra": .mixed,
        "snow_fzra": .mixed, "fzra": .freezingRain,
    ]
}
