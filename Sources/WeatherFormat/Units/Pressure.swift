/// The pressure of the air.
public typealias Pressure = Quantity<PressureKind>

/// Pressures: not negative, always with exactly their decimals, so that a column of them lines up.
public enum PressureKind: QuantityKind {
    public static let rules = QuantityRules<PressureKind>(
        name: "pressure", units: [.hectopascals, .millibars, .millimetersOfMercury, .inchesOfMercury, .kilopascals])
}

extension QuantityUnit where Kind == PressureKind {
    /// Hectopascals, `1013hPa`.
    public static var hectopascals: Self { Self(.hectopascals, .none) }
    /// Millibars, the same number as hectopascals.
    public static var millibars: Self { Self(.millibars, .none) }
    /// Conventional millimeters of mercury, `760mmHg`.
    public static var millimetersOfMercury: Self { Self(.millimetersOfMercury, .none) }
    /// Conventional inches of mercury, always with two decimals: `29.90inHg`.
    public static var inchesOfMercury: Self { Self(.inchesOfMercury, .exactly(2)) }
    /// Kilopascals, always with one decimal: `101.3kPa`.
    public static var kilopascals: Self { Self(.kilopascals, .exactly(1)) }
}
