// One call of JavaScript into the addon: its arguments as C has them, and its answer.
#ifndef CALL_H
#define CALL_H

#include <node_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weatherformat.h>

#define MOST_ARGUMENTS 7

// One call of JavaScript: its arguments, and whether an exception waits.
typedef struct {
    napi_env env;
    napi_value arguments[MOST_ARGUMENTS];
    size_t count;
    bool failed;
} call;

static call begin(napi_env env, napi_callback_info info) {
    call call = {.env = env, .count = MOST_ARGUMENTS};
    call.failed = napi_get_cb_info(env, info, &call.count, call.arguments, NULL, NULL) != napi_ok;
    return call;
}

static napi_value fail(call *call, int32_t status, const char *text) {
    static const char *const codes[] = {"OK", "NULL", "HANDLE", "ENUM", "UTF8", "BUFFER_TOO_SMALL", "NAME", "VALUE",
                                        "DOCUMENT", "OFFSET_OVERFLOW", "MEMORY", "ICU"};
    char code[48] = "ERR_WEATHERFORMAT";
    if (status >= 0 && (size_t)status < sizeof codes / sizeof *codes)
        snprintf(code, sizeof code, "ERR_WEATHERFORMAT_%s", codes[status]);
    if (!call->failed) napi_throw_error(call->env, code, text);
    call->failed = true;
    return NULL;
}

static napi_value type_error(call *call, const char *text) {
    if (!call->failed) napi_throw_type_error(call->env, "ERR_INVALID_ARG_TYPE", text);
    call->failed = true;
    return NULL;
}

static void *handle(call *call, int index) {
    void *value = NULL;
    if (!call->failed && napi_get_value_external(call->env, call->arguments[index], &value) != napi_ok)
        type_error(call, "a handle is of another kind: expected a Reader, a Zone or a Forecast");
    return value;
}

static double number(call *call, int index) {
    double value = 0;
    if (!call->failed && napi_get_value_double(call->env, call->arguments[index], &value) != napi_ok)
        type_error(call, "expected a number");
    return value;
}

static int32_t code(call *call, int index) {
    double value = number(call, index);
    // As no enumeration has it: what does not fit may not become another number.
    return value >= -1 && value <= INT32_MAX && value == (int32_t)value ? (int32_t)value : -1;
}

// A number that may be left out, and is 0 then: the default of all options.
static int32_t option(call *call, size_t index) {
    return index < call->count ? code(call, (int)index) : 0;
}

// Milliseconds since 1970, the fraction cut off downwards; what no clock has stays out of range.
static int64_t instant(call *call, int index) {
    double value = number(call, index);
    if (value != value) fail(call, WFMT_ERROR_VALUE, "instant is not a number: expected a Date, or milliseconds since 1970");
    if (!(value > -9e18 && value < 9e18)) return value < 0 ? INT64_MIN : INT64_MAX;
    int64_t whole = (int64_t)value;
    return whole > value ? whole - 1 : whole;
}

static int64_t seconds_of(int64_t milliseconds) {
    return milliseconds / 1000 - (milliseconds % 1000 < 0);
}

// A copy of a string's UTF-8, to be freed; the length also of what has a NUL in it.
static char *string(call *call, int index, size_t *length) {
    size_t count = 0;
    if (call->failed) return NULL;
    if (napi_get_value_string_utf8(call->env, call->arguments[index], NULL, 0, &count) != napi_ok) {
        type_error(call, "expected a string");
        return NULL;
    }
    char *text = malloc(count + 1);
    if (text == NULL || napi_get_value_string_utf8(call->env, call->arguments[index], text, count + 1, &count) != napi_ok) {
        free(text);
        fail(call, WFMT_ERROR_MEMORY, "no memory for a string");
        return NULL;
    }
    if (length != NULL) *length = count;
    if (length == NULL && strlen(text) != count) {
        free(text);
        fail(call, WFMT_ERROR_UTF8, "a name has a NUL in it: expected none");
        return NULL;
    }
    return text;
}

static napi_value text(call *call, const char *bytes, size_t length) {
    napi_value result = NULL;
    if (napi_create_string_utf8(call->env, bytes, length, &result) != napi_ok) return fail(call, WFMT_ERROR_MEMORY, "no memory");
    return result;
}

static napi_value integer(call *call, int32_t value) {
    napi_value result = NULL;
    return napi_create_int32(call->env, value, &result) == napi_ok ? result : NULL;
}

#endif
