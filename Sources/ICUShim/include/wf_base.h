// Status codes: what ICU calls UErrorCode. Negative is a warning, zero is success, positive is a failure.
#ifndef WEATHERFORMAT_WF_BASE_H
#define WEATHERFORMAT_WF_BASE_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A handle of one kind. ICU declares most of its handles as void *, and Swift imports every incomplete struct as
/// OpaquePointer: either way one kind could be passed for another. The member makes each a type of its own in Swift;
/// nobody ever reads it, since no value of the type exists.
#define WF_HANDLE(name)                                                                                                \
    typedef struct name {                                                                                              \
        char neverRead;                                                                                                \
    } name

/// U_BUFFER_OVERFLOW_ERROR: the call answered with the length it needs.
extern const int32_t wf_buffer_overflow_error;

/// U_FAILURE: a macro in ICU, so Swift could not call it.
bool wf_failure(int32_t status);

/// The name of a status code, such as "U_ILLEGAL_ARGUMENT_ERROR". A string of ICU's own, never freed.
const char *wf_u_errorName(int32_t status);

#pragma clang assume_nonnull end
#endif
