/// The layout of a grid of stat cards, in points.
///
/// Another app's grid is another value, never another budget.
public struct StatGrid: Sendable, Hashable {
    /// The width of the narrowest device, above 0 and at most 1,000,000.
    public var deviceWidth: Double
    /// What stays free beside the grid, left and right together, from 0.
    public var outerPadding: Double
    /// What stays free between two columns, from 0.
    public var spacing: Double
    /// The narrowest that a column may be, above 0, which decides how many there are.
    public var minimumColumnWidth: Double
    /// What stays free inside a card, left and right together, from 0.
    public var cardPadding: Double

    /// Makes a layout; each length is checked when a ``StatBudget`` is made of it.
    ///
    /// All lengths are in points; those of the design are the default.
    public init(
        deviceWidth: Double = 390, outerPadding: Double = 32, spacing: Double = 10, minimumColumnWidth: Double = 165,
        cardPadding: Double = 32
    ) {
        self.deviceWidth = deviceWidth
        self.outerPadding = outerPadding
        self.spacing = spacing
        self.minimumColumnWidth = minimumColumnWidth
        self.cardPadding = cardPadding
    }
}
