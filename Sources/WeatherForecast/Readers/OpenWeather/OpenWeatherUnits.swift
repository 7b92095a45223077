import WeatherFormat

/// The units of an OpenWeather document, which does not repeat the `units` that it was asked for.
///
/// They follow from its numbers, where those allow only one: kelvins are above 150, degrees above 60 are no Celsius, and
/// ``OpenWeatherFeelsLike`` fits in one of them. Where the numbers say nothing, the caller must.
///
/// Source: OpenWeather's list of units, `https://openweathermap.org/weather-data`.
enum OpenWeatherUnits: String {
    case standard, metric, imperial

    var speed: WindSpeed.Unit {
        switch self {
        case .standard, .metric: .metersPerSecond
        case .imperial: .milesPerHour
        }
    }

    /// - Parameters:
    ///   - named: what the caller says.
    ///   - points: those of now and of the hours.
    ///   - temperatures: all others of the document.
    ///   - log: takes the fault where the caller and the numbers disagree.
    /// - Throws: where neither the numbers nor the caller say it.
    init(
        named: SourceUnits?, points: [OpenWeatherPoint], temperatures: [JSONNode?], _ log: ForecastFaultLog
    ) throws(ForecastError) {
        var votes = OpenWeatherVotes()
        for point in points { votes.take(point) }
        for temperature in temperatures { votes.take(temperature) }
        let given = named.flatMap { OpenWeatherUnits(rawValue: $0.rawValue) }
        if let named, given == nil {
            throw .refusal(
                .root, found: "\(named.rawValue) units from the caller", expected: SourceUnits.ofOpenWeather)
        }
        let first = votes.firstTemperature ?? points.lazy.compactMap(\.windSpeed).first
        if let shown = votes.winner {
            if let given, given != shown, let first {
                log.add(
                    first, expected: "\(given.rawValue) units, as the caller says; the numbers are \(shown.rawValue)")
            }
            self = shown
        } else if let given {
            self = given
        } else if let first {
            throw first.failure(
                expected: "\(SourceUnits.ofOpenWeather) units from the caller: the document does not name them, "
                    + "and its numbers allow several")
        } else {
            // Nothing in the document has a unit.
            self = .standard
        }
    }
}

/// What the numbers of a document say of its units.
private struct OpenWeatherVotes {
    private(set) var firstTemperature: JSONNode?
    private var kelvins = 0
    private var hot = 0
    private var others = 0
    private var metric = 0
    private var imperial = 0
    private var count = 0

    /// So many points say it; a document of 4 MiB has more.
    private static let most = 200
    /// What two roundings to a hundredth, of the temperature and of the wind, make of a chill.
    private static let tolerance = 0.06
    /// Fewer may agree by chance.
    private static let fewest = 3

    mutating func take(_ node: JSONNode?) {
        guard let node, let temperature = node.number else { return }
        firstTemperature = firstTemperature ?? node
        if temperature > 150 {
            kelvins += 1
        } else if temperature > 60 {
            hot += 1
        } else {
            others += 1
        }
    }

    mutating func take(_ point: OpenWeatherPoint) {
        take(point.temperature)
        guard count < Self.most, let temperature = point.temperature?.number, temperature <= 150,
            let feelsLike = point.feelsLike?.number, let humidity = point.humidity?.number,
            let wind = point.windSpeed?.number, wind >= 0
        else { return }
        count += 1
        let asImperial = OpenWeatherFeelsLike.fahrenheit(temperature, humidity: humidity, milesPerHour: wind)
        let asMetric = OpenWeatherFeelsLike.fahrenheit(
            temperature * 1.8 + 32, humidity: humidity, milesPerHour: wind / 0.44704)
        let fitsImperial = abs(asImperial - feelsLike) < Self.tolerance
        let fitsMetric = abs((asMetric - 32) / 1.8 - feelsLike) < Self.tolerance
        if fitsImperial, !fitsMetric { imperial += 1 }
        if fitsMetric, !fitsImperial { metric += 1 }
    }

    /// One wrong value among many decides nothing.
    var winner: OpenWeatherUnits? {
        if kelvins > hot + others { return .standard }
        if hot > 0, hot * 10 > others, metric == 0 { return .imperial }
        if metric >= Self.fewest, metric > 9 * imperial { return .metric }
        return imperial >= Self.fewest && imperial > 9 * metric ? .imperial : nil
    }
}
