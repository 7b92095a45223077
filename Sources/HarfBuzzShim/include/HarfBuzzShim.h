// HarfBuzz as Swift may see it: opaque struct types of our own, glyphs and outlines as plain values.
//
// HarfBuzz is loaded while the process runs and never linked, so that a process which measures nothing neither needs it
// nor spends time and memory on it. Each function is called wf_ plus HarfBuzz's own name, takes the loaded library and
// then HarfBuzz's arguments in HarfBuzz's order, and makes that one call; where it does not, a comment says why.
// HarfBuzz never fails loudly: a call without memory or on bad data answers with an inert object, so whoever opens one
// asks what it holds.
#ifndef WEATHERFORMAT_HARFBUZZSHIM_H
#define WEATHERFORMAT_HARFBUZZSHIM_H

#include "wf_hb_buffer.h"
#include "wf_hb_draw.h"
#include "wf_hb_face.h"
#include "wf_hb_font.h"
#include "wf_hb_library.h"

#endif
