#include "wf_unumf.h"

#include "shim.h"

WFNumberFormatter *wf_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t skeletonLen, const char *locale,
                                                     int32_t *ec) {
    return (WFNumberFormatter *)unumf_openForSkeletonAndLocale(wf_in(skeleton), skeletonLen, locale, wf_code(ec));
}

void wf_unumf_close(WFNumberFormatter *uformatter) { unumf_close((UNumberFormatter *)uformatter); }

WFFormattedNumber *wf_unumf_openResult(int32_t *ec) { return (WFFormattedNumber *)unumf_openResult(wf_code(ec)); }

void wf_unumf_closeResult(WFFormattedNumber *uresult) { unumf_closeResult((UFormattedNumber *)uresult); }

void wf_unumf_formatDecimal(const WFNumberFormatter *uformatter, const char *value, int32_t valueLen,
                            WFFormattedNumber *uresult, int32_t *ec) {
    unumf_formatDecimal((const UNumberFormatter *)uformatter, value, valueLen, (UFormattedNumber *)uresult,
                        wf_code(ec));
}

int32_t wf_unumf_resultToString(const WFFormattedNumber *uresult, uint16_t *buffer, int32_t bufferCapacity,
                                int32_t *ec) {
    return unumf_resultToString((const UFormattedNumber *)uresult, wf_out(buffer), bufferCapacity, wf_code(ec));
}
