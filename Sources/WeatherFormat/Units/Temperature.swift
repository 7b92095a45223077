/// A temperature: of the air, as it feels, or of the dew point.
public typealias Temperature = Quantity<TemperatureKind>

/// Temperatures: no decimals, from absolute zero up.
public enum TemperatureKind: QuantityKind {
    /// Degrees Celsius and Fahrenheit, from absolute zero: -273.15 °C, which is -459.67 °F (NIST SP 811, 4.2.1.1
    /// and B.8).
    @inlinable public static var rules: QuantityRules<TemperatureKind> {
        QuantityRules(name: "temperature", lowest: -273.15, lowestFahrenheit: -459.67, forgivesNoise: false)
    }

    /// In the order of the documentation.
    public static var units: [QuantityUnit<TemperatureKind>] { [.celsius, .fahrenheit] }
}

extension QuantityUnit where Kind == TemperatureKind {
    /// Degrees Celsius, `22°`.
    public static var celsius: Self { Self(.celsius, .none) }
    /// Degrees Fahrenheit, `72°`.
    public static var fahrenheit: Self { Self(.fahrenheit, .none) }
}
