/// An amount of rain, or of any precipitation as water.
public typealias PrecipitationAmount = Quantity<PrecipitationAmountKind>

/// How fast it rains.
public typealias PrecipitationRate = Quantity<PrecipitationRateKind>

/// The depth of snow, lying or falling.
public typealias SnowDepth = Quantity<SnowDepthKind>

/// Amounts: not negative; mm and cm with at most one decimal below ten, inches with at most two.
public enum PrecipitationAmountKind: QuantityKind {
    /// The units: millimeters, centimeters and inches of water.
    public enum Unit: QuantityUnit {
        case millimeters, centimeters, inches

        public var weatherUnit: WeatherUnit {
            switch self {
            case .millimeters: .millimeters
            case .centimeters: .centimeters
            case .inches: .inches
            }
        }
    }

    public static let name = "precipitation amount"
    public static let showsTraces = true

    public static func decimals(in unit: Unit) -> DecimalRule {
        switch unit {
        case .millimeters, .centimeters: .oneBelowTen
        case .inches: .atMost(2)
        }
    }

    public static func valid(in unit: Unit) -> ValidRange { .notNegative }
}

/// Rates: as amounts, an hour.
public enum PrecipitationRateKind: QuantityKind {
    /// The units: millimeters and inches of water an hour.
    public enum Unit: QuantityUnit {
        case millimetersPerHour, inchesPerHour

        public var weatherUnit: WeatherUnit {
            switch self {
            case .millimetersPerHour: .millimetersPerHour
            case .inchesPerHour: .inchesPerHour
            }
        }
    }

    public static let name = "precipitation rate"
    public static let showsTraces = true

    public static func decimals(in unit: Unit) -> DecimalRule {
        switch unit {
        case .millimetersPerHour: .oneBelowTen
        case .inchesPerHour: .atMost(2)
        }
    }

    public static func valid(in unit: Unit) -> ValidRange { .notNegative }
}

/// Depths of snow: not negative; cm with at most one decimal below ten, inches with at most one.
public enum SnowDepthKind: QuantityKind {
    /// The units: centimeters and inches of snow.
    public enum Unit: QuantityUnit {
        case centimeters, inches

        public var weatherUnit: WeatherUnit {
            switch self {
            case .centimeters: .centimeters
            case .inches: .inches
            }
        }
    }

    public static let name = "snow depth"
    public static let showsTraces = true

    public static func decimals(in unit: Unit) -> DecimalRule {
        switch unit {
        case .centimeters: .oneBelowTen
        case .inches: .atMost(1)
        }
    }

    public static func valid(in unit: Unit) -> ValidRange { .notNegative }
}
