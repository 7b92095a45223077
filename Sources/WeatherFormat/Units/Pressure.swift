/// The pressure of the air.
public typealias Pressure = Quantity<PressureKind>

/// Pressures: not negative, always with exactly their decimals, so that a column of them lines up.
public enum PressureKind: QuantityKind {
    /// The units: hectopascals, millibars, kilopascals, and conventional millimeters and inches of mercury.
    public enum Unit: QuantityUnit {
        case hectopascals, millibars, millimetersOfMercury, inchesOfMercury, kilopascals

        public var weatherUnit: WeatherUnit {
            switch self {
            case .hectopascals: .hectopascals
            case .millibars: .millibars
            case .millimetersOfMercury: .millimetersOfMercury
            case .inchesOfMercury: .inchesOfMercury
            case .kilopascals: .kilopascals
            }
        }
    }

    public static let name = "pressure"
    public static let showsTraces = false

    public static func decimals(in unit: Unit) -> DecimalRule {
        switch unit {
        case .hectopascals, .millibars, .millimetersOfMercury: .none
        case .inchesOfMercury: .exactly(2)
        case .kilopascals: .exactly(1)
        }
    }

    public static func valid(in unit: Unit) -> ValidRange { .notNegative }
}
