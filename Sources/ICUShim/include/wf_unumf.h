// unumberformatter.h: numbers, units and percent by skeleton.
#ifndef WEATHERFORMAT_WF_UNUMF_H
#define WEATHERFORMAT_WF_UNUMF_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFNumberFormatter);
WF_HANDLE(WFFormattedNumber);

WFNumberFormatter *_Nullable wf_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t skeletonLen,
                                                               const char *locale, int32_t *ec);
void wf_unumf_close(WFNumberFormatter *uformatter);

WFFormattedNumber *_Nullable wf_unumf_openResult(int32_t *ec);
void wf_unumf_closeResult(WFFormattedNumber *uresult);

/// unumf_formatDecimal: a decimal written in ASCII, such as "-12.50". No binary rounding takes place.
void wf_unumf_formatDecimal(const WFNumberFormatter *uformatter, const char *value, int32_t valueLen,
                            WFFormattedNumber *uresult, int32_t *ec);

int32_t wf_unumf_resultToString(const WFFormattedNumber *uresult, uint16_t *_Nullable buffer, int32_t bufferCapacity,
                                int32_t *ec);

#pragma clang assume_nonnull end
#endif
