public import FoundationEssentials
public import WeatherFormat

/// One day of the daily forecast, by the place's calendar.
public struct ForecastDay: Sendable, Hashable {
    public var day: CivilDay
    public var high: Temperature?
    public var low: Temperature?
    public var precipitation: Precipitation
    /// The strongest mean wind.
    public var wind: Wind?
    public var gust: WindSpeed?
    /// The highest of the day.
    public var uvIndex: UVIndex?
    /// Nil where the service does not say.
    public var sun: SunEvents?
    /// The fraction of the lunar month that has passed: 0 is new moon, 0.5 full moon; below 1. Nil where the service
    /// does not say.
    public var moonPhase: Double?

    public init(day: CivilDay) {
        self.day = day
        precipitation = Precipitation()
    }
}

/// What the sun does on a day at a place.
public enum SunEvents: Sendable, Hashable {
    case risesAndSets(sunrise: Date, sunset: Date)
    /// The last day before the midnight sun, or the first after the polar night: it rises and stays.
    case rises(Date)
    /// It sets and does not rise again that day.
    case sets(Date)
    /// It stays above the horizon all day.
    case polarDay
    /// It stays below the horizon all day.
    case polarNight
}

/// A warning of an authority.
public struct WeatherAlert: Sendable, Hashable {
    /// In the authority's language, as it wrote it.
    public var title: String
    public var text: String?
    public var severity: Severity?
    public var issued: Date?
    /// Until when it holds; nil where it names no end.
    public var expires: Date?
    public var regions: [String]

    /// As the Common Alerting Protocol 1.2 grades it.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        case extreme, severe, moderate, minor
    }

    public init(
        title: String, text: String? = nil, severity: Severity? = nil, issued: Date? = nil, expires: Date? = nil,
        regions: [String] = []
    ) {
        self.title = title
        self.text = text
        self.severity = severity
        self.issued = issued
        self.expires = expires
        self.regions = regions
    }
}
