import WeatherFormat

/// Which service a document came from, by what is in it.
enum ServiceDocument {
    case openMeteo, metNorway, nationalWeatherService, nationalWeatherServiceGrid, pirateWeather
    /// OpenWeather's One Call and its forecast of five days.
    case oneCall, fiveDay
    case weatherKit, brightSky

    /// - Throws: ``ForecastError/unreadable(_:)`` for a document of another service, with its name where it is known, and
    ///   for an error that a service has answered.
    init(_ root: JSONNode) throws(ForecastError) {
        if let report = ServiceErrorReport(root) { throw report.error }
        if let properties = root.member("properties"), let service = Self.geoJSON(properties) {
            self = service
        } else if Self.openMeteoNames.contains(where: { root.member($0) != nil }) {
            self = .openMeteo
        } else if Self.darkSkyBlocks.contains(where: { root.member($0)?.member("data")?.elements != nil })
            || root.member("currently") != nil
        {
            self = .pirateWeather
        } else if root.member("timezone_offset") != nil, root.member("lat") != nil, root.member("data") == nil {
            self = .oneCall
        } else if let list = root.member("list")?.elements, root.member("city") != nil,
            list.first?.member("temp") == nil
        {
            self = .fiveDay
        } else if Self.weatherKitBlocks.contains(where: { root.member($0)?.member("metadata") != nil }) {
            self = .weatherKit
        } else if root.member("weather")?.elements != nil, root.member("sources")?.elements != nil {
            self = .brightSky
        } else {
            throw Self.refusal(of: root)
        }
    }

    private static func geoJSON(_ properties: JSONNode) -> ServiceDocument? {
        if properties.member("timeseries") != nil { return .metNorway }
        if properties.member("periods") != nil { return .nationalWeatherService }
        // A points response names its grid, too.
        let isGrid = properties.member("gridId") != nil && properties.member("forecastHourly") == nil
        return isGrid ? .nationalWeatherServiceGrid : nil
    }

    private static let expected =
        "a forecast of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather, Dark Sky, "
        + "OpenWeather, WeatherKit or Bright Sky"
    private static let openMeteoNames: [StaticString] = [
        "utc_offset_seconds", "current_units", "current_weather", "hourly_units", "daily_units",
    ]
    private static let darkSkyBlocks: [StaticString] = ["minutely", "hourly", "daily"]
    private static let weatherKitBlocks: [StaticString] = [
        "currentWeather", "forecastHourly", "forecastDaily", "forecastNextHour", "weatherAlerts",
    ]

    private static func refusal(of root: JSONNode) -> ForecastError {
        if let other = OtherService(root) {
            return .unreadable(
                ForecastFault(
                    path: "$", found: "\(other.name) at byte \(root.path.byte), which is not read",
                    expected: other.expected ?? expected))
        }
        if let text = ServiceErrorReport.message(of: root) { return text.error }
        guard root.isObject else { return root.failure(expected: expected) }
        return .refusal(root.path, found: summary(root), expected: expected)
    }

    private static func summary(_ root: JSONNode) -> String {
        let names = root.members.prefix(7).map(\.name)
        guard !names.isEmpty else { return "an empty object" }
        let shown = names.prefix(6).joined(separator: ", ")
        return "an object of " + WeatherFormatError.quoted(shown + (names.count > 6 ? ", …" : ""))
    }
}

extension ServiceDocument {
    /// What to say of a document of the service that has nothing of what is read: which names stand there instead.
    func nothingRead(of root: JSONNode) -> ForecastError {
        let blocks = blocks(of: root)
        var names: [String] = []
        for name in blocks.lazy.flatMap({ $0.members.lazy.map(\.name) }) where names.count <= 12 {
            if !Self.ofTime.contains(name), !names.contains(name) { names.append(name) }
        }
        let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
        return .refusal(
            blocks.first?.path ?? .root, found: names.isEmpty ? "no weather" : "only \(shown)",
            expected: "a variable that is read, such as \(example)")
    }

    /// The first object of each kind that has variables.
    private func blocks(of root: JSONNode) -> [JSONNode] {
        switch self {
        case .openMeteo:
            let names: [StaticString] = ["current", "current_weather", "hourly", "daily", "minutely_15"]
            return names.compactMap { root.member($0) }
        case .pirateWeather:
            let names: [StaticString] = ["hourly", "daily", "minutely"]
            let points = names.map { root.member($0)?.member("data")?.elements?.first }
            return ([root.member("currently")] + points).compactMap { $0 }
        case .nationalWeatherService:
            return [root.member("properties")?.member("periods")?.elements?.first].compactMap { $0 }
        case .nationalWeatherServiceGrid: return [root.member("properties")].compactMap { $0 }
        case .oneCall:
            let names: [StaticString] = ["hourly", "daily", "minutely"]
            return ([root.member("current")] + names.map { root.member($0)?.elements?.first }).compactMap { $0 }
        case .fiveDay: return [root.member("list")?.elements?.first].compactMap { $0 }
        case .weatherKit:
            let lists: [(block: StaticString, list: StaticString)] = [
                ("forecastHourly", "hours"), ("forecastDaily", "days"), ("forecastNextHour", "minutes"),
            ]
            let points = lists.map { root.member($0.block)?.member($0.list)?.elements?.first }
            return ([root.member("currentWeather")] + points).compactMap { $0 }
        case .brightSky: return [root.member("weather")?.elements?.first].compactMap { $0 }
        case .metNorway:
            let first = root.member("properties")?.member("timeseries")?.elements?.first
            return [first?.member("data")?.member("instant")?.member("details")].compactMap { $0 }
        }
    }

    private var example: String {
        switch self {
        case .openMeteo: "temperature_2m"
        case .metNorway: "air_temperature"
        case .nationalWeatherService, .nationalWeatherServiceGrid, .pirateWeather, .weatherKit, .brightSky:
            "temperature"
        case .oneCall, .fiveDay: "temp"
        }
    }

    private static let ofTime: Set<String> = [
        "time", "interval", "startTime", "endTime", "number", "name", "dt", "dt_txt", "asOf", "forecastStart",
        "forecastEnd", "metadata", "timestamp", "source_id",
    ]
}
