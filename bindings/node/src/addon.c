// The functions of libweatherformat that the JavaScript beside it calls. Numbers of enumerations, handles as externals, text.
#include "call.h"

// What a function that writes text gives; the second call of one that failed says why.
#define TEXT(function, ...)                                                                                            \
    do {                                                                                                               \
        char bytes[WFMT_TEXT_SIZE];                                                                                    \
        size_t length;                                                                                                 \
        wfmt_error error;                                                                                              \
        if (call.failed) return NULL;                                                                                  \
        if (function(__VA_ARGS__, bytes, sizeof bytes, &length, NULL) == WFMT_OK) return text(&call, bytes, length);  \
        int32_t status = function(__VA_ARGS__, bytes, sizeof bytes, &length, &error);                                  \
        return fail(&call, status, error.text);                                                                        \
    } while (0)

#define METHOD(name) static napi_value name(napi_env env, napi_callback_info info)
#define BEGIN call call = begin(env, info)

METHOD(date) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    const wfmt_zone *zone = handle(&call, 1);
    int32_t intent = code(&call, 2);
    int64_t when = instant(&call, 3);
    TEXT(wfmt_date_ms, reader, zone, intent, when);
}

METHOD(hour) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    const wfmt_zone *zone = handle(&call, 1);
    int32_t intent = code(&call, 2);
    int64_t when = instant(&call, 3);
    TEXT(wfmt_hour, reader, zone, intent, seconds_of(when));
}

METHOD(day) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    int32_t intent = code(&call, 1), year = code(&call, 2), month = code(&call, 3), of_month = code(&call, 4);
    TEXT(wfmt_day, reader, intent, year, month, of_month);
}

METHOD(relative) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    double seconds = number(&call, 1);
    TEXT(wfmt_relative, reader, seconds);
}

METHOD(duration) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    double seconds = number(&call, 1);
    int32_t style = code(&call, 2), form = code(&call, 3);
    TEXT(wfmt_duration, reader, seconds, style, form);
}

METHOD(unit) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    double value = number(&call, 1);
    int32_t given = code(&call, 2), read = option(&call, 3), style = option(&call, 4), form = option(&call, 5);
    TEXT(wfmt_unit, reader, value, given, read, style, form);
}

METHOD(gusts) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    double wind = number(&call, 1), gust = number(&call, 2);
    int32_t given = code(&call, 3), read = code(&call, 4), style = code(&call, 5), form = code(&call, 6);
    TEXT(wfmt_gusts, reader, wind, gust, given, read, style, form);
}

METHOD(intentName) {
    BEGIN;
    int32_t intent = code(&call, 0);
    TEXT(wfmt_intent_name, intent);
}

METHOD(unitName) {
    BEGIN;
    int32_t unit = code(&call, 0);
    TEXT(wfmt_unit_name, unit);
}

METHOD(languageTag) {
    BEGIN;
    int32_t index = code(&call, 0);
    TEXT(wfmt_language_tag, index);
}

METHOD(languageName) {
    BEGIN;
    int32_t index = code(&call, 0);
    TEXT(wfmt_language_name, index);
}

METHOD(readerTag) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    TEXT(wfmt_reader_tag, reader);
}

METHOD(zoneName) {
    BEGIN;
    const wfmt_zone *zone = handle(&call, 0);
    TEXT(wfmt_zone_name, zone);
}

METHOD(forecastZone) {
    BEGIN;
    const wfmt_forecast *forecast = handle(&call, 0);
    TEXT(wfmt_forecast_zone, forecast);
}

METHOD(counts) {
    BEGIN;
    napi_value result = NULL;
    const int32_t each[] = {wfmt_language_count(), wfmt_intent_count(), wfmt_unit_count()};
    if (napi_create_array(env, &result) != napi_ok) return fail(&call, WFMT_ERROR_MEMORY, "no memory");
    for (uint32_t index = 0; index < 3; index++) napi_set_element(env, result, index, integer(&call, each[index]));
    return result;
}

METHOD(version) {
    BEGIN;
    char bytes[WFMT_TEXT_SIZE];
    size_t length;
    wfmt_error error;
    int32_t status = wfmt_version(bytes, sizeof bytes, &length, &error);
    return status == WFMT_OK ? text(&call, bytes, length) : fail(&call, status, error.text);
}

METHOD(dataVersion) {
    BEGIN;
    char bytes[WFMT_TEXT_SIZE];
    size_t length;
    wfmt_error error;
    int32_t status = wfmt_data_version(bytes, sizeof bytes, &length, &error);
    return status == WFMT_OK ? text(&call, bytes, length) : fail(&call, status, error.text);
}

// An intent or a unit by a name that no table has: what the library says of it.
METHOD(intentNamed) {
    BEGIN;
    int32_t found = 0;
    wfmt_error error;
    char *name = string(&call, 0, NULL);
    if (call.failed) return NULL;
    int32_t status = wfmt_intent_named(name, &found, &error);
    free(name);
    return status == WFMT_OK ? integer(&call, found) : fail(&call, status, error.text);
}

METHOD(unitNamed) {
    BEGIN;
    int32_t found = 0;
    wfmt_error error;
    char *name = string(&call, 0, NULL);
    if (call.failed) return NULL;
    int32_t status = wfmt_unit_named(name, &found, &error);
    free(name);
    return status == WFMT_OK ? integer(&call, found) : fail(&call, status, error.text);
}

