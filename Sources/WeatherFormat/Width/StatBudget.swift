/// How wide a string may be drawn in a stat card: the arithmetic of the grid, never a number picked by hand.
///
///     let budget = try StatBudget()
///     budget.points     // 142
///     budget.barPoints  // 134.9
///     try budget.grade(widthInPoints: 150, slot: .description)  // over, scale factor 0.9466…
public struct StatBudget: Sendable, Hashable {
    /// The layout that the numbers come from.
    public let grid: StatGrid
    /// Where in the grid the string stands.
    public let place: Place
    /// How many columns the grid has, from 1 to 1000.
    public let columns: Int
    /// The width of one column, in points, above 0.
    public let columnWidth: Double
    /// The widest that a string may be, in points, above 0.
    public let points: Double
    /// 95% of the budget, in points: what is wider passes without room to spare.
    public let barPoints: Double

    /// Where in the grid a string stands.
    public enum Place: String, Sendable, Hashable, CaseIterable {
        /// In a card: a column less the card's padding.
        case card
        /// Across all columns, alone in its row, with the padding of a card.
        case row
    }

    /// Computes the budget of a place in a grid.
    ///
    ///     try StatBudget(place: .row).points                        // 326
    ///     try StatBudget(grid: StatGrid(deviceWidth: 375)).points  // 134.5
    ///
    /// - Parameters:
    ///   - grid: the layout, each length at most 1,000,000 points.
    ///   - place: a card, or a row across all columns.
    /// - Throws: ``WeatherFormatError/badLayout(quantity:points:expected:)`` where a length is not a finite number, is
    ///   negative, or leaves no room for a column or for text in it.
    public init(grid: StatGrid = StatGrid(), place: Place = .card) throws(WeatherFormatError) {
        try Self.check(grid)
        let cards = try grid.cardColumns()
        let room =
            switch place {
            case .card: cards.cardWidth - grid.cardPadding
            case .row: grid.availableWidth - grid.cardPadding
            }
        guard room > 0 else {
            throw .badLayout(
                quantity: "card padding", points: grid.cardPadding,
                expected: "less than the card's \(cards.cardWidth) points")
        }
        self.grid = grid
        self.place = place
        columns = cards.count
        columnWidth = cards.cardWidth
        points = room
        // Not 0.95 * room: the product of two decimals in binary may land below the decimal that a person computes.
        barPoints = room * 95 / 100
    }

    private static func check(_ grid: StatGrid) throws(WeatherFormatError) {
        let positive = [("device width", grid.deviceWidth), ("minimum column width", grid.minimumColumnWidth)]
        for (quantity, points) in positive where !(points > 0 && points <= limit) {
            throw .badLayout(quantity: quantity, points: points, expected: "above 0, and at most \(limit)")
        }
        let paddings = [
            ("outer padding", grid.outerPadding), ("spacing", grid.spacing), ("card padding", grid.cardPadding),
        ]
        for (quantity, points) in paddings where !(points >= 0 && points <= limit) {
            throw .badLayout(quantity: quantity, points: points, expected: "from 0 to \(limit)")
        }
    }

    /// No layout is wider; below it every sum and quotient here is finite.
    private static let limit = 1_000_000.0
}
