import HarfBuzzShim

extension FontFace {
    /// `hb_font_draw_glyph`: a glyph's outline with its origin at a point of the picture.
    func outline(of glyph: UInt32, at origin: Outline.Point, pointsPerUnit: Double) -> Outline {
        let collector = Collector(origin: origin, pointsPerUnit: pointsPerUnit)
        let context = Unmanaged.passUnretained(collector).toOpaque()
        wf_hb_font_draw_glyph(
            file.harfBuzz.library, font, glyph,
            { context, segment in Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(segment) },
            context)
        return collector.outline
    }

    /// What a C callback writes into: an object, since a C function pointer can capture nothing.
    private final class Collector {
        var outline = Outline()
        private let origin: Outline.Point
        private let pointsPerUnit: Double

        init(origin: Outline.Point, pointsPerUnit: Double) {
            self.origin = origin
            self.pointsPerUnit = pointsPerUnit
        }

        func add(_ segment: WFSegment) {
            let (first, second) = (point(segment.x1, segment.y1), point(segment.x2, segment.y2))
            let end = point(segment.x, segment.y)
            switch segment.kind {
            case .move: outline.steps.append(.move(end))
            case .line: outline.steps.append(.line(end))
            case .quadratic: outline.steps.append(.quadratic(first, end))
            case .cubic: outline.steps.append(.cubic(first, second, end))
            case .close: outline.steps.append(.close)
            }
        }

        private func point(_ x: Float, _ y: Float) -> Outline.Point {
            Outline.Point(x: origin.x + Double(x) * pointsPerUnit, y: origin.y - Double(y) * pointsPerUnit)
        }
    }
}
