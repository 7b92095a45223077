import WeatherFormat

extension Forecast {
    /// The largest document that is read where nobody says otherwise, in bytes: 4 MiB.
    public static let largestDocumentByteCount = ForecastLimits().largestDocumentByteCount

    /// Reads a weather service's document, whichever of the known services it came from.
    ///
    /// A value that is wrong on its own, such as a chance of 130%, is left out and listed in ``faults``; the rest is
    /// served.
    ///
    /// - Parameters:
    ///   - document: the bytes of a JSON document, at most 4 MiB.
    ///   - points: for the US National Weather Service, the bytes of the `/points/…` response, which holds the zone.
    ///   - sourceUnits: for Pirate Weather, Dark Sky and OpenWeather, the units that the document was asked for, where it
    ///     does not name them.
    ///   - limits: the largest document, how deep it may nest, how many steps are read, and how many faults are kept.
    /// - Throws: ``ForecastError/unreadable(_:)`` with the place in the document, a path and a byte, where nothing can be
    ///   read: truncated, no JSON, another service's, without any weather, beyond a limit.
    public init(
        reading document: some Sequence<UInt8>, points: (some Sequence<UInt8>)?, sourceUnits: SourceUnits? = nil,
        limits: ForecastLimits = ForecastLimits()
    ) throws(ForecastError) {
        let document = try JSONDocument(forecast: document, limits)
        guard let points else {
            self = try document.read { root throws(ForecastError) in
                try Forecast(root, points: nil, sourceUnits: sourceUnits, limits)
            }
            return
        }
        let pointsDocument = try JSONDocument(forecast: points, limits)
        self = try document.read { root throws(ForecastError) in
            try pointsDocument.read { points throws(ForecastError) in
                try Forecast(root, points: points, sourceUnits: sourceUnits, limits)
            }
        }
    }

    private init(
        _ root: JSONNode, points: JSONNode?, sourceUnits: SourceUnits?, _ limits: ForecastLimits
    ) throws(ForecastError) {
        let log = ForecastFaultLog(limits)
        let service = try ServiceDocument(root)
        var forecast =
            switch service {
            case .openMeteo: try OpenMeteoReader(root, log).forecast()
            case .metNorway: try METNorwayReader(root, log).forecast()
            case .nationalWeatherService: try NWSReader(root, points: points, log).forecast()
            case .nationalWeatherServiceGrid: try NWSGridReader(root, points: points, log).forecast()
            case .pirateWeather: try PirateWeatherReader(root, units: sourceUnits, log).forecast()
            case .oneCall: try OneCallReader(root, units: sourceUnits, log).forecast()
            case .fiveDay: try FiveDayReader(root, units: sourceUnits, log).forecast()
            case .weatherKit: WeatherKitReader(root, log).forecast()
            case .brightSky: try BrightSkyReader(root, log).forecast()
            }
        forecast.faults = log.faults
        guard forecast.saysAnything else { throw log.refusal ?? service.nothingRead(of: root) }
        self = forecast
    }

    /// Reads a weather service's document, whichever of the known services it came from.
    ///
    ///     let forecast = try Forecast(reading: data)
    ///
    /// - Parameters:
    ///   - document: the bytes of a JSON document, at most 4 MiB.
    ///   - sourceUnits: for Pirate Weather, Dark Sky and OpenWeather, the units that the document was asked for, where it
    ///     does not name them.
    ///   - limits: the largest document, how deep it may nest, how many steps are read, and how many faults are kept.
    /// - Throws: ``ForecastError/unreadable(_:)`` with the place in the document where nothing can be read.
    public init(
        reading document: some Sequence<UInt8>, sourceUnits: SourceUnits? = nil,
        limits: ForecastLimits = ForecastLimits()
    ) throws(ForecastError) {
        try self.init(reading: document, points: [UInt8]?.none, sourceUnits: sourceUnits, limits: limits)
    }
}

extension Forecast {
    /// Whether there is one value in it that a screen could show.
    private var saysAnything: Bool {
        current.map { $0.conditions.hasValues } ?? false || hours.contains { $0.hasValues }
            || days.contains { $0.hasValues }
            || minutes.contains { $0.chance != nil || $0.rate != nil } || !alerts.isEmpty
    }
}
