#include "CFreeType.h"
#include "PictureShim.h"

#include "canvas.h"

#include <limits.h>
#include <stdlib.h>

const uint8_t wf_curve_tag_on = FT_CURVE_TAG_ON;
const uint8_t wf_curve_tag_conic = FT_CURVE_TAG_CONIC;
const uint8_t wf_curve_tag_cubic = FT_CURVE_TAG_CUBIC;

static const uint32_t longestSide = 32000;

WFCanvas *wf_canvas_create(uint32_t width, uint32_t height, uint32_t color) {
    if (width == 0 || height == 0 || width > longestSide || height > longestSide) return NULL;
    Canvas *canvas = malloc(sizeof *canvas);
    if (!canvas) return NULL;
    size_t count = (size_t)width * height;
    *canvas = (Canvas){width, height, malloc(count * 3), NULL};
    FT_Library library = NULL;
    if (!canvas->pixels || FT_Init_FreeType(&library) != 0) {
        free(canvas->pixels);
        free(canvas);
        return NULL;
    }
    canvas->library = library;
    for (size_t pixel = 0; pixel < count; pixel++) {
        for (int channel = 0; channel < 3; channel++) {
            canvas->pixels[pixel * 3 + channel] = (uint8_t)(color >> (8 * channel));
        }
    }
    return (WFCanvas *)canvas;
}

void wf_canvas_destroy(WFCanvas *canvas) {
    FT_Done_FreeType(((Canvas *)canvas)->library);
    free(((Canvas *)canvas)->pixels);
    free(canvas);
}

typedef struct Brush {
    Canvas *canvas;
    uint32_t color;
} Brush;

// FreeType hands over rows from the bottom, and clips them to the box that it was given.
static void blend(int y, int count, const FT_Span *spans, void *user) {
    Brush *brush = user;
    uint8_t *row = brush->canvas->pixels + (size_t)(brush->canvas->height - 1 - (uint32_t)y) * brush->canvas->width * 3;
    for (int index = 0; index < count; index++) {
        for (int x = spans[index].x; x < spans[index].x + spans[index].len; x++) {
            for (int channel = 0; channel < 3; channel++) {
                uint8_t *value = row + (size_t)x * 3 + channel;
                int paint = (uint8_t)(brush->color >> (8 * channel));
                *value = (uint8_t)(*value + (paint - *value) * spans[index].coverage / 255);
            }
        }
    }
}

static bool render(FT_Outline *outline, Brush *brush) {
    FT_Raster_Params parameters = {
        .source = outline,
        .flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP,
        .gray_spans = blend,
        .user = brush,
        .clip_box = {0, 0, (FT_Pos)brush->canvas->width, (FT_Pos)brush->canvas->height},
    };
    return FT_Outline_Render(brush->canvas->library, outline, &parameters) == 0;
}

bool wf_canvas_fill(WFCanvas *canvas, const WFOutlinePoint *points, uint32_t pointCount, const uint32_t *contourEnds,
                    uint32_t contourCount, uint32_t color) {
    // FreeType counts both in a short.
    if (pointCount == 0 || pointCount > SHRT_MAX || contourCount == 0 || contourCount > pointCount) return false;
    FT_Vector *vectors = malloc(pointCount * sizeof *vectors);
    char *tags = malloc(pointCount);
    short *ends = malloc(contourCount * sizeof *ends);
    bool done = false;
    if (vectors && tags && ends) {
        for (uint32_t index = 0; index < pointCount; index++) {
            vectors[index] = (FT_Vector){points[index].x, points[index].y};
            tags[index] = (char)points[index].tag;
        }
        for (uint32_t index = 0; index < contourCount; index++) ends[index] = (short)contourEnds[index];
        FT_Outline outline = {
            .n_contours = (short)contourCount,
            .n_points = (short)pointCount,
            .points = vectors,
            .tags = (void *)tags,
            .contours = (void *)ends,
        };
        Brush brush = {(Canvas *)canvas, color};
        done = FT_Outline_Check(&outline) == 0 && render(&outline, &brush);
    }
    free(vectors);
    free(tags);
    free(ends);
    return done;
}
