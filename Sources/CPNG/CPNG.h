// libpng, which PictureShim's sources write files with.
#ifndef WEATHERFORMAT_CPNG_H
#define WEATHERFORMAT_CPNG_H

#include <png.h>

#endif