static void free_reader(napi_env env, void *data, void *hint) {
    (void)env, (void)hint;
    wfmt_reader_free(data);
}

static void free_zone(napi_env env, void *data, void *hint) {
    (void)env, (void)hint;
    wfmt_zone_free(data);
}

static void free_forecast(napi_env env, void *data, void *hint) {
    (void)env, (void)hint;
    wfmt_forecast_free(data);
}

static napi_value external(call *call, void *made, napi_finalize finalize) {
    napi_value result = NULL;
    if (napi_create_external(call->env, made, finalize, NULL, &result) == napi_ok) return result;
    finalize(call->env, made, NULL);
    return fail(call, WFMT_ERROR_MEMORY, "no memory for a handle");
}

METHOD(readerCreate) {
    BEGIN;
    wfmt_reader *made = NULL;
    wfmt_error error;
    int32_t clock = code(&call, 1), voice = code(&call, 2);
    char *language = string(&call, 0, NULL);
    if (call.failed) return NULL;
    int32_t status = wfmt_reader_create(language, clock, voice, &made, &error);
    free(language);
    return status == WFMT_OK ? external(&call, made, free_reader) : fail(&call, status, error.text);
}

METHOD(readerClock) {
    BEGIN;
    const wfmt_reader *reader = handle(&call, 0);
    int32_t clock = 0;
    wfmt_error error;
    if (call.failed) return NULL;
    int32_t status = wfmt_reader_clock(reader, &clock, &error);
    return status == WFMT_OK ? integer(&call, clock) : fail(&call, status, error.text);
}

METHOD(zoneCreate) {
    BEGIN;
    wfmt_zone *made = NULL;
    wfmt_error error;
    char *name = string(&call, 0, NULL);
    if (call.failed) return NULL;
    int32_t status = wfmt_zone_create(name, &made, &error);
    free(name);
    return status == WFMT_OK ? external(&call, made, free_zone) : fail(&call, status, error.text);
}

METHOD(warmUp) {
    BEGIN;
    wfmt_error error;
    int32_t voice = code(&call, 1);
    char *language = string(&call, 0, NULL);
    if (call.failed) return NULL;
    int32_t status = wfmt_warm_up((const char *const *)&language, 1, voice, &error);
    free(language);
    return status == WFMT_OK ? NULL : fail(&call, status, error.text);
}

METHOD(forecastRead) {
    BEGIN;
    wfmt_forecast *made = NULL;
    wfmt_error error;
    size_t size = 0, points_size = 0;
    int32_t source_units = code(&call, 2);
    char *document = string(&call, 0, &size), *points = string(&call, 1, &points_size);
    if (!call.failed) {
        int32_t status = wfmt_forecast_read(document, size, points, points_size, source_units, &made, &error);
        if (status != WFMT_OK) fail(&call, status, error.text);
    }
    free(document);
    free(points);
    return call.failed ? NULL : external(&call, made, free_forecast);
}

METHOD(forecastJson) {
    BEGIN;
    const wfmt_forecast *forecast = handle(&call, 0);
    const wfmt_reader *reader = handle(&call, 1);
    wfmt_forecast_settings settings;
    wfmt_error error;
    int32_t status = wfmt_forecast_settings_default(&settings, &error);
    settings.units = code(&call, 2);
    settings.visible_columns = code(&call, 3);
    double now = number(&call, 4);
    if (now == now) settings.now = seconds_of(instant(&call, 4));
    napi_valuetype type = napi_null;
    napi_typeof(env, call.arguments[5], &type);
    if (type != napi_null) settings.zone = handle(&call, 5);
    size_t size = 1 << 16, length = 0;
    char *bytes = NULL;
    while (!call.failed) {
        char *grown = realloc(bytes, size);
        if (grown == NULL) {
            fail(&call, WFMT_ERROR_MEMORY, "no memory for a forecast");
            break;
        }
        bytes = grown;
        status = wfmt_forecast_json(forecast, reader, &settings, bytes, size, &length, &error);
        if (status != WFMT_ERROR_BUFFER_TOO_SMALL) break;
        size = length + 1;
    }
    napi_value result = NULL;
    if (!call.failed) result = status == WFMT_OK ? text(&call, bytes, length) : fail(&call, status, error.text);
    free(bytes);
    return result;
}

NAPI_MODULE_INIT() {
#define FUNCTION(name) {#name, NULL, name, NULL, NULL, NULL, napi_enumerable, NULL}
    const napi_property_descriptor functions[] = {
        FUNCTION(date),         FUNCTION(hour),        FUNCTION(day),          FUNCTION(relative),    FUNCTION(duration),
        FUNCTION(unit),         FUNCTION(gusts),       FUNCTION(intentName),   FUNCTION(unitName),    FUNCTION(intentNamed),
        FUNCTION(unitNamed),    FUNCTION(languageTag), FUNCTION(languageName), FUNCTION(counts),      FUNCTION(version),
        FUNCTION(dataVersion),  FUNCTION(readerCreate), FUNCTION(readerTag),   FUNCTION(readerClock), FUNCTION(zoneCreate),
        FUNCTION(zoneName),     FUNCTION(warmUp),      FUNCTION(forecastRead), FUNCTION(forecastZone), FUNCTION(forecastJson)};
    return napi_define_properties(env, exports, sizeof functions / sizeof *functions, functions) == napi_ok ? exports : NULL;
}
