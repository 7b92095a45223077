#include "wf_udat.h"

#include "shim.h"

_Static_assert((int)WFDateFormatSymbolTypeMonths == (int)UDAT_MONTHS, "UDAT_MONTHS");
_Static_assert((int)WFDateFormatSymbolTypeShortMonths == (int)UDAT_SHORT_MONTHS, "UDAT_SHORT_MONTHS");
_Static_assert((int)WFDateFormatSymbolTypeWeekdays == (int)UDAT_WEEKDAYS, "UDAT_WEEKDAYS");
_Static_assert((int)WFDateFormatSymbolTypeShortWeekdays == (int)UDAT_SHORT_WEEKDAYS, "UDAT_SHORT_WEEKDAYS");
_Static_assert((int)WFDateFormatSymbolTypeAmPms == (int)UDAT_AM_PMS, "UDAT_AM_PMS");
_Static_assert((int)WFDateFormatSymbolTypeStandaloneMonths == (int)UDAT_STANDALONE_MONTHS, "UDAT_STANDALONE_MONTHS");
_Static_assert((int)WFDateFormatSymbolTypeStandaloneWeekdays == (int)UDAT_STANDALONE_WEEKDAYS,
               "UDAT_STANDALONE_WEEKDAYS");
_Static_assert((int)WFDateFormatSymbolTypeStandaloneShortWeekdays == (int)UDAT_STANDALONE_SHORT_WEEKDAYS,
               "UDAT_STANDALONE_SHORT_WEEKDAYS");
_Static_assert((int)WFDateFormatSymbolTypeStandaloneShorterWeekdays == (int)UDAT_STANDALONE_SHORTER_WEEKDAYS,
               "UDAT_STANDALONE_SHORTER_WEEKDAYS");
_Static_assert((int)WFDisplayContextCapitalizationNone == (int)UDISPCTX_CAPITALIZATION_NONE,
               "UDISPCTX_CAPITALIZATION_NONE");
_Static_assert((int)WFDisplayContextCapitalizationForBeginningOfSentence ==
                   (int)UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE,
               "UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE");
_Static_assert((int)WFDisplayContextCapitalizationForUIListOrMenu == (int)UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU,
               "UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU");

// UDateFormat is void * in ICU: these two casts are where our type becomes ICU's.
static UDateFormat *mutableFormat(WFDateFormat *format) { return (UDateFormat *)format; }
static const UDateFormat *constFormat(const WFDateFormat *format) { return (const UDateFormat *)format; }

WFDateFormat *wf_udat_open(const char *locale, const uint16_t *tzID, int32_t tzIDLength, const uint16_t *pattern,
                           int32_t patternLength, int32_t *status) {
    return (WFDateFormat *)udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, wf_in(tzID), tzIDLength, wf_in(pattern),
                                     patternLength, wf_code(status));
}

void wf_udat_close(WFDateFormat *format) { udat_close(mutableFormat(format)); }

int32_t wf_udat_format(const WFDateFormat *format, double dateToFormat, uint16_t *result, int32_t resultLength,
                       int32_t *status) {
    return udat_format(constFormat(format), dateToFormat, wf_out(result), resultLength, NULL, wf_code(status));
}

int32_t wf_udat_getSymbols(const WFDateFormat *format, WFDateFormatSymbolType type, int32_t symbolIndex,
                           uint16_t *result, int32_t resultLength, int32_t *status) {
    return udat_getSymbols(constFormat(format), (UDateFormatSymbolType)type, symbolIndex, wf_out(result), resultLength,
                           wf_code(status));
}

void wf_udat_setSymbols(WFDateFormat *format, WFDateFormatSymbolType type, int32_t symbolIndex, const uint16_t *value,
                        int32_t valueLength, int32_t *status) {
    // ICU declares the value without const, and only reads it.
    udat_setSymbols(mutableFormat(format), (UDateFormatSymbolType)type, symbolIndex, (UChar *)value, valueLength,
                    wf_code(status));
}

void wf_udat_setContext(WFDateFormat *format, WFDisplayContext value, int32_t *status) {
    udat_setContext(mutableFormat(format), (UDisplayContext)value, wf_code(status));
}

void wf_udat_setCalendar(WFDateFormat *format, const WFCalendar *calendarToSet) {
    udat_setCalendar(mutableFormat(format), (const UCalendar *)calendarToSet);
}
