// hb-buffer.h, hb-shape.h and hb-unicode.h: text in, glyphs out.
#ifndef WEATHERFORMAT_WF_HB_BUFFER_H
#define WEATHERFORMAT_WF_HB_BUFFER_H

#include "wf_hb_font.h"

#pragma clang assume_nonnull begin

WF_HB_HANDLE(WFBuffer);

/// hb_glyph_info_t and hb_glyph_position_t, what of them is used, in the font's own units.
typedef struct WFGlyph {
    uint32_t glyph;
    int32_t xAdvance;
    int32_t xOffset;
    int32_t yOffset;
} WFGlyph;

/// Null without memory, where hb_buffer_create would answer with an inert buffer.
WFBuffer *_Nullable wf_hb_buffer_create(const WFLibrary *library);
void wf_hb_buffer_destroy(const WFLibrary *library, WFBuffer *buffer);

/// hb_buffer_clear_contents.
void wf_hb_buffer_clear_contents(const WFLibrary *library, WFBuffer *buffer);

/// hb_buffer_add_codepoints: a part of a text, with the rest as its context.
void wf_hb_buffer_add_codepoints(const WFLibrary *library, WFBuffer *buffer, const uint32_t *text, int32_t textLength,
                                 uint32_t itemOffset, int32_t itemLength);

/// hb_buffer_set_script, hb_buffer_set_direction (the script's own) and hb_buffer_set_language (a BCP 47 tag), which
/// are never wanted apart.
void wf_hb_buffer_setSegment(const WFLibrary *library, WFBuffer *buffer, uint32_t script, const char *language);

/// hb_shape with the features that are on by default. False without memory.
bool wf_hb_shape(const WFLibrary *library, WFFont *font, WFBuffer *buffer);

uint32_t wf_hb_buffer_get_length(const WFLibrary *library, const WFBuffer *buffer);

/// hb_buffer_get_glyph_infos and hb_buffer_get_glyph_positions: writes at most capacity glyphs, in visual order from
/// the left.
void wf_hb_buffer_getGlyphs(const WFLibrary *library, const WFBuffer *buffer, WFGlyph *glyphs, uint32_t capacity);

/// hb_unicode_script of the default functions: a tag of ISO 15924, such as Latn.
uint32_t wf_hb_unicode_script(const WFLibrary *library, uint32_t unicode);

/// hb_script_get_horizontal_direction: whether the script runs from right to left.
bool wf_hb_script_isRightToLeft(const WFLibrary *library, uint32_t script);

/// HB_SCRIPT_COMMON and HB_SCRIPT_INHERITED: characters that belong to no script of their own.
extern const uint32_t wf_hb_script_common;
extern const uint32_t wf_hb_script_inherited;

#pragma clang assume_nonnull end
#endif
