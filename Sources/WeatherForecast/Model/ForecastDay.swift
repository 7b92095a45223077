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
    /// Where the wind mostly comes from, in degrees clockwise from north, 0 to below 360.
    public var windDirectionDegrees: Double?
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

extension SunEvents {
    /// What two times say: the same instant twice is a day without a sunrise, 24 hours one without a sunset (Open-Meteo's
    /// pull request 844; Pirate Weather ends such a day some seconds early). A sunset before the sunrise belongs to a
    /// short night, around the midnight with which the day begins.
    ///
    /// Nil where neither is known.
    init?(sunrise: Date?, sunset: Date?) {
        switch (sunrise, sunset) {
        case (let sunrise?, let sunset?):
            let seconds = sunset.timeIntervalSince1970 - sunrise.timeIntervalSince1970
            if seconds == 0 {
                self = .polarNight
            } else if seconds >= 86_340 {
                self = .polarDay
            } else {
                self = .risesAndSets(sunrise: sunrise, sunset: sunset)
            }
        case (let sunrise?, nil): self = .rises(sunrise)
        case (nil, let sunset?): self = .sets(sunset)
        case (nil, nil): return nil
        }
    }
}

/// A warning of an authority.
public struct WeatherAlert: Sendable, Hashable {
    /// In the authority's language, as it wrote it.
    public var title: String
    public var text: String?
    public var severity: Severity?
    public var issued: Date?
    /// When the danger begins; nil where nobody says.
    public var starts: Date?
    /// When the danger ends; nil where nobody says. The time at which a text is to be replaced by a newer one is no end.
    public var ends: Date?
    public var regions: [String]

    /// As the Common Alerting Protocol 1.2 grades it.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        case extreme, severe, moderate, minor
    }

    public init(
        title: String, text: String? = nil, severity: Severity? = nil, issued: Date? = nil, starts: Date? = nil,
        ends: Date? = nil, regions: [String] = []
    ) {
        self.title = title
        self.text = text
        self.severity = severity
        self.issued = issued
        self.starts = starts
        self.ends = ends
        self.regions = regions
    }
}
