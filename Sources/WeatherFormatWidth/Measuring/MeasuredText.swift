import HarfBuzzShim

/// A text as it is drawn on one line.
public struct MeasuredText: Sendable {
    /// Its width in points, from 0.
    public let widthInPoints: Double
    /// Its runs, in the text's own order.
    package let runs: [ShapedRun]
    /// The characters that no font at hand draws, each once: a reader sees a box, and the width is the box's.
    public let uncovered: [Unicode.Scalar]
}
