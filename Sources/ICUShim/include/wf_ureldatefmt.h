// ureldatefmt.h: "5 min. ago", "now".
#ifndef WEATHERFORMAT_WF_URELDATEFMT_H
#define WEATHERFORMAT_WF_URELDATEFMT_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFRelativeDateTimeFormatter);

/// URelativeDateTimeUnit, the ones in use.
typedef enum __attribute__((enum_extensibility(closed))) WFRelativeDateTimeUnit {
    WFRelativeDateTimeUnitDay = 4,
    WFRelativeDateTimeUnitHour = 5,
    WFRelativeDateTimeUnitMinute = 6,
    WFRelativeDateTimeUnitSecond = 7,
} WFRelativeDateTimeUnit;

/// UDateRelativeDateTimeFormatterStyle.
typedef enum __attribute__((enum_extensibility(closed))) WFRelativeDateTimeStyle {
    WFRelativeDateTimeStyleLong = 0,
    WFRelativeDateTimeStyleShort = 1,
    WFRelativeDateTimeStyleNarrow = 2,
} WFRelativeDateTimeStyle;

/// ureldatefmt_open without a number format of the caller's and without a capitalization context.
WFRelativeDateTimeFormatter *_Nullable wf_ureldatefmt_open(const char *locale, WFRelativeDateTimeStyle width,
                                                           int32_t *status);
void wf_ureldatefmt_close(WFRelativeDateTimeFormatter *reldatefmt);

/// Negative offsets are in the past. ureldatefmt_format says "now", ureldatefmt_formatNumeric always has the number.
int32_t wf_ureldatefmt_formatNumeric(const WFRelativeDateTimeFormatter *reldatefmt, double offset,
                                     WFRelativeDateTimeUnit unit, uint16_t *_Nullable result, int32_t resultCapacity,
                                     int32_t *status);
int32_t wf_ureldatefmt_format(const WFRelativeDateTimeFormatter *reldatefmt, double offset,
                              WFRelativeDateTimeUnit unit, uint16_t *_Nullable result, int32_t resultCapacity,
                              int32_t *status);

#pragma clang assume_nonnull end
#endif
