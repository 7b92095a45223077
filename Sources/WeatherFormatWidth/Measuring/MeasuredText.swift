import HarfBuzzShim

/// A text as it is drawn on one line.
public struct MeasuredText: Sendable {
    /// Its width in points, from 0.
    public let widthInPoints: Double
    /// Its runs, in the text's own order.
    public let runs: [ShapedRun]
    /// The characters that no font at hand draws, each once: a reader sees a box, and the width is the box's.
    public let uncovered: [Unicode.Scalar]
}

/// A part of a text that one face draws in one script.
public struct ShapedRun: Sendable {
    public let text: String
    /// Its width in points. Negative only in a damaged font.
    public let widthInPoints: Double
    /// The file that draws it.
    public let fontPath: String
    /// The face in that file, from 0.
    public let faceIndex: Int
    /// The name that the face has for itself, such as `Noto Sans Thai Bold`.
    public let fontName: String
    /// The script by its ISO 15924 code; `Zyyy` for digits and punctuation alone.
    public let script: String
    /// Whether it is drawn from right to left.
    public let isRightToLeft: Bool

    let face: FontFace
    let glyphs: [WFGlyph]
    let pointsPerUnit: Double
}
