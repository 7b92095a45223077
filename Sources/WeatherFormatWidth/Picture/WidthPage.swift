import WeatherFormat

/// Where the slots of a report stand in its picture: the intents in one column, the cards in two.
///
/// All in points.
struct WidthPage {
    static let margin = 16.0
    static let top = 36.0
    static let gap = 6.0
    static let radius = 8.0
    /// The room for the numbers beside a slot.
    private static let captionWidth = 180.0

    struct Column {
        let rows: [WidthRow]
        let x: Double
        let captionX: Double
    }

    private(set) var columns: [Column] = []
    private(set) var width = margin
    private(set) var height = 0.0

    init(rows: [WidthRow], grid: StatGrid) {
        let intents = rows.filter { DateFormatIntent(rawValue: $0.place) != nil }
        let cards = rows.filter { DateFormatIntent(rawValue: $0.place) == nil }
        let half = (cards.count + 1) / 2
        for part in [intents, Array(cards.prefix(half)), Array(cards.dropFirst(half))] where !part.isEmpty {
            let frame = (part.map(\.room).max() ?? 0) + grid.cardPadding
            let captionX = width + frame + Self.margin / 2
            columns.append(Column(rows: part, x: width, captionX: captionX))
            width = captionX + Self.captionWidth + Self.margin
            height = max(height, part.reduce(Self.top) { $0 + Self.height(of: $1.slot) + Self.gap })
        }
        height += Self.margin
    }

    static func height(of slot: StatSlot) -> Double { (slot.pointSize * 1.2 + 14).rounded() }
}

extension WidthRow {
    /// How wide the slot is inside; a place that counts characters has no width of its own, and is as wide as its string.
    var room: Double { budgetInPoints ?? widthInPoints }
}
