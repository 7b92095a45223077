// What the shim's own sources share: the way from our types to ICU's and back.
#ifndef WEATHERFORMAT_SHIM_H
#define WEATHERFORMAT_SHIM_H

#include "icu.h"

#include <stdbool.h>
#include <stdint.h>

// A UErrorCode is an enum in C and an int in every ABI that ICU builds for; the shim's callers hold an int32_t.
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "UErrorCode must be as wide as int32_t");
_Static_assert(sizeof(UChar) == sizeof(uint16_t), "UChar must be a UTF-16 code unit");

// ICU looks the process's locale up when it is first used. Later ones than 72 then crash over a name whose language is longer
// than any (LC_ALL="no such locale"), which no library may do to its process; the toolchain's ICU is 76.
#define WEATHERFORMAT_SETTLES_LOCALE (U_ICU_VERSION_MAJOR_NUM > 72)

#if WEATHERFORMAT_SETTLES_LOCALE
// Gives ICU a default locale, once, where the process's has a name that it has no room for.
void wf_settleDefaultLocale(void);
#else
static inline void wf_settleDefaultLocale(void) {}
#endif

// Where a status goes to ICU: before each call that could look the locale up.
static inline UErrorCode *wf_code(int32_t *status) {
    wf_settleDefaultLocale();
    return (UErrorCode *)status;
}
static inline const UChar *wf_in(const uint16_t *text) { return (const UChar *)text; }
static inline UChar *wf_out(uint16_t *text) { return (UChar *)text; }

#endif
