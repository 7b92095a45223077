// Each function once as it is meant, and once as it is not.
#include "check.h"

#include <stdlib.h>

static wfmt_error error;
static char text[WFMT_TEXT_SIZE];
static size_t length;

#define TEXT text, sizeof text, &length, &error

static const int64_t evening = 1786808340; // 2026-08-15T15:39:00Z, 17:39 in Berlin

static wfmt_reader *reader(const char *tag, int32_t clock, int32_t voice) {
    wfmt_reader *made = NULL;
    CHECK_OK(wfmt_reader_create(tag, clock, voice, &made, &error));
    return made;
}

static wfmt_zone *zone(const char *name) {
    wfmt_zone *made = NULL;
    CHECK_OK(wfmt_zone_create(name, &made, &error));
    return made;
}

static void versions_and_names(void) {
    CHECK_OK(wfmt_version(TEXT));
    CHECK_TEXT(WFMT_VERSION);
    CHECK_OK(wfmt_data_version(TEXT));
    CHECK(strncmp(text, "ICU ", 4) == 0 && strstr(text, "zones "));
    CHECK(wfmt_language_count() > 20 && wfmt_intent_count() > 20 && wfmt_unit_count() > 20);
    for (int32_t index = 0; index < wfmt_language_count(); index++) {
        CHECK_OK(wfmt_language_name(index, TEXT));
        CHECK_OK(wfmt_language_tag(index, TEXT));
        wfmt_reader_free(reader(text, WFMT_CLOCK_AUTO, WFMT_VOICE_HOUSE));
    }
    CHECK_REFUSED(WFMT_ERROR_ENUM, "index", wfmt_language_tag(-1, TEXT));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "index", wfmt_language_name(wfmt_language_count(), TEXT));
    int32_t code = 0;
    for (int32_t intent = 1; intent <= wfmt_intent_count(); intent++) {
        CHECK_OK(wfmt_intent_name(intent, TEXT));
        CHECK_OK(wfmt_intent_named(text, &code, &error));
        CHECK(code == intent);
    }
    for (int32_t unit = 1; unit <= wfmt_unit_count(); unit++) {
        CHECK_OK(wfmt_unit_name(unit, TEXT));
        CHECK_OK(wfmt_unit_named(text, &code, &error));
        CHECK(code == unit);
    }
    CHECK_REFUSED(WFMT_ERROR_NAME, "did you mean sunEventTime?", wfmt_intent_named("sunEventTimes", &code, &error));
    CHECK(code == 0);
    CHECK_REFUSED(WFMT_ERROR_NAME, "did you mean km/h?", wfmt_unit_named("kph", &code, &error));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "intent is 0", wfmt_intent_name(0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "unit is 99", wfmt_unit_name(99, TEXT));
    CHECK_OK(wfmt_intent_draws_time(WFMT_INTENT_SUN_EVENT_TIME, &code, &error));
    CHECK(code == 1);
    CHECK_OK(wfmt_intent_draws_time(WFMT_INTENT_MOON_DATE, &code, &error));
    CHECK(code == 0);
}

