import HarfBuzzShim

/// A picture: filled shapes, one over the other.
struct Drawing {
    /// An opaque color.
    struct Color: Hashable {
        let red: UInt8
        let green: UInt8
        let blue: UInt8

        static let white = Color(red: 255, green: 255, blue: 255)
        static let page = Color(red: 242, green: 242, blue: 247)
        static let ink = Color(red: 28, green: 28, blue: 30)
        static let caption = Color(red: 110, green: 110, blue: 118)
        static let guide = Color(red: 199, green: 199, blue: 204)
        static let ok = Color(red: 36, green: 138, blue: 61)
        static let margin = Color(red: 178, green: 110, blue: 0)
        static let over = Color(red: 205, green: 40, blue: 40)
    }

    /// In points, above 0.
    let width: Double
    /// In points, above 0.
    var height: Double
    private(set) var shapes: [(outline: Outline, color: Color)] = []

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    mutating func fill(_ outline: Outline, _ color: Color) {
        if !outline.steps.isEmpty { shapes.append((outline, color)) }
    }

    /// Draws a text as it was measured, with its baseline at y, shrunk by a scale factor.
    mutating func draw(_ text: MeasuredText, x: Double, y: Double, scale: Double = 1, _ color: Color) {
        var pen = x
        for run in text.runs {
            for glyph in run.glyphs {
                let unit = run.pointsPerUnit * scale
                let origin = Outline.Point(
                    x: pen + Double(glyph.xOffset) * unit, y: y - Double(glyph.yOffset) * unit)
                fill(run.face.outline(of: glyph.glyph, at: origin, pointsPerUnit: unit), color)
                pen += Double(glyph.xAdvance) * unit
            }
        }
    }
}
