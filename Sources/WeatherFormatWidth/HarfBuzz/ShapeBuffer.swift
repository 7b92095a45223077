import HarfBuzzShim
import WeatherFormat

/// Text in, glyphs out. Wraps `hb-buffer.h` and `hb-shape.h`.
struct ShapeBuffer: ~Copyable {
    private let buffer: UnsafeMutablePointer<WFBuffer>

    init() throws(WidthError) {
        guard let buffer = wf_hb_buffer_create() else { throw .harfBuzz(function: "hb_buffer_create") }
        self.buffer = buffer
    }

    deinit { wf_hb_buffer_destroy(buffer) }

    /// `hb_shape`: the glyphs of a part of a text, in visual order from the left, in the face's own units.
    mutating func shape(
        _ text: [UInt32], _ range: Range<Int>, face: FontFace, script: ScriptTag, language: String
    ) throws(WidthError) -> [WFGlyph] {
        wf_hb_buffer_clear_contents(buffer)
        wf_hb_buffer_add_codepoints(
            buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        wf_hb_buffer_setSegment(buffer, script.value, language)
        guard wf_hb_shape(face.font, buffer) else { throw .harfBuzz(function: "hb_shape") }
        let count = Int(wf_hb_buffer_get_length(buffer))
        return [WFGlyph](unsafeUninitializedCapacity: count) { glyphs, filled in
            guard let base = glyphs.baseAddress else { return }
            wf_hb_buffer_getGlyphs(buffer, base, UInt32(count))
            filled = count
        }
    }
}
