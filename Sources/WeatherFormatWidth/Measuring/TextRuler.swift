public import WeatherFormat

/// Measures text as it is drawn: shaped by HarfBuzz, in the right face for each script inside one string.
///
/// Make one, keep it, share it between threads; HarfBuzz is loaded and each font is read once, when it is first needed.
/// No letter-spacing is added and no glyph is hinted, so a width grows with the size in proportion.
///
///     let ruler = TextRuler()
///     try ruler.measure("1013hPa", in: .en, slot: .subtitle).widthInPoints  // 74.95…
///     try ruler.measure("1013hPa", in: .ja, slot: .subtitle).runs.map(\.fontName)  // ["Inter Bold"]
public final class TextRuler: Sendable {
    private let library: FontLibrary

    /// Makes a ruler; nothing is loaded or read before the first text.
    ///
    /// - Parameter fonts: which fonts to measure in; Debian's packages unless said otherwise.
    public init(fonts: FontSource = .debian) {
        library = FontLibrary(source: fonts)
    }

    /// Measures a text at the size and the weight of a slot, to be graded by a ``/WeatherFormat/StatBudget``.
    ///
    /// - Parameters:
    ///   - text: at most 10,000,000 Unicode scalars, drawn on one line.
    ///   - language: which font draws characters that several have, and which of their shapes.
    ///   - slot: the line of the card.
    /// - Returns: the width, and what no font draws.
    /// - Throws: what ``measure(_:in:pointSize:weight:)`` throws, but for the size.
    public func measure(
        _ text: String, in language: Language, slot: StatSlot
    ) throws(WidthError) -> MeasuredText {
        try measure(text, in: language, pointSize: slot.pointSize, weight: slot.weight)
    }

    /// Measures a text on one line.
    ///
    /// - Parameters:
    ///   - text: at most 10,000,000 Unicode scalars. Runs from right to left are measured as such; in a text of both
    ///     directions they keep the text's order.
    ///   - language: which font draws characters that several have, and which of their shapes.
    ///   - pointSize: above 0, at most 10,000 points.
    ///   - weight: which of a family's files is measured, or which weight of a variable font.
    /// - Returns: the width, and what no font draws.
    /// - Throws: ``WidthError/libraryNotLoaded(library:reason:package:)`` for HarfBuzz,
    ///   ``WidthError/fontNotInstalled(path:package:)`` and ``WidthError/badFont(path:problem:)`` for the fonts,
    ///   ``WidthError/textTooLong(scalars:limit:)`` for the text,
    ///   ``WidthError/badSize(quantity:points:expected:)`` for the size, and ``WidthError/harfBuzz(function:)`` where
    ///   memory runs out.
    public func measure(
        _ text: String, in language: Language, pointSize: Double, weight: FontWeight
    ) throws(WidthError) -> MeasuredText {
        guard pointSize > 0, pointSize <= 10_000 else {
            throw .badSize(quantity: "size of type", points: pointSize, expected: "above 0, and at most 10000")
        }
        let scalars = text.unicodeScalars.map(\.value)
        guard scalars.count <= Self.mostScalars else {
            throw .textTooLong(scalars: scalars.count, limit: Self.mostScalars)
        }
        var chain = try FontChain(library: library, language: language, weight: weight, pointSize: pointSize)
        let itemizer = try TextItemizer(text, chain: &chain)
        var buffer = try ShapeBuffer(library.harfBuzz())
        var runs: [ShapedRun] = []
        for item in itemizer.items {
            let glyphs = try buffer.shape(
                scalars, item.range, face: item.face, script: item.script, language: language.rawValue)
            runs.append(ShapedRun(item, of: scalars, glyphs: glyphs, pointSize: pointSize))
        }
        let width = runs.reduce(0) { $0 + $1.widthInPoints }
        return MeasuredText(widthInPoints: max(0, width), runs: runs, uncovered: itemizer.uncovered)
    }

    private static let mostScalars = 10_000_000
}
