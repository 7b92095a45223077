/// The cards of a grid: how many stand beside each other, and how wide each is.
struct CardColumns {
    /// From 1 to 1000.
    let count: Int
    /// The width of one card with its padding, in points, above 0.
    let cardWidth: Double
}

extension StatGrid {
    /// What the device leaves for cards and the spaces between them, in points.
    var availableWidth: Double { deviceWidth - outerPadding }

    /// As many cards as have their least width, which share what the spaces leave.
    ///
    ///     try StatGrid().cardColumns()  // 2 cards of 174 points: (390 - 32 - 10) / 2
    ///
    /// - Throws: ``WeatherFormatError/badLayout(quantity:points:expected:)`` where no column fits, or more than 1000.
    func cardColumns() throws(WeatherFormatError) -> CardColumns {
        let count = ((availableWidth + spacing) / (minimumColumnWidth + spacing)).rounded(.down)
        guard count >= 1 else {
            throw .badLayout(
                quantity: "device width less outer padding", points: availableWidth,
                expected: "at least one column of \(minimumColumnWidth) points")
        }
        guard count <= 1000 else {
            throw .badLayout(
                quantity: "minimum column width", points: minimumColumnWidth, expected: "at most 1000 columns")
        }
        return CardColumns(count: Int(count), cardWidth: (availableWidth - (count - 1) * spacing) / count)
    }
}
