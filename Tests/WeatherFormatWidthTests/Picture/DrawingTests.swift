import Testing

@testable import WeatherFormatWidth

@Suite struct DrawingTests {
    /// Hundredths of a point, without closing zeros, with a sign where they lie left of the edge.
    @Test func numbersOfAnSVG() {
        var drawing = Drawing(width: 10, height: 20.5)
        drawing.fill(Outline(x: 1.05, y: -2.5, width: 3, height: 0.254), Drawing.Color(red: 1, green: 160, blue: 255))
        #expect(
            drawing.svg() == """
                <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20.5" viewBox="0 0 10 20.5">
                <path fill="#01a0ff" d="M1.05,-2.5L4.05,-2.5L4.05,-2.25L1.05,-2.25Z"/>
                </svg>

                """)
    }

    @Test func anEmptyShapeIsNotDrawn() {
        var drawing = Drawing(width: 1, height: 1)
        drawing.fill(Outline(), .ink)
        #expect(drawing.shapes.isEmpty)
    }

    /// Its corners are cut by curves, and a frame has a hole whose contour runs the other way.
    @Test func roundCornersAndFrames() {
        var kinds = Outline(x: 0, y: 0, width: 10, height: 10, radius: 2).steps.map(Self.kind)
        #expect(kinds == ["move", "cubic", "line", "cubic", "line", "cubic", "line", "cubic", "close"])
        kinds = Outline(edgeOfX: 0, y: 0, width: 10, height: 10, radius: 0, thickness: 1).steps.map(Self.kind)
        #expect(kinds.filter { $0 == "close" }.count == 2)
    }

    private static func kind(_ step: Outline.Step) -> String {
        switch step {
        case .move: "move"
        case .line: "line"
        case .quadratic: "quadratic"
        case .cubic: "cubic"
        case .close: "close"
        }
    }
}
