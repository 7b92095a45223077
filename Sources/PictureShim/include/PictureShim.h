// Pictures: FreeType's rasterizer fills outlines into a canvas, libpng writes it.
#ifndef WEATHERFORMAT_PICTURESHIM_H
#define WEATHERFORMAT_PICTURESHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A canvas of opaque pixels. The member, which nobody ever reads, makes it a type of its own in Swift.
typedef struct WFCanvas {
    char neverRead;
} WFCanvas;

/// A point of an outline, in 64ths of a pixel, y upwards from the canvas's lower edge.
typedef struct WFOutlinePoint {
    int32_t x;
    int32_t y;
    /// FT_CURVE_TAG_ON, FT_CURVE_TAG_CONIC or FT_CURVE_TAG_CUBIC: on the outline, or a control point of it.
    uint8_t tag;
} WFOutlinePoint;

extern const uint8_t wf_curve_tag_on;
extern const uint8_t wf_curve_tag_conic;
extern const uint8_t wf_curve_tag_cubic;

/// A canvas filled with one color (red in the lowest byte). Null without memory, or for a side of 0 or beyond 32,000
/// pixels.
WFCanvas *_Nullable wf_canvas_create(uint32_t width, uint32_t height, uint32_t color);
void wf_canvas_destroy(WFCanvas *canvas);

/// FT_Outline_Render with FT_RASTER_FLAG_AA and FT_RASTER_FLAG_DIRECT: fills an outline, by the nonzero rule, blending
/// its edges. contourEnds holds the index of each contour's last point. False where FreeType refuses the outline.
bool wf_canvas_fill(WFCanvas *canvas, const WFOutlinePoint *points, uint32_t pointCount, const uint32_t *contourEnds,
                    uint32_t contourCount, uint32_t color);

/// png_image_write_to_memory. With data null, answers with the length that the file will have; 0 is a failure.
size_t wf_png_image_write(const WFCanvas *canvas, uint8_t *_Nullable data, size_t capacity);

#pragma clang assume_nonnull end
#endif
