/// The pressure of the air.
public typealias Pressure = Quantity<PressureKind>

/// Pressures: not negative, always with exactly their decimals, so that a column of them lines up.
public enum PressureKind: QuantityKind {
    /// Hectopascals, millibars, millimeters and inches of mercury and kilopascals, from 0.
    @inlinable public static var rules: QuantityRules<PressureKind> {
        QuantityRules(name: "pressure")
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<PressureKind>] {
        [.hectopascals, .millibars, .millimetersOfMercury, .inchesOfMercury, .kilopascals]
    }
}

extension QuantityUnit where Kind == PressureKind {
    /// Hectopascals, `1013hPa`.
    public static var hectopascals: Self { Self(.hectopascals, .none) }
    /// Millibars, the same number as hectopascals: `1013mb`.
    public static var millibars: Self { Self(.millibars, .none) }
    /// Conventional millimeters of mercury, `760mmHg`.
    public static var millimetersOfMercury: Self { Self(.millimetersOfMercury, .none) }
    /// Conventional inches of mercury, always with two decimals, after a space: `29.92 inHg`.
    public static var inchesOfMercury: Self { Self(.inchesOfMercury, .exactly(.two)) }
    /// Kilopascals, always with one decimal, after a space: `101.3 kPa`.
    public static var kilopascals: Self { Self(.kilopascals, .exactly(.one)) }
}
