// hb-draw.h: the outline of a glyph.
#ifndef WEATHERFORMAT_WF_HB_DRAW_H
#define WEATHERFORMAT_WF_HB_DRAW_H

#include "wf_hb_font.h"

#pragma clang assume_nonnull begin

/// One step of an outline.
typedef enum __attribute__((enum_extensibility(closed))) WFSegmentKind {
    WFSegmentKindMove = 0,
    WFSegmentKindLine = 1,
    WFSegmentKindQuadratic = 2,
    WFSegmentKindCubic = 3,
    WFSegmentKindClose = 4,
} WFSegmentKind;

/// A step to (x, y), by the control points that its kind has, in the font's own units, y upwards.
typedef struct WFSegment {
    WFSegmentKind kind;
    float x1, y1, x2, y2, x, y;
} WFSegment;

/// What is called once for each step of an outline.
typedef void (*WFSegmentReceiver)(void *context, WFSegment segment);

/// hb_font_draw_glyph, which HarfBuzz called hb_font_get_glyph_shape before version 7.
void wf_hb_font_draw_glyph(const WFLibrary *library, WFFont *font, uint32_t glyph, WFSegmentReceiver receiver,
                           void *context);

#pragma clang assume_nonnull end
#endif
