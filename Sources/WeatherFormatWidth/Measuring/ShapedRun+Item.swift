import HarfBuzzShim

extension ShapedRun {
    /// What shaping answered for one item of a text.
    init(_ item: TextItemizer.Item, of scalars: [UInt32], glyphs: [WFGlyph], pointSize: Double) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[item.range].compactMap(Unicode.Scalar.init))
        text = String(view)
        pointsPerUnit = pointSize / item.face.unitsPerEm
        // Summed as Double: no number of advances overflows it.
        widthInPoints = glyphs.reduce(0) { $0 + Double($1.xAdvance) } * pointsPerUnit
        fontPath = item.face.file.path
        faceIndex = item.face.index
        fontName = item.face.name
        script = item.script.code
        isRightToLeft = item.script.isRightToLeft(item.face.file.harfBuzz)
        face = item.face
        self.glyphs = glyphs
    }
}
