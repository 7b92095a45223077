#include "wf_unumrf.h"

#include "shim.h"

WFNumberRangeFormatter *wf_unumrf_openForSkeleton(const uint16_t *skeleton, int32_t skeletonLen, const char *locale,
                                                  int32_t *ec) {
    return (WFNumberRangeFormatter *)unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        wf_in(skeleton), skeletonLen, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, locale, NULL,
        wf_code(ec));
}

void wf_unumrf_close(WFNumberRangeFormatter *uformatter) { unumrf_close((UNumberRangeFormatter *)uformatter); }

WFFormattedNumberRange *wf_unumrf_openResult(int32_t *ec) {
    return (WFFormattedNumberRange *)unumrf_openResult(wf_code(ec));
}

void wf_unumrf_closeResult(WFFormattedNumberRange *uresult) { unumrf_closeResult((UFormattedNumberRange *)uresult); }

void wf_unumrf_formatDecimalRange(const WFNumberRangeFormatter *uformatter, const char *first, int32_t firstLen,
                                  const char *second, int32_t secondLen, WFFormattedNumberRange *uresult,
                                  int32_t *ec) {
    unumrf_formatDecimalRange((const UNumberRangeFormatter *)uformatter, first, firstLen, second, secondLen,
                              (UFormattedNumberRange *)uresult, wf_code(ec));
}

const uint16_t *wf_unumrf_resultGetString(const WFFormattedNumberRange *uresult, int32_t *pLength, int32_t *ec) {
    const UFormattedValue *value = unumrf_resultAsValue((const UFormattedNumberRange *)uresult, wf_code(ec));
    return (const uint16_t *)ufmtval_getString(value, pLength, wf_code(ec));
}
