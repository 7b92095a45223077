// upluralrules.h: which form of a word a number takes.
#ifndef WEATHERFORMAT_WF_UPLRULES_H
#define WEATHERFORMAT_WF_UPLRULES_H

#include "wf_base.h"
#include "wf_unumf.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFPluralRules);

/// uplrules_open: cardinal rules.
WFPluralRules *_Nullable wf_uplrules_open(const char *locale, int32_t *status);
void wf_uplrules_close(WFPluralRules *uplrules);

/// uplrules_selectFormatted: of a formatted number, so that 1 and 1.0 may differ. The keyword is ASCII in UTF-16.
int32_t wf_uplrules_selectFormatted(const WFPluralRules *uplrules, const WFFormattedNumber *number,
                                    uint16_t *_Nullable keyword, int32_t capacity, int32_t *status);

#pragma clang assume_nonnull end
#endif
