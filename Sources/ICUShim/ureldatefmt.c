#include "wf_ureldatefmt.h"

#include "shim.h"

_Static_assert((int)WFRelativeDateTimeUnitDay == (int)UDAT_REL_UNIT_DAY, "UDAT_REL_UNIT_DAY");
_Static_assert((int)WFRelativeDateTimeUnitHour == (int)UDAT_REL_UNIT_HOUR, "UDAT_REL_UNIT_HOUR");
_Static_assert((int)WFRelativeDateTimeUnitMinute == (int)UDAT_REL_UNIT_MINUTE, "UDAT_REL_UNIT_MINUTE");
_Static_assert((int)WFRelativeDateTimeUnitSecond == (int)UDAT_REL_UNIT_SECOND, "UDAT_REL_UNIT_SECOND");
_Static_assert((int)WFRelativeDateTimeStyleLong == (int)UDAT_STYLE_LONG, "UDAT_STYLE_LONG");
_Static_assert((int)WFRelativeDateTimeStyleShort == (int)UDAT_STYLE_SHORT, "UDAT_STYLE_SHORT");
_Static_assert((int)WFRelativeDateTimeStyleNarrow == (int)UDAT_STYLE_NARROW, "UDAT_STYLE_NARROW");

WFRelativeDateTimeFormatter *wf_ureldatefmt_open(const char *locale, WFRelativeDateTimeStyle width, int32_t *status) {
    return (WFRelativeDateTimeFormatter *)ureldatefmt_open(
        locale, NULL, (UDateRelativeDateTimeFormatterStyle)width, UDISPCTX_CAPITALIZATION_NONE, wf_code(status));
}

void wf_ureldatefmt_close(WFRelativeDateTimeFormatter *reldatefmt) {
    ureldatefmt_close((URelativeDateTimeFormatter *)reldatefmt);
}

int32_t wf_ureldatefmt_formatNumeric(const WFRelativeDateTimeFormatter *reldatefmt, double offset,
                                     WFRelativeDateTimeUnit unit, uint16_t *result, int32_t resultCapacity,
                                     int32_t *status) {
    return ureldatefmt_formatNumeric((const URelativeDateTimeFormatter *)reldatefmt, offset,
                                     (URelativeDateTimeUnit)unit, wf_out(result), resultCapacity, wf_code(status));
}

int32_t wf_ureldatefmt_format(const WFRelativeDateTimeFormatter *reldatefmt, double offset,
                              WFRelativeDateTimeUnit unit, uint16_t *result, int32_t resultCapacity,
                              int32_t *status) {
    return ureldatefmt_format((const URelativeDateTimeFormatter *)reldatefmt, offset, (URelativeDateTimeUnit)unit,
                              wf_out(result), resultCapacity, wf_code(status));
}
