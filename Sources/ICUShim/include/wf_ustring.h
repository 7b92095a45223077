// ustring.h: case by locale.
#ifndef WEATHERFORMAT_WF_USTRING_H
#define WEATHERFORMAT_WF_USTRING_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

int32_t wf_u_strToLower(uint16_t *_Nullable dest, int32_t destCapacity, const uint16_t *src, int32_t srcLength,
                        const char *locale, int32_t *pErrorCode);
int32_t wf_u_strToUpper(uint16_t *_Nullable dest, int32_t destCapacity, const uint16_t *src, int32_t srcLength,
                        const char *locale, int32_t *pErrorCode);

#pragma clang assume_nonnull end
#endif