static void readers_and_zones(void) {
    wfmt_reader *made = (wfmt_reader *)&error;
    CHECK_REFUSED(WFMT_ERROR_NAME, "xx-yy", wfmt_reader_create("xx-yy", 0, 0, &made, &error));
    CHECK(made == NULL);
    CHECK_REFUSED(WFMT_ERROR_UTF8, "language", wfmt_reader_create("d\xC3", 0, 0, &made, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "language is NULL", wfmt_reader_create(NULL, 0, 0, &made, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "reader is NULL", wfmt_reader_create("de", 0, 0, NULL, &error));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "clock is 13", wfmt_reader_create("de", 13, 0, &made, &error));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "voice is 2", wfmt_reader_create("de", 0, 2, &made, &error));
    char endless[100000];
    memset(endless, 'd', sizeof endless);
    CHECK_REFUSED(WFMT_ERROR_NAME, "expected at most", wfmt_reader_create(endless, 0, 0, &made, &error));
    wfmt_zone *place = NULL;
    CHECK_REFUSED(WFMT_ERROR_NAME, "did you mean Europe/Berlin?", wfmt_zone_create("Europe/Berln", &place, &error));
    CHECK_REFUSED(WFMT_ERROR_NAME, "expected at most", wfmt_zone_create(endless, &place, &error));
    // Without an error to describe it in, the status says it all.
    CHECK(wfmt_zone_create("Europe/Berln", &place, NULL) == WFMT_ERROR_NAME);

    made = reader("EN_gb", WFMT_CLOCK_AUTO, WFMT_VOICE_NATIVE);
    CHECK_OK(wfmt_reader_tag(made, TEXT));
    CHECK_TEXT("en-GB");
    int32_t clock = 0;
    CHECK_OK(wfmt_reader_clock(made, &clock, &error));
    CHECK(clock == WFMT_CLOCK_24);
    place = zone("America/Argentina/Buenos_Aires");
    CHECK_OK(wfmt_zone_name(place, TEXT));
    CHECK_TEXT("America/Argentina/Buenos_Aires");
    // Each kind of handle is refused where another one belongs, and so is what is none.
    CHECK_REFUSED(WFMT_ERROR_HANDLE, "reader", wfmt_reader_tag((wfmt_reader *)place, TEXT));
    CHECK_REFUSED(WFMT_ERROR_HANDLE, "zone", wfmt_zone_name((wfmt_zone *)made, TEXT));
    CHECK_REFUSED(WFMT_ERROR_HANDLE, "forecast", wfmt_forecast_zone((wfmt_forecast *)made, TEXT));
    CHECK_REFUSED(WFMT_ERROR_HANDLE, "reader", wfmt_reader_tag((wfmt_reader *)(text + 1), TEXT));
    CHECK(wfmt_reader_free((wfmt_reader *)place) == WFMT_ERROR_HANDLE);
    CHECK(wfmt_zone_free((wfmt_zone *)made) == WFMT_ERROR_HANDLE);
    CHECK(wfmt_reader_free(NULL) == WFMT_OK);
    CHECK(wfmt_zone_free(NULL) == WFMT_OK);
    CHECK(wfmt_forecast_free(NULL) == WFMT_OK);
    CHECK(wfmt_reader_free(made) == WFMT_OK);
    CHECK(wfmt_zone_free(place) == WFMT_OK);
}

