/// The speed of the wind or of a gust.
public typealias WindSpeed = Quantity<WindSpeedKind>

/// Wind speeds: no decimals, not negative. For the Beaufort scale see ``BeaufortForce``.
public enum WindSpeedKind: QuantityKind {
    /// The units: miles and kilometers per hour, meters per second, knots.
    public enum Unit: QuantityUnit {
        case milesPerHour, kilometersPerHour, metersPerSecond, knots

        public var weatherUnit: WeatherUnit {
            switch self {
            case .milesPerHour: .milesPerHour
            case .kilometersPerHour: .kilometersPerHour
            case .metersPerSecond: .metersPerSecond
            case .knots: .knots
            }
        }
    }

    public static let name = "wind speed"
    public static let showsTraces = false

    public static func decimals(in unit: Unit) -> DecimalRule { .none }
    public static func valid(in unit: Unit) -> ValidRange { .notNegative }
}
