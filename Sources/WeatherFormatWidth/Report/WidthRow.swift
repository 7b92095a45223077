package import WeatherFormat

/// One string of one place, measured and judged.
package struct WidthRow: Sendable, Hashable {
    package let language: Language
    /// ``WeatherFormat/WidthPlace/name``.
    package let place: String
    package let text: String
    /// The size that it is drawn at.
    package let slot: StatSlot
    /// At that size, in points.
    package let widthInPoints: Double
    /// The most that it may have, in points; nil where the place counts characters.
    package let budgetInPoints: Double?
    package let verdict: WidthVerdict
    /// What the verdict would be on a device of 375 points.
    ///
    /// For information: it never fails anything.
    package let narrowVerdict: WidthVerdict
    /// By how much the type is shrunk, from the slot's smallest factor to 1.
    package let scaleFactor: Double
    /// Whether the string fits at that scale.
    package let fitsAtScaleFactor: Bool
    /// Why it may be over, or nil where it may not.
    package let accepted: String?

    private static let narrowDevice = 375.0

    /// Measures a text and judges it by what limits its place.
    package init(
        _ text: String, of place: WidthPlace, in language: Language, grid: StatGrid, ruler: TextRuler
    ) throws(WidthError) {
        let slot = place.budget.slot
        let width = try ruler.measure(text, in: language, slot: slot).widthInPoints
        self.language = language
        self.place = place.name
        self.text = text
        self.slot = slot
        switch place.budget {
        case .characters(let budget):
            let isOver = budget.verdict(for: text) != .ok
            widthInPoints = width
            budgetInPoints = nil
            verdict = isOver ? .over : .ok
            narrowVerdict = verdict
            scaleFactor = 1
            fitsAtScaleFactor = !isOver
        case .rendered(_, let statPlace):
            var narrow = grid
            narrow.deviceWidth = Self.narrowDevice
            let (grade, narrowGrade) = try formatting { () throws(WeatherFormatError) in
                (
                    try StatBudget(grid: grid, place: statPlace).grade(widthInPoints: width, slot: slot),
                    try StatBudget(grid: narrow, place: statPlace).grade(widthInPoints: width, slot: slot)
                )
            }
            widthInPoints = grade.widthInPoints
            budgetInPoints = grade.budgetInPoints
            verdict = grade.verdict
            narrowVerdict = narrowGrade.verdict
            scaleFactor = grade.scaleFactor
            fitsAtScaleFactor = grade.fitsAtScaleFactor
        }
        accepted = verdict == .over ? AcceptedWidth.reason(for: text, place: place.name, language: language) : nil
    }
}
