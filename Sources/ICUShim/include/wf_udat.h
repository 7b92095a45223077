// udat.h: date formats by pattern.
#ifndef WEATHERFORMAT_WF_UDAT_H
#define WEATHERFORMAT_WF_UDAT_H

#include "wf_base.h"
#include "wf_ucal.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFDateFormat);

/// UDateFormatSymbolType, the kinds that a pattern of ours can draw. udat.c asserts that the values are ICU's.
typedef enum __attribute__((enum_extensibility(closed))) WFDateFormatSymbolType {
    WFDateFormatSymbolTypeMonths = 1,
    WFDateFormatSymbolTypeShortMonths = 2,
    WFDateFormatSymbolTypeWeekdays = 3,
    WFDateFormatSymbolTypeShortWeekdays = 4,
    WFDateFormatSymbolTypeAmPms = 5,
    WFDateFormatSymbolTypeStandaloneMonths = 10,
    WFDateFormatSymbolTypeStandaloneWeekdays = 13,
    WFDateFormatSymbolTypeStandaloneShortWeekdays = 14,
    WFDateFormatSymbolTypeStandaloneShorterWeekdays = 21,
} WFDateFormatSymbolType;

/// UDisplayContext, the three that plans use.
typedef enum __attribute__((enum_extensibility(closed))) WFDisplayContext {
    WFDisplayContextCapitalizationNone = 256,
    WFDisplayContextCapitalizationForBeginningOfSentence = 258,
    WFDisplayContextCapitalizationForUIListOrMenu = 259,
} WFDisplayContext;

/// udat_open without its two styles: they are always UDAT_PATTERN.
WFDateFormat *_Nullable wf_udat_open(const char *locale, const uint16_t *tzID, int32_t tzIDLength,
                                     const uint16_t *pattern, int32_t patternLength, int32_t *status);
void wf_udat_close(WFDateFormat *format);

int32_t wf_udat_format(const WFDateFormat *format, double dateToFormat, uint16_t *_Nullable result,
                       int32_t resultLength, int32_t *status);
int32_t wf_udat_getSymbols(const WFDateFormat *format, WFDateFormatSymbolType type, int32_t symbolIndex,
                           uint16_t *_Nullable result, int32_t resultLength, int32_t *status);
void wf_udat_setSymbols(WFDateFormat *format, WFDateFormatSymbolType type, int32_t symbolIndex, const uint16_t *value,
                        int32_t valueLength, int32_t *status);
void wf_udat_setContext(WFDateFormat *format, WFDisplayContext value, int32_t *status);

/// udat_setCalendar: the format keeps a copy.
void wf_udat_setCalendar(WFDateFormat *format, const WFCalendar *calendarToSet);

#pragma clang assume_nonnull end
#endif
