import PictureShim
import WeatherFormat

extension Drawing {
    /// The picture as PNG.
    ///
    /// - Parameter pixelsPerPoint: 2 shows what a reader of a phone sees, enlarged to a desk's screen.
    /// - Throws: ``WidthError/badSize(quantity:points:expected:)`` for a picture of more than 32,000 pixels
    ///   a side.
    func png(pixelsPerPoint: Double = 2) throws(WidthError) -> [UInt8] {
        guard pixelsPerPoint > 0, pixelsPerPoint <= 100 else {
            throw .badSize(
                quantity: "density of a picture", points: pixelsPerPoint, expected: "above 0, and at most 100")
        }
        for (quantity, points) in [("width of a picture", width), ("height of a picture", height)]
        where !(points > 0 && points * pixelsPerPoint < 32_000) {
            throw .badSize(quantity: quantity, points: points, expected: "above 0, and below 32000 pixels")
        }
        guard
            let canvas = wf_canvas_create(
                UInt32((width * pixelsPerPoint).rounded(.up)), UInt32((height * pixelsPerPoint).rounded(.up)),
                Self.packed(.page))
        else { throw .picture(function: "malloc") }
        defer { wf_canvas_destroy(canvas) }
        for (outline, color) in shapes {
            let points = RasterOutline(outline, pictureHeight: height, pixelsPerPoint: pixelsPerPoint)
            guard !points.points.isEmpty else { continue }
            guard
                wf_canvas_fill(
                    canvas, points.points, UInt32(points.points.count), points.contourEnds,
                    UInt32(points.contourEnds.count), Self.packed(color))
            else { throw .picture(function: "FT_Outline_Render") }
        }
        return try Self.encoded(canvas)
    }

    private static func encoded(_ canvas: UnsafeMutablePointer<WFCanvas>) throws(WidthError) -> [UInt8] {
        let length = wf_png_image_write(canvas, nil, 0)
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
            filled = buffer.baseAddress.map { wf_png_image_write(canvas, $0, length) } ?? 0
        }
        guard !bytes.isEmpty else { throw .picture(function: "png_image_write_to_memory") }
        return bytes
    }

    private static func packed(_ color: Color) -> UInt32 {
        UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
    }
}

/// An outline as FreeType takes it: points with tags, contours by their last point.
private struct RasterOutline {
    private(set) var points: [WFOutlinePoint] = []
    private(set) var contourEnds: [UInt32] = []
    private let pictureHeight: Double
    private let pixelsPerPoint: Double

    init(_ outline: Outline, pictureHeight: Double, pixelsPerPoint: Double) {
        self.pictureHeight = pictureHeight
        self.pixelsPerPoint = pixelsPerPoint
        for step in outline.steps {
            switch step {
            case .move(let end):
                endContour()
                add(end, wf_curve_tag_on)
            case .line(let end):
                add(end, wf_curve_tag_on)
            case .quadratic(let control, let end):
                add(control, wf_curve_tag_conic)
                add(end, wf_curve_tag_on)
            case .cubic(let first, let second, let end):
                add(first, wf_curve_tag_cubic)
                add(second, wf_curve_tag_cubic)
                add(end, wf_curve_tag_on)
            case .close:
                endContour()
            }
        }
        endContour()
    }

    private mutating func endContour() {
        let end = points.count - 1
        guard end >= 0, contourEnds.last != UInt32(end) else { return }
        contourEnds.append(UInt32(end))
    }

    private mutating func add(_ point: Outline.Point, _ tag: UInt8) {
        points.append(
            WFOutlinePoint(x: fixed(point.x), y: fixed(pictureHeight - point.y), tag: tag))
    }

    /// 64ths of a pixel, kept where FreeType's own arithmetic stays exact.
    private func fixed(_ points: Double) -> Int32 {
        let pixels = points * pixelsPerPoint
        return pixels.isNaN ? 0 : Int32((min(max(pixels, -32_000), 64_000) * 64).rounded())
    }
}
