#include "CPNG.h"
#include "PictureShim.h"

#include "canvas.h"

size_t wf_png_image_write(const WFCanvas *canvas, uint8_t *data, size_t capacity) {
    const Canvas *pixels = (const Canvas *)canvas;
    png_image image = {
        .version = PNG_IMAGE_VERSION,
        .width = pixels->width,
        .height = pixels->height,
        .format = PNG_FORMAT_RGB,
    };
    png_alloc_size_t length = capacity;
    int done = png_image_write_to_memory(&image, data, &length, 0, pixels->pixels, 0, NULL);
    png_image_free(&image);
    return done ? length : 0;
}
