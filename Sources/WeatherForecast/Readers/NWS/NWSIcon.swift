/// The icon of a period, which is the one place where the service says what falls in letters that no forecaster writes:
/// `https://api.weather.gov/icons/land/night/rain_snow,40/snow?size=small`, of one or two times of the period.
struct NWSIcon {
    /// What falls, in both times together; nil where nothing does.
    let kind: PrecipitationKind?

    /// - Parameter address: as UTF-8.
    init(address: Span<UInt8>) {
        let path = address.extracting(0..<address.firstIndex(of: UInt8(ascii: "?"), from: 0))
        var kind: PrecipitationKind?
        var isBehindTime = false
        var start = 0
        while start < path.count {
            let end = path.firstIndex(of: UInt8(ascii: "/"), from: start)
            let part = path.extracting(start..<end)
            if isBehindTime {
                let name = part.extracting(0..<part.firstIndex(of: UInt8(ascii: ","), from: 0))
                kind = .together([kind, Self.kind(of: name)])
            } else {
                isBehindTime = part.equals("day") || part.equals("night")
            }
            start = end + 1
        }
        self.kind = kind
    }

    private static func kind(of name: Span<UInt8>) -> PrecipitationKind? {
        kinds.first { name.equals($0.name) }?.kind
    }

    /// Source: the service's list of icons, `https://api.weather.gov/icons`.
    private static let kinds: [(name: StaticString, kind: PrecipitationKind)] = [
        ("rain", .rain), ("rain_showers", .rain), ("rain_showers_hi", .rain), ("tsra", .rain), ("tsra_sct", .rain),
        ("tsra_hi", .rain), ("tropical_storm", .rain), ("hurricane", .rain), ("snow", .snow), ("blizzard", .snow),
        ("sleet", .sleet), ("rain_snow", .mixed), ("rain_sleet", .mixed), ("snow_sleet", .mixed),
        ("rain_fzra", .mixed), ("snow_fzra", .mixed), ("fzra", .freezingRain),
    ]
}
