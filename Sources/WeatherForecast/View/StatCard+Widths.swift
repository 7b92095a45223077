public import WeatherFormat

extension StatCard {
    /// The widths of a card's texts against the budget of their slots.
    public struct Widths: Sendable, Hashable, Codable {
        /// The title.
        public let title: SlotWidth
        /// The value.
        public let value: SlotWidth
        /// The line under the value, where there is one.
        public let line: SlotWidth?
    }

    /// One text's width.
    public struct SlotWidth: Sendable, Hashable, Codable {
        /// As it would be drawn at full size, from 0.
        public let points: Double
        /// Whether it is within the bar, within the budget, or over.
        public let verdict: WidthVerdict
        /// By how much to scale the type so that it fits; 1 where it does.
        public let scaleFactor: Double

        init(_ grade: StatGrade) {
            points = grade.widthInPoints
            verdict = grade.verdict
            scaleFactor = grade.scaleFactor
        }
    }
}

extension ForecastView {
    /// The same view, each card with the widths of its texts.
    ///
    /// The product WeatherFormatWidth has a ruler for it (`TextRuler`); an app may bring its own.
    ///
    ///     let view = try view.measuringCards { text, slot in
    ///         try budget.grade(widthInPoints: try width(of: text, slot), slot: slot)
    ///     }
    ///
    /// - Parameter grade: measures a text as it is drawn in a slot, and grades the width against the slot's budget.
    /// - Returns: the view, with ``StatCard/widths`` in each card.
    /// - Throws: what `grade` throws.
    public func measuringCards<Failure: Error>(
        _ grade: (_ text: String, _ slot: StatSlot) throws(Failure) -> StatGrade
    ) throws(Failure) -> ForecastView {
        var view = self
        for index in view.cards.indices {
            let card = view.cards[index]
            var line: StatCard.SlotWidth?
            if let text = card.line { line = StatCard.SlotWidth(try grade(text, .description)) }
            view.cards[index].widths = StatCard.Widths(
                title: StatCard.SlotWidth(try grade(card.title, .description)),
                value: StatCard.SlotWidth(try grade(card.value, .subtitle)), line: line)
        }
        return view
    }
}
