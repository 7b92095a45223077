/// A quantity without its type: what a renderer needs to know, and nothing else.
@usableFromInline
struct Reading: Sendable, Hashable {
    @usableFromInline let value: Double
    @usableFromInline let givenUnit: WeatherUnit
    @usableFromInline let unit: WeatherUnit
    @usableFromInline let decimals: DecimalRule
    @usableFromInline let showsTraces: Bool

    @inlinable
    init(value: Double, givenUnit: WeatherUnit, unit: WeatherUnit, decimals: DecimalRule, showsTraces: Bool) {
        self.value = value
        self.givenUnit = givenUnit
        self.unit = unit
        self.decimals = decimals
        self.showsTraces = showsTraces
    }

    /// The value in ``unit``, in binary.
    @usableFromInline var convertedValue: Double { UnitConversion.between(givenUnit, unit).apply(value) }
}
