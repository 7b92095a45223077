/// A share in percent: humidity, cloud cover, the chance of rain. 45 is `45%`.
public typealias Percentage = Quantity<PercentageKind>

/// Percentages: no decimals, from 0 to 100. What rounds to a border is taken for it, since a model's humidity of 100.3
/// is full; 4500 is a mistake of a factor of a hundred, and refused.
public enum PercentageKind: QuantityKind {
    /// The units: hundredths.
    public enum Unit: QuantityUnit {
        case percent

        public var weatherUnit: WeatherUnit { .percent }
    }

    public static let name = "percentage"
    public static let showsTraces = false

    public static func decimals(in unit: Unit) -> DecimalRule { .none }
    public static func valid(in unit: Unit) -> ValidRange {
        ValidRange(lowest: 0, highest: 100, forgivesNoise: true)
    }
}

extension Quantity where Kind == PercentageKind {
    /// - Parameter value: from 0 to 100.
    public init(_ value: Double) throws(WeatherFormatError) { try self.init(value, .percent) }
}
