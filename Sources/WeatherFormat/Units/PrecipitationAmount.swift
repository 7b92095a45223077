/// An amount of rain, or of any precipitation as water.
public typealias PrecipitationAmount = Quantity<PrecipitationAmountKind>

/// Amounts: not negative; mm and cm with at most one decimal below ten, inches with at most two.
public enum PrecipitationAmountKind: QuantityKind {
    /// Millimeters, centimeters and inches of water, from 0; a trace is shown as less than the smallest step.
    @inlinable public static var rules: QuantityRules<PrecipitationAmountKind> {
        QuantityRules(name: "precipitation amount", showsTraces: true)
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<PrecipitationAmountKind>] { [.millimeters, .centimeters, .inches] }
}

extension QuantityUnit where Kind == PrecipitationAmountKind {
    /// Millimeters of water, `1.5mm`; a trace is `<0.1mm`.
    public static var millimeters: Self { Self(.millimeters, .oneBelowTen) }
    /// Centimeters of water, `1.5cm`.
    public static var centimeters: Self { Self(.centimeters, .oneBelowTen) }
    /// Inches of water, `0.05in`.
    public static var inches: Self { Self(.inches, .atMost(.two)) }
}
