/// What one kind of quantity is called, and the values that it can have.
public struct QuantityRules<Kind: QuantityKind>: Sendable {
    @usableFromInline let title: StaticString
    /// What the quantity is called in a message; made where one is written.
    @usableFromInline package var name: String { title.description }
    /// Whether a positive value that rounds to zero is written as less than the smallest step: `<0.1mm`.
    ///
    /// It did rain.
    @usableFromInline let showsTraces: Bool
    @usableFromInline let lowest: Double
    /// The lowest value in degrees Fahrenheit, of the one quantity whose units do not share their zero.
    @usableFromInline let lowestFahrenheit: Double
    @usableFromInline let highest: Double?
    @usableFromInline let forgivesNoise: Bool

    /// Declares a kind; the borders hold in each of its units, but for degrees Fahrenheit.
    @inlinable
    init(
        name title: StaticString, showsTraces: Bool = false, lowest: Double = 0,
        lowestFahrenheit: Double = 0, highest: Double? = nil, forgivesNoise: Bool = true
    ) {
        self.title = title
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
