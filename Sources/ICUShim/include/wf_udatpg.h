// udatpg.h: the best pattern of a language for a skeleton.
#ifndef WEATHERFORMAT_WF_UDATPG_H
#define WEATHERFORMAT_WF_UDATPG_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFDateTimePatternGenerator);

WFDateTimePatternGenerator *_Nullable wf_udatpg_open(const char *locale, int32_t *pErrorCode);
void wf_udatpg_close(WFDateTimePatternGenerator *dtpg);

/// Not const in ICU, and not safe from two threads: whoever holds the generator must hold it alone.
int32_t wf_udatpg_getBestPattern(WFDateTimePatternGenerator *dtpg, const uint16_t *skeleton, int32_t length,
                                 uint16_t *_Nullable bestPattern, int32_t capacity, int32_t *pErrorCode);

/// udatpg_getDefaultHourCycle: whether the language's own habit is a 12-hour clock (UDAT_HOUR_CYCLE_11 or _12).
/// A Boolean, since 11 against 12 and 23 against 24 is the pattern's affair.
bool wf_udatpg_prefersTwelveHours(const WFDateTimePatternGenerator *dtpg, int32_t *pErrorCode);

#pragma clang assume_nonnull end
#endif
