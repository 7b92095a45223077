#include "functions.h"
#include "wf_hb_buffer.h"

const uint32_t wf_hb_script_common = HB_SCRIPT_COMMON;
const uint32_t wf_hb_script_inherited = HB_SCRIPT_INHERITED;

static hb_buffer_t *hbBuffer(const WFBuffer *buffer) { return (hb_buffer_t *)buffer; }

WFBuffer *wf_hb_buffer_create(const WFLibrary *library) {
    hb_buffer_t *buffer = functions(library)->hb_buffer_create();
    if (!functions(library)->hb_buffer_allocation_successful(buffer)) {
        functions(library)->hb_buffer_destroy(buffer);
        return NULL;
    }
    return (WFBuffer *)buffer;
}

void wf_hb_buffer_destroy(const WFLibrary *library, WFBuffer *buffer) {
    functions(library)->hb_buffer_destroy(hbBuffer(buffer));
}

void wf_hb_buffer_clear_contents(const WFLibrary *library, WFBuffer *buffer) {
    functions(library)->hb_buffer_clear_contents(hbBuffer(buffer));
}

void wf_hb_buffer_add_codepoints(const WFLibrary *library, WFBuffer *buffer, const uint32_t *text, int32_t textLength,
                                 uint32_t itemOffset, int32_t itemLength) {
    functions(library)->hb_buffer_add_codepoints(hbBuffer(buffer), text, textLength, itemOffset, itemLength);
}

void wf_hb_buffer_setSegment(const WFLibrary *library, WFBuffer *buffer, uint32_t script, const char *language) {
    hb_direction_t direction = wf_hb_script_isRightToLeft(library, script) ? HB_DIRECTION_RTL : HB_DIRECTION_LTR;
    functions(library)->hb_buffer_set_script(hbBuffer(buffer), (hb_script_t)script);
    functions(library)->hb_buffer_set_direction(hbBuffer(buffer), direction);
    functions(library)->hb_buffer_set_language(hbBuffer(buffer),
                                               functions(library)->hb_language_from_string(language, -1));
}

bool wf_hb_shape(const WFLibrary *library, WFFont *font, WFBuffer *buffer) {
    functions(library)->hb_shape((hb_font_t *)font, hbBuffer(buffer), NULL, 0);
    return functions(library)->hb_buffer_allocation_successful(hbBuffer(buffer));
}

uint32_t wf_hb_buffer_get_length(const WFLibrary *library, const WFBuffer *buffer) {
    return functions(library)->hb_buffer_get_length(hbBuffer(buffer));
}

void wf_hb_buffer_getGlyphs(const WFLibrary *library, const WFBuffer *buffer, WFGlyph *glyphs, uint32_t capacity) {
    unsigned int infoCount = 0;
    unsigned int positionCount = 0;
    const hb_glyph_info_t *infos = functions(library)->hb_buffer_get_glyph_infos(hbBuffer(buffer), &infoCount);
    const hb_glyph_position_t *positions =
        functions(library)->hb_buffer_get_glyph_positions(hbBuffer(buffer), &positionCount);
    for (uint32_t index = 0; index < capacity && index < infoCount && index < positionCount; index++) {
        glyphs[index] = (WFGlyph){infos[index].codepoint, positions[index].x_advance, positions[index].x_offset,
                                  positions[index].y_offset};
    }
}

uint32_t wf_hb_unicode_script(const WFLibrary *library, uint32_t unicode) {
    return functions(library)->hb_unicode_script(functions(library)->hb_unicode_funcs_get_default(), unicode);
}

bool wf_hb_script_isRightToLeft(const WFLibrary *library, uint32_t script) {
    return functions(library)->hb_script_get_horizontal_direction((hb_script_t)script) == HB_DIRECTION_RTL;
}
