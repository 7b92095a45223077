/// The speed of the wind or of a gust.
public typealias WindSpeed = Quantity<WindSpeedKind>

/// Wind speeds: no decimals, not negative.
///
/// For the Beaufort scale see ``BeaufortForce``.
public enum WindSpeedKind: QuantityKind {
    /// Miles and kilometers per hour, meters per second and knots, from 0.
    @inlinable public static var rules: QuantityRules<WindSpeedKind> {
        QuantityRules(name: "wind speed")
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<WindSpeedKind>] {
        [.milesPerHour, .kilometersPerHour, .metersPerSecond, .knots]
    }
}

extension QuantityUnit where Kind == WindSpeedKind {
    /// Miles per hour, `12mph`.
    public static var milesPerHour: Self { Self(.milesPerHour, .none) }
    /// Kilometers per hour, `12km/h`.
    public static var kilometersPerHour: Self { Self(.kilometersPerHour, .none) }
    /// Meters per second, `4m/s`.
    public static var metersPerSecond: Self { Self(.metersPerSecond, .none) }
    /// Knots, `12kn`.
    public static var knots: Self { Self(.knots, .none) }
}
