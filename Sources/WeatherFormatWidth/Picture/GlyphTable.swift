import HarfBuzzShim

/// The outlines that strings are drawn with, each once: for a page that shows thousands of strings.
///
/// Outlines are in thousandths of the size of the type, whole ones: finer than a screen shows.
package struct GlyphTable {
    /// A glyph where it stands in its string.
    package struct Place: Sendable, Hashable {
        /// Its number in ``outlines``.
        package let glyph: Int
        /// From the string's left end, in points.
        package let x: Double
        /// Below the baseline, in points; above it negative.
        package let y: Double
    }

    /// The data of an SVG path by the number of its glyph; empty for a space.
    package private(set) var outlines: [String] = []
    private var numbers: [Key: Int] = [:]

    private struct Key: Hashable {
        let font: String
        let face: Int
        let glyph: UInt32
    }

    package init() {}

    /// Where each glyph of a measured string stands, those without an outline left out.
    package mutating func places(of text: MeasuredText, pointSize: Double) -> [Place] {
        var places: [Place] = []
        var pen = 0.0
        for run in text.runs {
            for glyph in run.glyphs {
                let number = number(of: glyph.glyph, in: run, pointSize: pointSize)
                if !outlines[number].isEmpty {
                    places.append(
                        Place(
                            glyph: number, x: pen + Double(glyph.xOffset) * run.pointsPerUnit,
                            y: 0 - Double(glyph.yOffset) * run.pointsPerUnit))
                }
                pen += Double(glyph.xAdvance) * run.pointsPerUnit
            }
        }
        return places
    }

    private mutating func number(of glyph: UInt32, in run: ShapedRun, pointSize: Double) -> Int {
        let key = Key(font: run.fontPath, face: run.faceIndex, glyph: glyph)
        if let number = numbers[key] { return number }
        let origin = Outline.Point(x: 0, y: 0)
        let outline = run.face.outline(of: glyph, at: origin, pointsPerUnit: run.pointsPerUnit * 1000 / pointSize)
        outlines.append(Drawing.data(outline.rounded()))
        numbers[key] = outlines.count - 1
        return outlines.count - 1
    }
}

extension Outline {
    /// The same in whole units.
    fileprivate func rounded() -> Outline {
        var outline = Outline()
        outline.steps = steps.map { step in
            switch step {
            case .move(let end): .move(end.rounded())
            case .line(let end): .line(end.rounded())
            case .quadratic(let control, let end): .quadratic(control.rounded(), end.rounded())
            case .cubic(let first, let second, let end): .cubic(first.rounded(), second.rounded(), end.rounded())
            case .close: .close
            }
        }
        return outline
    }
}

extension Outline.Point {
    fileprivate func rounded() -> Outline.Point { Outline.Point(x: x.rounded(), y: y.rounded()) }
}
