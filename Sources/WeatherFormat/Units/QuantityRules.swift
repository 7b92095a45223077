/// The units of one kind of quantity, and the values that it can have.
public struct QuantityRules<Kind: QuantityKind>: Sendable {
    /// What the quantity is called in a message.
    @usableFromInline package let name: String
    let units: [QuantityUnit<Kind>]
    /// Whether a positive value that rounds to zero is written as less than the smallest step: `<0.1mm`.
    ///
    /// It did rain.
    @usableFromInline let showsTraces: Bool
    @usableFromInline let lowest: Double
    /// The lowest value in degrees Fahrenheit, of the one quantity whose units do not share their zero.
    @usableFromInline let lowestFahrenheit: Double
    @usableFromInline let highest: Double?
    @usableFromInline let forgivesNoise: Bool

    /// Declares a kind, with at least one unit; the borders hold in each of them, but for degrees Fahrenheit.
    init(
        name: String, units: [QuantityUnit<Kind>], showsTraces: Bool = false, lowest: Double = 0,
        lowestFahrenheit: Double = 0, highest: Double? = nil, forgivesNoise: Bool = true
    ) {
        self.name = name
        self.units = units
        self.showsTraces = showsTraces
        self.lowest = lowest
        self.lowestFahrenheit = lowestFahrenheit
        self.highest = highest
        self.forgivesNoise = forgivesNoise
    }

    /// The values that exist, in a unit.
    @inlinable
    func valid(in unit: WeatherUnit) -> ValidRange {
        ValidRange(
            lowest: unit == .fahrenheit ? lowestFahrenheit : lowest, highest: highest, forgivesNoise: forgivesNoise)
    }
}
