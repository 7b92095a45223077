#include "wf_ustring.h"

#include "shim.h"

int32_t wf_u_strToLower(uint16_t *dest, int32_t destCapacity, const uint16_t *src, int32_t srcLength,
                        const char *locale, int32_t *pErrorCode) {
    return u_strToLower(wf_out(dest), destCapacity, wf_in(src), srcLength, locale, wf_code(pErrorCode));
}

int32_t wf_u_strToUpper(uint16_t *dest, int32_t destCapacity, const uint16_t *src, int32_t srcLength,
                        const char *locale, int32_t *pErrorCode) {
    return u_strToUpper(wf_out(dest), destCapacity, wf_in(src), srcLength, locale, wf_code(pErrorCode));
}
