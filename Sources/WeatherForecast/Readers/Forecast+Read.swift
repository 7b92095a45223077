import WeatherFormat

extension Forecast {
    /// The largest document that is read, in bytes: 4 MiB. A week of hours with every variable of a service is under
    /// one.
    public static let largestDocumentByteCount = JSONDocument.largestByteCount

    /// Reads a weather service's document, whichever of the known services it came from.
    ///
    /// A value that is wrong on its own, such as a chance of 130%, is left out and listed in ``faults``; the rest is
    /// served.
    ///
    /// - Parameters:
    ///   - document: the bytes of a JSON document, at most 4 MiB.
    ///   - points: for the US National Weather Service, the bytes of the `/points/…` response, which holds the zone.
    /// - Throws: ``ForecastError/unreadable(_:)`` with the place in the document where nothing can be
    ///   read: truncated, no JSON, another service's, without any weather.
    public static func read(
        _ document: some Sequence<UInt8>, points: (some Sequence<UInt8>)?
    ) throws(ForecastError) -> Forecast {
        let root = try JSONDocument.read(Array(document))
        var pointsRoot: JSONNode?
        if let points { pointsRoot = try JSONDocument.read(Array(points)) }
        let log = ForecastFaultLog()
        var forecast =
            switch try ServiceDocument(root) {
            case .openMeteo: try OpenMeteoReader(root, log).forecast()
            case .metNorway: try METNorwayReader(root, log).forecast()
            case .nationalWeatherService: try NWSReader(root, points: pointsRoot, log).forecast()
            case .pirateWeather: try PirateWeatherReader(root, log).forecast()
            }
        forecast.faults = log.faults
        guard forecast.current != nil || !forecast.hours.isEmpty || !forecast.days.isEmpty else {
            throw .unreadable(
                log.faults.first
                    ?? ForecastFault(
                        path: "$", found: "no current, hourly or daily weather", expected: "at least one of them"))
        }
        return forecast
    }

    /// Reads a weather service's document, whichever of the known services it came from.
    ///
    /// - Throws: ``ForecastError/unreadable(_:)``.
    public static func read(_ document: some Sequence<UInt8>) throws(ForecastError) -> Forecast {
        try read(document, points: [UInt8]?.none)
    }
}

/// Which service a document came from, by what is in it.
enum ServiceDocument {
    case openMeteo, metNorway, nationalWeatherService, pirateWeather

    init(_ root: JSONNode) throws(ForecastError) {
        guard case .object = root.value else { throw root.failure(expected: Self.expected) }
        try Self.rejectErrorReport(root)
        if let properties = root.member("properties") {
            if properties.member("timeseries") != nil {
                self = .metNorway
            } else if properties.member("periods") != nil {
                self = .nationalWeatherService
            } else if properties.member("forecastHourly") != nil {
                throw .unreadable(
                    ForecastFault(
                        path: "$", found: "a points response of the US National Weather Service, which has no weather",
                        expected: "its forecast, with this beside it"))
            } else {
                throw properties.failure(expected: Self.expected)
            }
        } else if Self.openMeteoNames.contains(where: { root.member($0) != nil }) {
            self = .openMeteo
        } else if Self.darkSkyBlocks.contains(where: { root.member($0)?.member("data")?.elements != nil })
            || root.member("currently") != nil
        {
            self = .pirateWeather
        } else {
            throw .unreadable(
                ForecastFault(
                    path: "$", found: Self.summary(root), expected: Self.expected))
        }
    }

    private static let expected =
        "a forecast of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather or Dark Sky"
    private static let openMeteoNames = [
        "utc_offset_seconds", "current_units", "current_weather", "hourly_units", "daily_units",
    ]
    private static let darkSkyBlocks = ["minutely", "hourly", "daily"]

    /// What a service answers when it refuses: its own words say more than ours.
    private static func rejectErrorReport(_ root: JSONNode) throws(ForecastError) {
        // Open-Meteo: error and reason. The US National Weather Service: title, status and detail. Pirate Weather: code
        // and error.
        var reason: JSONNode?
        if let error = root.member("error") {
            reason = error.value == .bool(true) ? root.member("reason") : error
        } else if root.member("properties") == nil, root.member("status") != nil {
            reason = root.member("detail")
        }
        guard let reason, let text = reason.string else { return }
        throw .unreadable(
            ForecastFault(
                path: reason.path.description, found: "the service's error \(WeatherFormatError.quoted(text))",
                expected: "a forecast"))
    }

    private static func summary(_ root: JSONNode) -> String {
        let names = root.memberNames
        guard !names.isEmpty else { return "an empty object" }
        let shown = names.prefix(6).joined(separator: ", ")
        return "an object of " + WeatherFormatError.quoted(shown + (names.count > 6 ? ", …" : ""))
    }
}
