// What a canvas is: PictureShim's own sources alone see it.
#ifndef WEATHERFORMAT_CANVAS_H
#define WEATHERFORMAT_CANVAS_H

#include <stdint.h>

typedef struct Canvas {
    uint32_t width;
    uint32_t height;
    uint8_t *pixels; // red, green, blue; rows from the top
    void *library;   // FreeType's FT_Library
} Canvas;

#endif
