// The HarfBuzz headers that HarfBuzzShim's sources use, and no others.
#ifndef WEATHERFORMAT_CHARFBUZZ_H
#define WEATHERFORMAT_CHARFBUZZ_H

#include <hb-ot.h>
#include <hb.h>

#endif
