extension Drawing {
    /// The picture as SVG 1.1, one unit to a point.
    ///
    /// Text is drawn as outlines, so no font is needed to look at it.
    func svg() -> String {
        let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) "
                + "viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\">"
        ]
        for (outline, color) in shapes {
            lines.append("<path fill=\"\(Self.hexadecimal(color))\" d=\"\(Self.data(outline))\"/>")
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// A shape as the data of an SVG path.
    static func data(_ outline: Outline) -> String {
        outline.steps.map { step in
            switch step {
            case .move(let end): "M\(pair(end))"
            case .line(let end): "L\(pair(end))"
            case .quadratic(let control, let end): "Q\(pair(control)) \(pair(end))"
            case .cubic(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func pair(_ point: Outline.Point) -> String { "\(number(point.x)),\(number(point.y))" }

    /// Hundredths of a point are finer than any screen.
    private static func number(_ value: Double) -> String {
        let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        guard part > 0 else { return "\(sign)\(whole)" }
        return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part % 10 == 0 ? part / 10 : part)"
    }

    private static func hexadecimal(_ color: Color) -> String {
        "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
