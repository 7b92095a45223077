/// How fast it rains.
public typealias PrecipitationRate = Quantity<PrecipitationRateKind>

/// Rates: as amounts, an hour.
public enum PrecipitationRateKind: QuantityKind {
    /// Millimeters and inches of water an hour, from 0; a trace is shown as less than the smallest step.
    @inlinable public static var rules: QuantityRules<PrecipitationRateKind> {
        QuantityRules(name: "precipitation rate", showsTraces: true)
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<PrecipitationRateKind>] { [.millimetersPerHour, .inchesPerHour] }
}

extension QuantityUnit where Kind == PrecipitationRateKind {
    /// Millimeters of water an hour, `2.5mm/h`.
    public static var millimetersPerHour: Self { Self(.millimetersPerHour, .oneBelowTen) }
    /// Inches of water an hour, `0.1in/h`.
    public static var inchesPerHour: Self { Self(.inchesPerHour, .atMost(.two)) }
}
