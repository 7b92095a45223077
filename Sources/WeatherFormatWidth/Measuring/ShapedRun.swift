import HarfBuzzShim

/// A part of a text that one face draws in one script.
package struct ShapedRun: Sendable {
    package let text: String
    /// Its width in points.
    ///
    /// Negative only in a damaged font.
    package let widthInPoints: Double
    /// The file that draws it.
    package let fontPath: String
    /// The face in that file, from 0.
    package let faceIndex: Int
    /// The name that the face has for itself, such as `Noto Sans Thai Bold`.
    package let fontName: String
    /// The script by its ISO 15924 code; `Zyyy` for digits and punctuation alone.
    package let script: String
    /// Whether it is drawn from right to left.
    package let isRightToLeft: Bool

    let face: FontFace
    let glyphs: [WFGlyph]
    let pointsPerUnit: Double
}
