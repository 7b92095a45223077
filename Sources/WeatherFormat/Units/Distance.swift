/// A distance, and how far one can see.
public typealias Distance = Quantity<DistanceKind>

/// Distances: not negative; km and miles with at most one decimal below ten, m and feet with none.
public enum DistanceKind: QuantityKind {
    /// The units: kilometers, miles, meters and feet.
    public enum Unit: QuantityUnit {
        case kilometers, miles, meters, feet

        public var weatherUnit: WeatherUnit {
            switch self {
            case .kilometers: .kilometers
            case .miles: .miles
            case .meters: .meters
            case .feet: .feet
            }
        }
    }

    public static let name = "distance"
    public static let showsTraces = false

    public static func decimals(in unit: Unit) -> DecimalRule {
        switch unit {
        case .kilometers, .miles: .oneBelowTen
        case .meters, .feet: .none
        }
    }

    public static func valid(in unit: Unit) -> ValidRange { .notNegative }
}
