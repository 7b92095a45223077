/// A width against its budget, and what to do about it: shrink, never truncate.
public struct StatGrade: Sendable, Hashable {
    /// The width of the string as it would be drawn at full size, in points, from 0.
    public let widthInPoints: Double
    /// The widest that it may be, in points.
    public let budgetInPoints: Double
    /// Whether it is within the bar, within the budget, or over.
    public let verdict: WidthVerdict
    /// By how much to scale the type so that the string fits: 1 where it does already, and never less than the slot's
    /// ``StatSlot/minimumScaleFactor``.
    public let scaleFactor: Double
    /// Whether the string fits at that scale.
    public let fitsAtScaleFactor: Bool
}

extension StatBudget {
    /// Grades a width that was measured at the slot's own size.
    ///
    /// - Parameters:
    ///   - widthInPoints: of the whole string on one line, from 0.
    ///   - slot: decides how far the string may shrink.
    /// - Returns: the verdict, and the scale at which the string fits.
    /// - Throws: ``WeatherFormatError/badLayout(quantity:points:expected:)`` for a width that is negative or no number.
    public func grade(widthInPoints: Double, slot: StatSlot) throws(WeatherFormatError) -> StatGrade {
        guard widthInPoints >= 0, widthInPoints.isFinite else {
            throw .badLayout(quantity: "width of a string", points: widthInPoints, expected: "a number from 0")
        }
        let verdict: WidthVerdict = widthInPoints > points ? .over : widthInPoints > barPoints ? .margin : .ok
        let needed = widthInPoints > points ? points / widthInPoints : 1
        return StatGrade(
            widthInPoints: widthInPoints, budgetInPoints: points, verdict: verdict,
            scaleFactor: max(needed, slot.minimumScaleFactor), fitsAtScaleFactor: needed >= slot.minimumScaleFactor)
    }
}
