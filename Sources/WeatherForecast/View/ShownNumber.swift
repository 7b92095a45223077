public import WeatherFormat

/// A number beside its string, for a client that draws a curve: in the unit that the string is in, and not rounded.
public struct ShownNumber: Sendable, Hashable, Codable {
    /// In ``unit``, as the string beside it rounds it.
    public let value: Double
    /// Nil for an index, which has none.
    public let unit: WeatherUnit?

    init<Kind>(_ quantity: Quantity<Kind>) {
        value = Self.withoutNoise(quantity.value)
        unit = quantity.unit.weatherUnit
    }

    init(_ force: BeaufortForce) {
        value = Double(force.number)
        unit = .beaufort
    }

    init(_ index: UVIndex) {
        value = index.value
        unit = nil
    }

    /// To a millionth, which is more than any instrument has: 5.9 °C are 42.62 °F, in binary 42.620000000000005.
    private static func withoutNoise(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
