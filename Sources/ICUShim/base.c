#include "icu.h"
#include "wf_base.h"

const int32_t wf_buffer_overflow_error = U_BUFFER_OVERFLOW_ERROR;

bool wf_failure(int32_t status) { return U_FAILURE((UErrorCode)status); }

const char *wf_u_errorName(int32_t status) { return u_errorName((UErrorCode)status); }
