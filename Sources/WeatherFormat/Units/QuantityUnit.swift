/// A unit of one kind of quantity, and how a value in it is written: `.celsius` of a ``Temperature``.
///
/// Units are written with a leading dot, and one of another quantity does not compile: `Temperature(12, .knots)`.
public struct QuantityUnit<Kind: QuantityKind>: Sendable, Hashable {
    /// The same unit among those of all quantities.
    public let weatherUnit: WeatherUnit
    /// How many decimals a value is written with.
    @usableFromInline let decimals: DecimalRule

    @inlinable
    init(_ weatherUnit: WeatherUnit, _ decimals: DecimalRule) {
        self.weatherUnit = weatherUnit
        self.decimals = decimals
    }

    /// Finds the unit of this kind that a name from outside stands for.
    ///
    ///     try WindSpeed.Unit(WeatherUnit(named: "km/h"))  // .kilometersPerHour
    ///
    /// - Parameter weatherUnit: any of the kind's; Beaufort is no unit of a speed.
    /// - Throws: ``WeatherFormatError/unitMismatch(from:to:)`` for a unit of another quantity.
    public init(_ weatherUnit: WeatherUnit) throws(WeatherFormatError) {
        let units = Kind.units
        guard let unit = units.first(where: { $0.weatherUnit == weatherUnit }) else {
            throw .unitMismatch(from: weatherUnit.rawValue, to: units.first?.weatherUnit.rawValue ?? "")
        }
        self = unit
    }
}

extension QuantityUnit: CaseIterable {
    /// All units of the kind, in the order of its documentation.
    public static var allCases: [QuantityUnit] { Kind.units }
}

extension QuantityUnit: CustomStringConvertible {
    /// The unit's name: `km/h`.
    public var description: String { weatherUnit.rawValue }
}
