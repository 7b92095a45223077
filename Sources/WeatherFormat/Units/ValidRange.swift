/// The values that a quantity can have in one of its units.
@usableFromInline
struct ValidRange: Sendable, Hashable {
    @usableFromInline let lowest: Double
    /// The highest value, or nil where only the limit of magnitude binds.
    @usableFromInline let highest: Double?
    /// Whether a value outside that rounds to the border is taken for the border: -0.0001 mm of rain is a model's noise,
    /// a temperature below absolute zero is none.
    @usableFromInline let forgivesNoise: Bool

    @inlinable
    init(lowest: Double, highest: Double?, forgivesNoise: Bool) {
        self.lowest = lowest
        self.highest = highest
        self.forgivesNoise = forgivesNoise
    }
}
