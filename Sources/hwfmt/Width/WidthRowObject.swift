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
    /// By turns a glyph's number, and how far right and down from the baseline's left end it stands, in points.
    private let glyphs: [Double]?

    init(_ row: WidthRow, glyphs places: [GlyphTable.Place]? = nil) {
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
        glyphs = places?.flatMap { [Double($0.glyph), Self.hundredths($0.x), Self.hundredths($0.y)] }
    }

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
