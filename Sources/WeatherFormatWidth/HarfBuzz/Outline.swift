/// A filled shape, in points, y downwards from the picture's upper edge.
///
/// Overlapping contours of opposite directions leave a hole (the nonzero rule).
struct Outline {
    /// A place in the picture.
    struct Point {
        let x: Double
        let y: Double
    }

    /// One step of a contour.
    enum Step {
        case move(Point)
        case line(Point)
        case quadratic(Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    var steps: [Step] = []

    /// A rectangle with round corners.
    init(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
        append(x, y, width, height, radius, isHole: false)
    }

    /// A rectangle's edge, drawn inside it.
    init(edgeOfX x: Double, y: Double, width: Double, height: Double, radius: Double, thickness: Double) {
        append(x, y, width, height, radius, isHole: false)
        append(
            x + thickness, y + thickness, width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness),
            isHole: true)
    }

    init() {}

    /// A quarter of a circle by one cubic curve: its control points lie this part of the radius from the corner's ends.
    private static let roundness = 0.5523

    private mutating func append(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, isHole: Bool
    ) {
        let corners = [(x, y, 0.0, 1.0), (x + width, y, -1, 0), (x + width, y + height, 0, -1), (x, y + height, 1, 0)]
        var curves = corners.map { corner in
            // Into the corner along one edge, out of it along the next, clockwise.
            let (cornerX, cornerY, inX, inY) = corner
            let (outX, outY) = (inY, -inX)
            let near = radius * (1 - Self.roundness)
            return [
                Point(x: cornerX + inX * radius, y: cornerY + inY * radius),
                Point(x: cornerX + inX * near, y: cornerY + inY * near),
                Point(x: cornerX + outX * near, y: cornerY + outY * near),
                Point(x: cornerX + outX * radius, y: cornerY + outY * radius),
            ]
        }
        if isHole { curves = curves.reversed().map { $0.reversed() } }
        for (index, curve) in curves.enumerated() {
            steps.append(index == 0 ? .move(curve[0]) : .line(curve[0]))
            if radius > 0 { steps.append(.cubic(curve[1], curve[2], curve[3])) }
        }
        steps.append(.close)
    }
}
