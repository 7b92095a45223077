#include "wf_udatpg.h"

#include "shim.h"

WFDateTimePatternGenerator *wf_udatpg_open(const char *locale, int32_t *pErrorCode) {
    return (WFDateTimePatternGenerator *)udatpg_open(locale, wf_code(pErrorCode));
}

void wf_udatpg_close(WFDateTimePatternGenerator *dtpg) { udatpg_close((UDateTimePatternGenerator *)dtpg); }

int32_t wf_udatpg_getBestPattern(WFDateTimePatternGenerator *dtpg, const uint16_t *skeleton, int32_t length,
                                 uint16_t *bestPattern, int32_t capacity, int32_t *pErrorCode) {
    return udatpg_getBestPattern((UDateTimePatternGenerator *)dtpg, wf_in(skeleton), length, wf_out(bestPattern),
                                 capacity, wf_code(pErrorCode));
}

bool wf_udatpg_prefersTwelveHours(const WFDateTimePatternGenerator *dtpg, int32_t *pErrorCode) {
    UDateFormatHourCycle cycle =
        udatpg_getDefaultHourCycle((const UDateTimePatternGenerator *)dtpg, wf_code(pErrorCode));
    return cycle == UDAT_HOUR_CYCLE_11 || cycle == UDAT_HOUR_CYCLE_12;
}
