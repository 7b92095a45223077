// ulistformatter.h: "1 hr, 30 min" from its two parts.
#ifndef WEATHERFORMAT_WF_ULISTFMT_H
#define WEATHERFORMAT_WF_ULISTFMT_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFListFormatter);

/// UListFormatterWidth.
typedef enum __attribute__((enum_extensibility(closed))) WFListWidth {
    WFListWidthWide = 0,
    WFListWidthShort = 1,
    WFListWidthNarrow = 2,
} WFListWidth;

/// ulistfmt_openForType, always with ULISTFMT_TYPE_UNITS: nothing else is ever listed here.
WFListFormatter *_Nullable wf_ulistfmt_openForUnits(const char *locale, WFListWidth width, int32_t *status);
void wf_ulistfmt_close(WFListFormatter *listfmt);

/// ulistfmt_format with exactly two strings: Swift has no easy array of pointers to buffers of its own.
int32_t wf_ulistfmt_formatTwo(const WFListFormatter *listfmt, const uint16_t *first, int32_t firstLength,
                              const uint16_t *second, int32_t secondLength, uint16_t *_Nullable result,
                              int32_t resultCapacity, int32_t *status);

#pragma clang assume_nonnull end
#endif
