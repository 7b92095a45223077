// What the shim's own sources share: the way from our types to ICU's and back.
#ifndef WEATHERFORMAT_SHIM_H
#define WEATHERFORMAT_SHIM_H

#include "icu.h"

#include <stdint.h>

// A UErrorCode is an enum in C and an int in every ABI that ICU builds for; the shim's callers hold an int32_t.
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "UErrorCode must be as wide as int32_t");
_Static_assert(sizeof(UChar) == sizeof(uint16_t), "UChar must be a UTF-16 code unit");

static inline UErrorCode *wf_code(int32_t *status) { return (UErrorCode *)status; }
static inline const UChar *wf_in(const uint16_t *text) { return (const UChar *)text; }
static inline UChar *wf_out(uint16_t *text) { return (UChar *)text; }

#endif
