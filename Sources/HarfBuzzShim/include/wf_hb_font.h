// hb-font.h: a face at a size, and at one point of its design space.
#ifndef WEATHERFORMAT_WF_HB_FONT_H
#define WEATHERFORMAT_WF_HB_FONT_H

#include "wf_hb_face.h"

#pragma clang assume_nonnull begin

WF_HB_HANDLE(WFFont);

/// hb_font_create at the face's own scale (its units per em), then hb_font_set_variations for the two axes that this
/// project sets, then made immutable: from then on it may be used from any thread. A face without the axes ignores
/// them, and a value outside an axis is brought to its end.
WFFont *wf_hb_font_create(const WFLibrary *library, WFFace *face, float weightAxis, float opticalSizeAxis);
void wf_hb_font_destroy(const WFLibrary *library, WFFont *font);

/// hb_font_get_nominal_glyph: whether the face has a glyph for a character, without the glyph.
bool wf_hb_font_hasGlyph(const WFLibrary *library, WFFont *font, uint32_t unicode);

#pragma clang assume_nonnull end
#endif
