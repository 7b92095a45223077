#include "wf_ulistfmt.h"

#include "shim.h"

_Static_assert((int)WFListWidthWide == (int)ULISTFMT_WIDTH_WIDE, "ULISTFMT_WIDTH_WIDE");
_Static_assert((int)WFListWidthShort == (int)ULISTFMT_WIDTH_SHORT, "ULISTFMT_WIDTH_SHORT");
_Static_assert((int)WFListWidthNarrow == (int)ULISTFMT_WIDTH_NARROW, "ULISTFMT_WIDTH_NARROW");

WFListFormatter *wf_ulistfmt_openForUnits(const char *locale, WFListWidth width, int32_t *status) {
    return (WFListFormatter *)ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, (UListFormatterWidth)width,
                                                   wf_code(status));
}

void wf_ulistfmt_close(WFListFormatter *listfmt) { ulistfmt_close((UListFormatter *)listfmt); }

int32_t wf_ulistfmt_formatTwo(const WFListFormatter *listfmt, const uint16_t *first, int32_t firstLength,
                              const uint16_t *second, int32_t secondLength, uint16_t *result, int32_t resultCapacity,
                              int32_t *status) {
    const UChar *strings[2] = {wf_in(first), wf_in(second)};
    const int32_t lengths[2] = {firstLength, secondLength};
    return ulistfmt_format((const UListFormatter *)listfmt, strings, lengths, 2, wf_out(result), resultCapacity,
                           wf_code(status));
}
