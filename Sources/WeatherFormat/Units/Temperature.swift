/// A temperature: of the air, as it feels, or of the dew point.
public typealias Temperature = Quantity<TemperatureKind>

/// Temperatures: no decimals, from absolute zero up.
public enum TemperatureKind: QuantityKind {
    /// The units: degrees Celsius and Fahrenheit.
    public enum Unit: QuantityUnit {
        case celsius, fahrenheit

        public var weatherUnit: WeatherUnit {
            switch self {
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            }
        }
    }

    public static let name = "temperature"
    public static let showsTraces = false

    public static func decimals(in unit: Unit) -> DecimalRule { .none }

    /// Absolute zero: -273.15 °C, which is -459.67 °F (NIST SP 811, 4.2.1.1 and B.8).
    public static func valid(in unit: Unit) -> ValidRange {
        switch unit {
        case .celsius: ValidRange(lowest: -273.15, highest: nil, forgivesNoise: false)
        case .fahrenheit: ValidRange(lowest: -459.67, highest: nil, forgivesNoise: false)
        }
    }
}