static void dates(void) {
    wfmt_reader *de = reader("de", WFMT_CLOCK_24, WFMT_VOICE_NATIVE);
    wfmt_reader *en = reader("en", WFMT_CLOCK_12, WFMT_VOICE_HOUSE);
    wfmt_zone *berlin = zone("Europe/Berlin");
    CHECK_OK(wfmt_date(de, berlin, WFMT_INTENT_DAILY_HEADER, evening, TEXT));
    CHECK_TEXT("Sa., 15. Aug.");
    CHECK_OK(wfmt_date(en, berlin, WFMT_INTENT_SUN_EVENT_TIME, evening, TEXT));
    CHECK_TEXT("5:39pm");
    CHECK_OK(wfmt_date_ms(en, berlin, WFMT_INTENT_SUN_EVENT_TIME, evening * 1000 + 999, TEXT));
    CHECK_TEXT("5:39pm");
    // A millisecond before midnight of 1970 is the day before.
    wfmt_zone *utc = zone("UTC");
    CHECK_OK(wfmt_date_ms(en, utc, WFMT_INTENT_HISTORY_DATE, -1, TEXT));
    CHECK_TEXT("Dec 31, 1969");
    wfmt_zone *india = zone("Asia/Kolkata");
    CHECK_OK(wfmt_hour(en, india, WFMT_INTENT_HOURLY_CHART_HOUR, 1786806000, TEXT));
    CHECK_TEXT("8:30pm");
    CHECK_OK(wfmt_day(en, WFMT_INTENT_DAILY_FULL_HEADER, 2026, 8, 15, TEXT));
    CHECK_TEXT("Saturday, Aug 15");
    CHECK_REFUSED(WFMT_ERROR_VALUE, "expected an instant", wfmt_day(en, WFMT_INTENT_WIDGET_HOUR, 2026, 8, 15, TEXT));
    CHECK_REFUSED(WFMT_ERROR_VALUE, "no such day", wfmt_day(en, WFMT_INTENT_MOON_DATE, 2026, 2, 30, TEXT));
    CHECK_REFUSED(WFMT_ERROR_VALUE, "no such day",
                  wfmt_day(en, WFMT_INTENT_MOON_DATE, INT32_MIN, INT32_MAX, 1, TEXT));
    int64_t far[] = {INT64_MIN, INT64_MAX, -62135596801, 253402300800};
    for (size_t index = 0; index < 4; index++) {
        CHECK_REFUSED(WFMT_ERROR_VALUE, "out of range",
                      wfmt_date(en, berlin, WFMT_INTENT_SUN_EVENT_TIME, far[index], TEXT));
        CHECK_REFUSED(WFMT_ERROR_VALUE, "out of range",
                      wfmt_hour(en, berlin, WFMT_INTENT_WIDGET_HOUR, far[index], TEXT));
        CHECK(text[0] == 0 && length == 0);
    }
    CHECK_OK(wfmt_relative(en, 300, TEXT));
    CHECK_TEXT("5 min. ago");
    CHECK_REFUSED(WFMT_ERROR_VALUE, "seconds", wfmt_relative(en, 1e300, TEXT));
    CHECK_OK(wfmt_duration(en, 7179, WFMT_STYLE_VOICE, WFMT_FORM_SHORT, TEXT));
    CHECK_TEXT("1h 59min");
    CHECK_OK(wfmt_duration(en, 7179, WFMT_STYLE_COMPACT, WFMT_FORM_LONG, TEXT));
    CHECK_TEXT("1 hour, 59 minutes");
    CHECK_REFUSED(WFMT_ERROR_ENUM, "form is 3", wfmt_duration(en, 60, 0, WFMT_FORM_SPOKEN, TEXT));
    CHECK_REFUSED(WFMT_ERROR_VALUE, "out of range", wfmt_duration(en, -60, 0, 0, TEXT));

    // A buffer that is too small: what is needed, and nothing behind the buffer.
    for (size_t size = 0; size <= 7; size++) {
        char small[16];
        memset(small, '#', sizeof small);
        int32_t status = wfmt_date(en, berlin, WFMT_INTENT_SUN_EVENT_TIME, evening, small, size, &length, &error);
        CHECK(length == 6);
        CHECK(status == (size > 6 ? WFMT_OK : WFMT_ERROR_BUFFER_TOO_SMALL));
        CHECK(size == 0 || strcmp(small, size > 6 ? "5:39pm" : "") == 0);
        for (size_t index = size; index < sizeof small; index++) CHECK(small[index] == '#');
    }
    CHECK(wfmt_date(en, berlin, WFMT_INTENT_SUN_EVENT_TIME, evening, NULL, 0, &length, NULL) ==
          WFMT_ERROR_BUFFER_TOO_SMALL);
    CHECK(length == 6);
    CHECK_REFUSED(WFMT_ERROR_NULL, "text", wfmt_date(en, berlin, 1, evening, NULL, 5, &length, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "size", wfmt_date(en, berlin, 1, evening, text, SIZE_MAX, &length, &error));
    CHECK_OK(wfmt_date(en, berlin, 1, evening, text, sizeof text, NULL, &error));

    wfmt_zone_free(india);
    wfmt_zone_free(utc);
    wfmt_zone_free(berlin);
    wfmt_reader_free(de);
    wfmt_reader_free(en);
}

static void units(void) {
    wfmt_reader *de = reader("de", WFMT_CLOCK_24, WFMT_VOICE_NATIVE);
    wfmt_reader *cs = reader("cs", WFMT_CLOCK_24, WFMT_VOICE_HOUSE);
    CHECK_OK(wfmt_unit(cs, 12, WFMT_UNIT_KILOMETERS_PER_HOUR, WFMT_UNIT_SAME, 0, 0, TEXT));
    CHECK_TEXT("12km/h");
    CHECK_OK(wfmt_unit(de, 45, WFMT_UNIT_PERCENT, WFMT_UNIT_SAME, 0, 0, TEXT));
    CHECK_TEXT("45\u00A0%");
    CHECK_OK(wfmt_unit(cs, 74, WFMT_UNIT_KILOMETERS_PER_HOUR, WFMT_UNIT_BEAUFORT, 0, 0, TEXT));
    CHECK_TEXT("8Bft");
    CHECK_OK(wfmt_unit(de, -5, WFMT_UNIT_CELSIUS, WFMT_UNIT_SAME, 0, WFMT_FORM_SPOKEN, TEXT));
    CHECK_TEXT("minus 5 Grad");
    CHECK_OK(wfmt_unit(de, 1013.25, WFMT_UNIT_HECTOPASCALS, WFMT_UNIT_SAME, WFMT_STYLE_CLDR, WFMT_FORM_LONG, TEXT));
    CHECK_TEXT("1.013 Hektopascal");
    CHECK_OK(wfmt_gusts(cs, 12, 18, WFMT_UNIT_KILOMETERS_PER_HOUR, WFMT_UNIT_SAME, 0, 0, TEXT));
    CHECK_TEXT("12-18km/h");
    CHECK_REFUSED(WFMT_ERROR_VALUE, "range", wfmt_gusts(cs, 12, 18, WFMT_UNIT_CELSIUS, 0, 0, 0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_VALUE, "different quantities",
                  wfmt_unit(cs, 12, WFMT_UNIT_CELSIUS, WFMT_UNIT_KNOTS, 0, 0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_VALUE, "at least -273.15", wfmt_unit(cs, -300, WFMT_UNIT_CELSIUS, 0, 0, 0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "given is 0", wfmt_unit(cs, 12, 0, 0, 0, 0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "read is -1", wfmt_unit(cs, 12, 1, -1, 0, 0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "style is 4", wfmt_unit(cs, 12, 1, 0, 4, 0, TEXT));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "form is 4", wfmt_unit(cs, 12, 1, 0, 0, 4, TEXT));
    wfmt_reader_free(cs);
    wfmt_reader_free(de);
}

static void rain(void) {
    int32_t answer = -1;
    CHECK_OK(wfmt_precip_percent(0.174, &answer, &error));
    CHECK(answer == 15);
    CHECK_OK(wfmt_precip_shown(0.175, &answer, &error));
    CHECK(answer == 1);
    CHECK_REFUSED(WFMT_ERROR_VALUE, "from 0 to 1", wfmt_precip_shown(45, &answer, &error));
    double window[] = {0, 0, 0, 0.1, 0.6, 0.25};
    CHECK_OK(wfmt_precip_significant(window, NULL, 6, &answer, &error));
    CHECK(answer == 1);
    int64_t index = 0;
    CHECK_OK(wfmt_precip_first(window, NULL, 6, &index, &error));
    CHECK(index == 4);
    int32_t bars[6];
    CHECK_OK(wfmt_precip_lane(window, NULL, 6, 3, bars, &index, &error));
    CHECK(index == 4 && bars[3] == -1 && bars[4] == 60 && bars[5] == 25);
    // The service gave no chance for the fifth hour.
    uint8_t validity = 0x2F;
    CHECK_OK(wfmt_precip_lane(window, &validity, 6, 3, bars, &index, &error));
    CHECK(index == 5 && bars[4] == -1 && bars[5] == 25);
    CHECK_OK(wfmt_precip_lane(NULL, NULL, 0, 3, NULL, &index, &error));
    CHECK(index == -1);
    CHECK_REFUSED(WFMT_ERROR_NULL, "chances", wfmt_precip_first(NULL, NULL, 1, &index, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "count", wfmt_precip_first(window, NULL, SIZE_MAX, &index, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "count", wfmt_precip_first(window, NULL, SIZE_MAX / 2, &index, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "visible_columns", wfmt_precip_lane(window, NULL, 6, -1, bars, &index, &error));
}

static void forecasts(void) {
    static const char document[] =
        "{\"latitude\": 52.52, \"longitude\": 13.42, \"utc_offset_seconds\": 7200, \"timezone\": \"Europe/Berlin\","
        " \"hourly_units\": {\"time\": \"unixtime\", \"temperature_2m\": \"\u00B0C\"},"
        " \"hourly\": {\"time\": [1786806000, 1786809600], \"temperature_2m\": [21.4, 9999]}}";
    wfmt_forecast *forecast = NULL;
    CHECK_OK(wfmt_forecast_read(document, strlen(document), NULL, 0, 0, &forecast, &error));
    CHECK_OK(wfmt_forecast_zone(forecast, TEXT));
    CHECK_TEXT("Europe/Berlin");
    size_t count = 0;
    CHECK_OK(wfmt_forecast_fault_count(forecast, &count, &error));
    CHECK(count == 1);
    CHECK_OK(wfmt_forecast_fault(forecast, 0, TEXT));
    CHECK(strstr(text, "temperature_2m"));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "index is 1", wfmt_forecast_fault(forecast, 1, TEXT));

    wfmt_reader *de = reader("de", WFMT_CLOCK_24, WFMT_VOICE_HOUSE);
    CHECK(wfmt_forecast_json(forecast, de, NULL, NULL, 0, &length, &error) == WFMT_ERROR_BUFFER_TOO_SMALL);
    size_t size = length + 1;
    char *json = malloc(size);
    CHECK_OK(wfmt_forecast_json(forecast, de, NULL, json, size, &length, &error));
    CHECK(length + 1 == size && strlen(json) == length && strstr(json, "\"21\u00B0\""));

    wfmt_forecast_settings settings;
    CHECK_OK(wfmt_forecast_settings_default(&settings, &error));
    settings.units = WFMT_UNITS_US;
    settings.now = 1786806000;
    settings.zone = zone("Asia/Tokyo");
    CHECK_OK(wfmt_forecast_json(forecast, de, &settings, json, size, &length, &error));
    CHECK(strstr(json, "\"71\u00B0\"") && strstr(json, "Asia/Tokyo"));
    settings.temperature = WFMT_UNIT_KNOTS;
    CHECK_REFUSED(WFMT_ERROR_VALUE, "different quantities",
                  wfmt_forecast_json(forecast, de, &settings, json, size, &length, &error));
    settings.temperature = WFMT_UNIT_SAME;
    settings.now = INT64_MAX;
    CHECK_REFUSED(WFMT_ERROR_VALUE, "out of range",
                  wfmt_forecast_json(forecast, de, &settings, json, size, &length, &error));
    settings.struct_size = 3;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "struct_size",
                  wfmt_forecast_json(forecast, de, &settings, json, size, &length, &error));
    wfmt_zone_free((wfmt_zone *)settings.zone);
    free(json);
    wfmt_reader_free(de);
    wfmt_forecast_free(forecast);

    CHECK_REFUSED(WFMT_ERROR_DOCUMENT, "unreadable", wfmt_forecast_read("{", 1, NULL, 0, 0, &forecast, &error));
    CHECK(forecast == NULL);
    CHECK_REFUSED(WFMT_ERROR_DOCUMENT, "unreadable", wfmt_forecast_read(NULL, 0, NULL, 0, 0, &forecast, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "document", wfmt_forecast_read(NULL, 1, NULL, 0, 0, &forecast, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "size", wfmt_forecast_read("{", SIZE_MAX, NULL, 0, 0, &forecast, &error));
    CHECK_REFUSED(WFMT_ERROR_ENUM, "source_units", wfmt_forecast_read("{", 1, NULL, 0, 9, &forecast, &error));
}

int main(void) {
    versions_and_names();
    readers_and_zones();
    dates();
    units();
    rain();
    forecasts();
    return report("calls");
}
