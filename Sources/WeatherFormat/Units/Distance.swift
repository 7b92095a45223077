/// A distance, and how far one can see.
public typealias Distance = Quantity<DistanceKind>

/// Distances: not negative; km and miles with at most one decimal below ten, m and feet with none.
public enum DistanceKind: QuantityKind {
    /// Kilometers, miles, meters and feet, from 0.
    @inlinable public static var rules: QuantityRules<DistanceKind> {
        QuantityRules(name: "distance")
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<DistanceKind>] { [.kilometers, .miles, .meters, .feet] }
}

extension QuantityUnit where Kind == DistanceKind {
    /// Kilometers, `9.5km`.
    public static var kilometers: Self { Self(.kilometers, .oneBelowTen) }
    /// Miles, `6mi`.
    public static var miles: Self { Self(.miles, .oneBelowTen) }
    /// Meters, `800m`.
    public static var meters: Self { Self(.meters, .none) }
    /// Feet, `500ft`.
    public static var feet: Self { Self(.feet, .none) }
}
