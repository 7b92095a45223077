// The FreeType headers that PictureShim's sources use, and no others.
#ifndef WEATHERFORMAT_CFREETYPE_H
#define WEATHERFORMAT_CFREETYPE_H

#include <ft2build.h>

#include <freetype/freetype.h>
#include <freetype/ftimage.h>
#include <freetype/ftoutln.h>

#endif
