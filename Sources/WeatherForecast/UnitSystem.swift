public import WeatherFormat

/// Which unit each quantity of a forecast is shown in.
///
/// | | us | metric | uk | ca |
/// |---|---|---|---|---|
/// | temperature | °F | °C | °C | °C |
/// | wind | mph | km/h | mph | km/h |
/// | pressure | inHg | hPa | hPa | kPa |
/// | rain | in | mm | mm | mm |
/// | snow | in | cm | cm | cm |
/// | visibility | mi | km | mi | km |
public enum UnitSystem: String, Sendable, Hashable, Codable, CaseIterable {
    /// As the US National Weather Service tells the public.
    case us
    /// The International System with the units of the WMO's public forecasts.
    case metric
    /// As the Met Office tells the public: metric, with miles.
    case uk
    /// As Environment and Climate Change Canada tells the public: metric, with kilopascals.
    case ca

    /// Of the air, as it feels, and of the dew point.
    public var temperature: Temperature.Unit {
        switch self {
        case .us: .fahrenheit
        case .metric, .uk, .ca: .celsius
        }
    }

    /// Of the wind and of gusts.
    public var wind: WindSpeed.Unit {
        switch self {
        // Road signs and the Met Office's forecasts are in miles an hour.
        case .us, .uk: .milesPerHour
        // CLDR's unit preference for wind in the region 001. Where a region tells the wind in m/s, as the Nordic countries,
        // Russia and China do, ``ForecastUnits/init(for:)`` has it.
        case .metric, .ca: .kilometersPerHour
        }
    }

    /// Of the air at sea level.
    public var pressure: Pressure.Unit {
        switch self {
        case .us: .inchesOfMercury
        // The Met Office writes hPa; the millibar of British television is the same number.
        case .metric, .uk: .hectopascals
        case .ca: .kilopascals
        }
    }

    /// Of rain, and of all that falls as water.
    public var precipitation: PrecipitationAmount.Unit {
        switch self {
        case .us: .inches
        case .metric, .uk, .ca: .millimeters
        }
    }

    /// Of the depth of new snow.
    public var snow: SnowDepth.Unit {
        switch self {
        case .us: .inches
        case .metric, .uk, .ca: .centimeters
        }
    }

    /// How far one sees.
    public var visibility: Distance.Unit {
        switch self {
        case .us, .uk: .miles
        case .metric, .ca: .kilometers
        }
    }
}

extension UnitSystem {
    /// The system of a region, for a setting of "automatic".
    ///
    /// Source: CLDR `supplemental/measurementData`: US for the United States and Liberia, UK for the United Kingdom and
    /// (from CLDR 42) Myanmar, metric elsewhere. Two departures: Canada, whose weather service has a custom of its own,
    /// and the territories of the United States, which CLDR counts as metric (Puerto Rico with Fahrenheit) although the
    /// National Weather Service forecasts for them as for the states.
    ///
    /// - Parameter region: an ISO 3166 code of two letters, in either case.
    public init(region: String) {
        switch region.uppercased() {
        case "US", "LR", "PR", "GU", "VI", "AS", "MP", "UM": self = .us
        case "GB", "MM": self = .uk
        case "CA": self = .ca
        default: self = .metric
        }
    }
}
