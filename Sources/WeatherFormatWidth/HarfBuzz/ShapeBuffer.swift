import HarfBuzzShim
import WeatherFormat

/// Text in, glyphs out.
///
/// Wraps `hb-buffer.h` and `hb-shape.h`.
struct ShapeBuffer: ~Copyable {
    private let harfBuzz: HarfBuzz
    private let buffer: UnsafeMutablePointer<WFBuffer>

    init(_ harfBuzz: HarfBuzz) throws(WidthError) {
        guard let buffer = wf_hb_buffer_create(harfBuzz.library) else {
            throw .harfBuzz(function: "hb_buffer_create")
        }
        self.harfBuzz = harfBuzz
        self.buffer = buffer
    }

    deinit { wf_hb_buffer_destroy(harfBuzz.library, buffer) }

    /// `hb_shape`: the glyphs of a part of a text, in visual order from the left, in the face's own units.
    mutating func shape(
        _ text: [UInt32], _ range: Range<Int>, face: FontFace, script: ScriptTag, language: String
    ) throws(WidthError) -> [WFGlyph] {
        let library = harfBuzz.library
        wf_hb_buffer_clear_contents(library, buffer)
        wf_hb_buffer_add_codepoints(
            library, buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        wf_hb_buffer_setSegment(library, buffer, script.value, language)
        guard wf_hb_shape(library, face.font, buffer) else { throw .harfBuzz(function: "hb_shape") }
        let count = Int(wf_hb_buffer_get_length(library, buffer))
        return [WFGlyph](unsafeUninitializedCapacity: count) { glyphs, filled in
            guard let base = glyphs.baseAddress else { return }
            wf_hb_buffer_getGlyphs(library, buffer, base, UInt32(count))
            filled = count
        }
    }
}
