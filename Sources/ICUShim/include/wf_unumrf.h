// unumberrangeformatter.h: "12–18 km/h".
#ifndef WEATHERFORMAT_WF_UNUMRF_H
#define WEATHERFORMAT_WF_UNUMRF_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFNumberRangeFormatter);
WF_HANDLE(WFFormattedNumberRange);

/// unumrf_openForSkeletonWithCollapseAndIdentityFallback: the unit once (UNUM_RANGE_COLLAPSE_AUTO), one value where both
/// are the same (UNUM_IDENTITY_FALLBACK_SINGLE_VALUE), and no place of a skeleton's error, since no skeleton is input.
WFNumberRangeFormatter *_Nullable wf_unumrf_openForSkeleton(const uint16_t *skeleton, int32_t skeletonLen,
                                                            const char *locale, int32_t *ec);
void wf_unumrf_close(WFNumberRangeFormatter *uformatter);

WFFormattedNumberRange *_Nullable wf_unumrf_openResult(int32_t *ec);
void wf_unumrf_closeResult(WFFormattedNumberRange *uresult);

/// unumrf_formatDecimalRange: two decimals written in ASCII.
void wf_unumrf_formatDecimalRange(const WFNumberRangeFormatter *uformatter, const char *first, int32_t firstLen,
                                  const char *second, int32_t secondLen, WFFormattedNumberRange *uresult, int32_t *ec);

/// ufmtval_getString of unumrf_resultAsValue: a range has no unumrf_resultToString. The string is the result's own.
const uint16_t *_Nullable wf_unumrf_resultGetString(const WFFormattedNumberRange *uresult, int32_t *pLength,
                                                    int32_t *ec);

#pragma clang assume_nonnull end
#endif
