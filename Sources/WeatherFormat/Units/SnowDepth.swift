/// The depth of snow, lying or falling.
public typealias SnowDepth = Quantity<SnowDepthKind>

/// Depths of snow: not negative; cm with at most one decimal below ten, inches with at most one.
public enum SnowDepthKind: QuantityKind {
    /// Centimeters and inches of snow, from 0; a trace is shown as less than the smallest step.
    @inlinable public static var rules: QuantityRules<SnowDepthKind> {
        QuantityRules(name: "snow depth", showsTraces: true)
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<SnowDepthKind>] { [.centimeters, .inches] }
}

extension QuantityUnit where Kind == SnowDepthKind {
    /// Centimeters of snow, `4.3cm`.
    public static var centimeters: Self { Self(.centimeters, .oneBelowTen) }
    /// Inches of snow, `1.7in`.
    public static var inches: Self { Self(.inches, .atMost(.one)) }
}
