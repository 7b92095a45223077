import WeatherFormat
import WeatherFormatWidth

/// A row as JSON.
struct WidthRowObject: Encodable {
    private let language: Language
    private let place: String
    private let text: String
    private let slot: StatSlot
    private let points: Double
    private let budget: Double?
    private let verdict: WidthVerdict
    private let verdictAt375: WidthVerdict
    private let scale: Double
    private let fits: Bool
    private let accepted: String?

    init(_ row: WidthRow) {
        language = row.language
        place = row.place
        text = row.text
        slot = row.slot
        points = Self.hundredths(row.widthInPoints)
        budget = row.budgetInPoints.map(Self.hundredths)
        verdict = row.verdict
        verdictAt375 = row.narrowVerdict
        scale = (row.scaleFactor * 10_000).rounded() / 10_000
        fits = row.fitsAtScaleFactor
        accepted = row.accepted
    }

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
