import WeatherFormat

/// The faces that draw a text in a language, first come first served: the caller's own or Inter, the face of the
/// language's script, then those of all other scripts.
///
/// Each is opened when a character is met that none before it can draw.
struct FontChain {
    private let library: FontLibrary
    private let weight: FontWeight
    private let pointSize: Double
    private let own: FontFamily?
    private var opened: [FontFace] = []
    private var rest: ArraySlice<FontFamily>

    init(
        library: FontLibrary, language: Language, weight: FontWeight, pointSize: Double
    ) throws(WidthError) {
        self.library = library
        self.weight = weight
        self.pointSize = pointSize
        own = FontFamily.own(of: language.script)
        let first = [.inter] + (own.map { [$0] } ?? [])
        rest = (first + FontFamily.allCases.filter { !first.contains($0) })[...]
        if let named = try library.namedFace(weight: weight, pointSize: pointSize) { opened = [named] }
    }

    /// The first face that draws a whole cluster, so that no mark is torn from its letter; else the first that draws
    /// its beginning; else the first of all, with its box for a missing glyph.
    ///
    /// Nil where no font is installed at all.
    mutating func face(for cluster: Character) throws(WidthError) -> FontFace? {
        let visible = cluster.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        if let whole = try firstFace(where: { face in visible.allSatisfy { face.covers($0) } }) { return whole }
        guard let first = visible.first else { return opened.first }
        return opened.first { $0.covers(first) } ?? opened.first
    }

    private mutating func firstFace(where accepts: (FontFace) -> Bool) throws(WidthError) -> FontFace? {
        if let face = opened.first(where: accepts) { return face }
        while let family = rest.popFirst() {
            // Where the caller named a font of its own, no other is needed.
            let isNeeded = library.source.named == nil && (family == .inter || family == own)
            guard
                let face = try library.face(family, weight: weight, pointSize: pointSize, isNeeded: isNeeded)
            else { continue }
            opened.append(face)
            if accepts(face) { return face }
        }
        return nil
    }
}
