import HarfBuzzShim
import WeatherFormat

/// One face of a font file, at one point of its design space.
///
/// Wraps `hb-face.h` and `hb-font.h`.
///
/// Sendable: HarfBuzz's face and font are made immutable when they are opened, and immutable objects of HarfBuzz may be
/// used from any thread. Used on them: `hb_font_get_nominal_glyph`, `hb_font_get_h_extents`, `hb_font_draw_glyph`,
/// `hb_shape`, all of which only read.
final class FontFace: @unchecked Sendable {
    let file: FontFile
    let index: Int
    let font: UnsafeMutablePointer<WFFont>
    /// The units that every length of the face is counted in, 16 to 16384 to its em.
    let unitsPerEm: Double
    /// The full name that the face has for itself, such as `Inter Bold`; empty where it has none.
    let name: String
    /// Whether it has axes, so that weight and optical size decide its shape.
    let isVariable: Bool

    /// Opens a face.
    ///
    /// A variable font is drawn at one instance that depends on nothing else: its `wght` axis at 400 or 700, its
    /// `opsz` axis at the size of the text in points, every other axis at its default.
    ///
    /// - Throws: ``WidthError/badFont(path:problem:)`` for a face that lacks what measuring needs.
    init(file: FontFile, index: Int, weight: FontWeight, opticalSize: Double) throws(WidthError) {
        guard (0..<file.faceCount).contains(index) else {
            throw .badFont(path: file.path, problem: .noSuchFace(index: index, count: file.faceCount))
        }
        let library = file.harfBuzz.library
        let face = wf_hb_face_create(library, file.blob, UInt32(index))
        defer { wf_hb_face_destroy(library, face) }
        for table in ["head", "maxp", "hhea", "hmtx", "cmap"]
        where !wf_hb_face_hasTable(library, face, Self.tag(table)) {
            throw .badFont(path: file.path, problem: .missingTable(table))
        }
        guard wf_hb_face_get_glyph_count(library, face) > 0 else { throw .badFont(path: file.path, problem: .noGlyphs) }
        self.file = file
        self.index = index
        unitsPerEm = Double(max(1, wf_hb_face_get_upem(library, face)))
        name = Self.fullName(of: face, library)
        isVariable = wf_hb_face_hasTable(library, face, Self.tag("fvar"))
        let weightAxis: Float =
            switch weight {
            case .regular: 400
            case .bold: 700
            }
        font = wf_hb_font_create(library, face, weightAxis, Float(opticalSize))
    }

    deinit { wf_hb_font_destroy(file.harfBuzz.library, font) }

    /// Whether the face can draw a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        wf_hb_font_hasGlyph(file.harfBuzz.library, font, scalar.value)
    }

    /// The four letters of a table's name as OpenType writes them in a number.
    private static func tag(_ name: String) -> UInt32 {
        name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func fullName(
        of face: UnsafeMutablePointer<WFFace>, _ library: UnsafeMutablePointer<WFLibrary>
    ) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            let length = Int(wf_hb_ot_name_fullName(library, face, base, UInt32(buffer.count)))
            let name = UnsafeRawBufferPointer(buffer).prefix(min(length, buffer.count - 1))
            return String(decoding: name, as: UTF8.self)
        }
    }
}
