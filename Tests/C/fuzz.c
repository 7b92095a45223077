// Every function with arguments that nobody would pass: NULL, numbers of no enumeration, bytes that are no names, handles of
// other kinds, buffers of any size. No call may trap, write behind a buffer, or leave an error unsaid.
//
//   fuzz CALLS SEED
#include "check.h"

#include <stdlib.h>

static uint64_t state;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}
static uint64_t below(uint64_t limit) { return next() % limit; }
static int one_in(uint64_t times) { return below(times) == 0; }

static wfmt_reader *readers[4];
static wfmt_zone *zones[3];
static wfmt_forecast *forecasts[1];
// What is no handle, though it could be read as one.
static uint64_t junk[64];

static const wfmt_reader *a_reader(void) {
    if (one_in(8)) return one_in(2) ? NULL : one_in(2) ? (const wfmt_reader *)zones[0] : (const wfmt_reader *)junk;
    return readers[below(4)];
}
static const wfmt_zone *a_zone(void) {
    if (one_in(8)) return one_in(2) ? NULL : one_in(2) ? (const wfmt_zone *)readers[0] : (const wfmt_zone *)((char *)junk + 3);
    return zones[below(3)];
}
static const wfmt_forecast *a_forecast(void) {
    if (one_in(8)) return one_in(2) ? NULL : (const wfmt_forecast *)readers[1];
    return forecasts[0];
}
static int32_t a_code(int32_t most) { return one_in(8) ? (int32_t)next() : (int32_t)below((uint64_t)most + 2) - 1; }
static int64_t an_instant(void) {
    switch (below(8)) {
    case 0: return (int64_t)next();
    case 1: return INT64_MIN + (int64_t)below(3);
    case 2: return INT64_MAX - (int64_t)below(3);
    case 3: return -62135596800 + (int64_t)below(3) - 1;
    case 4: return 253402300799 + (int64_t)below(3) - 1;
    default: return (int64_t)below(8000000000) - 4000000000;
    }
}
static double a_number(void) {
    union {
        uint64_t bits;
        double number;
    } any;
    switch (below(6)) {
    case 0: any.bits = next(); return any.number;
    case 1: return 0.0 / 0.0;
    case 2: return one_in(2) ? 1e9 : -1e308;
    case 3: return (double)below(101) / 100;
    default: return (double)below(20000) / 10 - 300;
    }
}
static char name[400];
static const char *a_name(void) {
    static const char *const known[] = {"de", "en-GB", "zh-Hant-u-hc-h12", "Europe/Berlin", "sunEventTime", "km/h", ""};
    if (one_in(12)) return NULL;
    if (one_in(2)) strcpy(name, known[below(7)]);
    else {
        size_t size = one_in(4) ? below(sizeof name) : below(12);
        for (size_t index = 0; index < size; index++) name[index] = (char)(one_in(2) ? 32 + below(96) : next());
        name[size] = 0;
    }
    if (one_in(4) && name[0]) name[below(strlen(name))] = (char)next();
    return name;
}

// A buffer of exactly its size, with a guard behind it that AddressSanitizer would see too.
static char *buffer;
static size_t size, length;
static void a_buffer(void) {
    size = one_in(2) ? WFMT_TEXT_SIZE : below(one_in(2) ? 8 : 700);
    buffer = malloc(size + 8);
    memset(buffer, '#', size + 8);
    length = 12345;
}
static wfmt_error error, *where;

static void check_text(int32_t status) {
    for (size_t index = 0; index < 8; index++) CHECK(buffer[size + index] == '#');
    if (status == WFMT_OK) CHECK(length < size && strlen(buffer) == length);
    else CHECK(size == 0 || buffer[0] == 0);
    if (status == WFMT_ERROR_BUFFER_TOO_SMALL) CHECK(length >= size);
    free(buffer);
}
static void check_error(int32_t status) {
    CHECK(status >= WFMT_OK && status <= WFMT_ERROR_ICU);
    if (where) CHECK(error.status == status && (status == WFMT_OK || error.text[0] != 0));
    if (where) CHECK(memchr(error.text, 0, sizeof error.text) != NULL);
}

static void call_with_text(void) {
    a_buffer();
    int32_t status;
    switch (below(16)) {
    case 0: status = wfmt_version(buffer, size, &length, where); break;
    case 1: status = wfmt_data_version(buffer, size, &length, where); break;
    case 2: status = wfmt_language_tag(a_code(27), buffer, size, &length, where); break;
    case 3: status = wfmt_language_name(a_code(27), buffer, size, &length, where); break;
    case 4: status = wfmt_intent_name(a_code(24), buffer, size, &length, where); break;
    case 5: status = wfmt_unit_name(a_code(22), buffer, size, &length, where); break;
    case 6: status = wfmt_reader_tag(a_reader(), buffer, size, &length, where); break;
    case 7: status = wfmt_zone_name(a_zone(), buffer, size, &length, where); break;
    case 8: status = wfmt_date(a_reader(), a_zone(), a_code(24), an_instant(), buffer, size, &length, where); break;
    case 9: status = wfmt_date_ms(a_reader(), a_zone(), a_code(24), an_instant(), buffer, size, &length, where); break;
    case 10: status = wfmt_hour(a_reader(), a_zone(), a_code(24), an_instant(), buffer, size, &length, where); break;
    case 11:
        status = wfmt_day(a_reader(), a_code(24), a_code(9999), a_code(12), a_code(31), buffer, size, &length, where);
        break;
    case 12: status = wfmt_relative(a_reader(), a_number(), buffer, size, &length, where); break;
    case 13:
        status = wfmt_duration(a_reader(), a_number(), a_code(3), a_code(3), buffer, size, &length, where);
        break;
    case 14:
        status = wfmt_unit(a_reader(), a_number(), a_code(22), a_code(22), a_code(3), a_code(3), buffer, size, &length,
                           where);
        break;
    default:
        status = wfmt_gusts(a_reader(), a_number(), a_number(), a_code(22), a_code(22), a_code(3), a_code(3), buffer,
                            size, &length, where);
        break;
    }
    check_error(status);
    check_text(status);
}

static void call_with_value(void) {
    int32_t number = 77;
    int64_t index = 77;
    double chances[20];
    uint8_t validity[3] = {(uint8_t)next(), (uint8_t)next(), (uint8_t)next()};
    int32_t bars[20];
    for (int hour = 0; hour < 20; hour++) chances[hour] = one_in(30) ? a_number() : (double)below(101) / 100;
    size_t count = one_in(20) ? SIZE_MAX / (1 + below(9)) : below(21);
    const double *window = one_in(10) ? NULL : chances;
    if (count > 20 && window) count = SIZE_MAX - below(100);
    const uint8_t *bits = one_in(2) ? NULL : validity;
    wfmt_reader *reader = NULL;
    wfmt_zone *zone = NULL;
    const char *tags[2] = {"de", NULL};
    switch (below(12)) {
    case 0: check_error(wfmt_intent_named(a_name(), one_in(9) ? NULL : &number, where)); break;
    case 1: check_error(wfmt_unit_named(a_name(), one_in(9) ? NULL : &number, where)); break;
    case 2: check_error(wfmt_intent_draws_time(a_code(24), one_in(9) ? NULL : &number, where)); break;
    case 3: check_error(wfmt_reader_clock(a_reader(), one_in(9) ? NULL : &number, where)); break;
    case 4: check_error(wfmt_precip_percent(a_number(), one_in(9) ? NULL : &number, where)); break;
    case 5: check_error(wfmt_precip_shown(a_number(), one_in(9) ? NULL : &number, where)); break;
    case 6: check_error(wfmt_precip_significant(window, bits, count, one_in(9) ? NULL : &number, where)); break;
    case 7: check_error(wfmt_precip_first(window, bits, count, one_in(9) ? NULL : &index, where)); break;
    case 8:
        check_error(wfmt_precip_lane(window, bits, count, a_code(20), one_in(9) ? NULL : bars,
                                     one_in(9) ? NULL : &index, where));
        break;
    case 9:
        check_error(wfmt_reader_create(a_name(), one_in(2) ? 12 : a_code(24), a_code(1), one_in(9) ? NULL : &reader,
                                       where));
        CHECK(wfmt_reader_free(reader) == WFMT_OK);
        break;
    case 10:
        check_error(wfmt_zone_create(a_name(), one_in(9) ? NULL : &zone, where));
        CHECK(wfmt_zone_free(zone) == WFMT_OK);
        CHECK(wfmt_zone_free((wfmt_zone *)readers[0]) == WFMT_ERROR_HANDLE);
        break;
    default:
        check_error(one_in(50) ? wfmt_warm_up(tags, 1, a_code(1), where)
                               : wfmt_warm_up(one_in(2) ? tags : NULL, one_in(2) ? 2 : SIZE_MAX, 0, where));
        break;
    }
}

static void call_with_column(void) {
    int64_t rows = (int64_t)below(40);
    int64_t instants[40];
    double values[40];
    uint8_t given[16], validity[6];
    int32_t codes[40], others[40], offsets[41];
    int64_t wide[41];
    int8_t clocks[40];
    const wfmt_reader *some[3];
    const wfmt_zone *places[3];
    for (int row = 0; row < 40; row++) {
        instants[row] = an_instant();
        values[row] = a_number();
        codes[row] = a_code(3);
        others[row] = a_code(3);
        clocks[row] = (int8_t)(one_in(8) ? next() : one_in(2) ? 12 : 24);
    }
    for (int index = 0; index < 16; index++) given[index] = (uint8_t)next();
    for (int index = 0; index < 3; index++) {
        some[index] = one_in(12) ? a_reader() : readers[below(4)];
        places[index] = one_in(12) ? a_zone() : zones[below(3)];
    }
    wfmt_date_column dates = {.struct_size = one_in(30) ? below(200) : sizeof dates,
                              .length = one_in(30) ? -1 - (int64_t)below(9) : rows,
                              .instants = one_in(30) ? NULL : instants,
                              .time_unit = a_code(2),
                              .intent = a_code(24),
                              .validity = one_in(2) ? NULL : given,
                              .validity_offset = (int64_t)below(80),
                              .readers = one_in(30) ? NULL : some,
                              .reader_count = one_in(30) ? -(int64_t)below(3) : 3,
                              .reader_codes = one_in(2) ? NULL : codes,
                              .zones = one_in(30) ? NULL : places,
                              .zone_count = one_in(30) ? -(int64_t)below(3) : 3,
                              .zone_codes = one_in(2) ? NULL : others,
                              .clocks = one_in(2) ? NULL : clocks,
                              .on_bad_row = a_code(1)};
    wfmt_value_column quantities = {.struct_size = dates.struct_size == sizeof dates ? sizeof quantities : 7,
                                    .length = dates.length,
                                    .values = one_in(30) ? NULL : values,
                                    .given = a_code(22),
                                    .read = one_in(2) ? 0 : a_code(22),
                                    .style = a_code(3),
                                    .form = a_code(3),
                                    .validity = dates.validity,
                                    .validity_offset = dates.validity_offset,
                                    .readers = dates.readers,
                                    .reader_count = dates.reader_count,
                                    .reader_codes = dates.reader_codes,
                                    .on_bad_row = dates.on_bad_row};
    if (one_in(2)) {
        a_buffer();
        wfmt_strings out = {.struct_size = one_in(30) ? below(200) : sizeof out,
                            .offsets32 = one_in(2) ? offsets : NULL,
                            .offsets64 = NULL,
                            .validity = one_in(30) ? NULL : validity,
                            .data = one_in(30) ? NULL : buffer,
                            .data_size = one_in(30) ? -1 : (int64_t)size,
                            .data_start = one_in(30) ? an_instant() : (int64_t)below(9)};
        if (out.offsets32 == NULL || one_in(30)) out.offsets64 = wide;
        int32_t status = one_in(2) ? wfmt_date_strings(one_in(30) ? NULL : &dates, one_in(30) ? NULL : &out, where)
                                   : wfmt_value_strings(one_in(30) ? NULL : &quantities, one_in(30) ? NULL : &out, where);
        check_error(status);
        for (size_t index = 0; index < 8; index++) CHECK(buffer[size + index] == '#');
        free(buffer);
    } else {
        struct ArrowArray array;
        struct ArrowSchema schema;
        int64_t bad;
        int32_t bits = one_in(20) ? a_code(99) : one_in(2) ? 32 : 64;
        struct ArrowSchema *described = one_in(2) ? NULL : &schema;
        int32_t status = one_in(2) ? wfmt_date_export(&dates, bits, &array, described, one_in(9) ? NULL : &bad, where)
                                   : wfmt_value_export(&quantities, bits, &array, described, &bad, where);
        check_error(status);
        if (status == WFMT_OK) {
            array.release(&array);
            if (described) schema.release(&schema);
        }
    }
}

static const char document[] =
    "{\"latitude\": 52.52, \"longitude\": 13.42, \"utc_offset_seconds\": 7200, \"timezone\": \"Europe/Berlin\","
    " \"hourly_units\": {\"time\": \"unixtime\", \"temperature_2m\": \"\u00B0C\", \"precipitation_probability\": \"%\"},"
    " \"hourly\": {\"time\": [1786806000, 1786809600], \"temperature_2m\": [21.4, 9999],"
    " \"precipitation_probability\": [10, 60]}}";

static void call_with_forecast(void) {
    size_t bytes = sizeof document - 1;
    char *changed = malloc(bytes);
    memcpy(changed, document, bytes);
    for (uint64_t changes = below(4); changes > 0; changes--) changed[below(bytes)] = (char)next();
    if (one_in(4)) bytes = below(bytes);
    wfmt_forecast *forecast = NULL;
    check_error(wfmt_forecast_read(one_in(20) ? NULL : changed, one_in(20) ? SIZE_MAX : bytes, one_in(9) ? changed : NULL,
                                   one_in(9) ? 0 : below(2) * (bytes / 2), a_code(5), one_in(20) ? NULL : &forecast, where));
    free(changed);
    const wfmt_forecast *read = forecast && one_in(2) ? forecast : a_forecast();
    wfmt_forecast_settings settings;
    check_error(wfmt_forecast_settings_default(one_in(20) ? NULL : &settings, where));
    check_error(wfmt_forecast_settings_default(&settings, where));
    if (one_in(20)) settings.struct_size = below(200);
    if (one_in(2)) settings.zone = a_zone();
    if (one_in(2)) settings.now = an_instant();
    if (one_in(4)) settings.visible_columns = a_code(1000);
    if (one_in(4)) settings.units = a_code(4);
    if (one_in(8)) settings.temperature = a_code(22);
    if (one_in(8)) settings.wind = a_code(22);
    if (one_in(8)) settings.snow = a_code(22);
    size_t count = 0;
    check_error(wfmt_forecast_fault_count(read, one_in(9) ? NULL : &count, where));
    a_buffer();
    int32_t status;
    switch (below(3)) {
    case 0: status = wfmt_forecast_zone(read, buffer, size, &length, where); break;
    case 1: status = wfmt_forecast_fault(read, below(3), buffer, size, &length, where); break;
    default:
        status = wfmt_forecast_json(read, a_reader(), one_in(3) ? NULL : &settings, buffer, size, &length, where);
        break;
    }
    check_error(status);
    check_text(status);
    CHECK(wfmt_forecast_free(forecast) == WFMT_OK);
    CHECK(wfmt_forecast_free((wfmt_forecast *)zones[0]) == WFMT_ERROR_HANDLE);
}

int main(int count, char **arguments) {
    long calls = count > 1 ? atol(arguments[1]) : 100000;
    state = count > 2 ? strtoull(arguments[2], NULL, 10) : 20260815;
    const char *tags[] = {"en", "de-CH", "th", "zh-Hant"};
    for (int index = 0; index < 4; index++)
        CHECK_OK(wfmt_reader_create(tags[index], 0, index % 2, &readers[index], &error));
    const char *names[] = {"Europe/Berlin", "GMT+05:30", "America/St_Johns"};
    for (int index = 0; index < 3; index++) CHECK_OK(wfmt_zone_create(names[index], &zones[index], &error));
    CHECK_OK(wfmt_forecast_read(document, sizeof document - 1, NULL, 0, 0, &forecasts[0], &error));
    for (int index = 0; index < 64; index++) junk[index] = next();
    for (long call = 0; call < calls && failures == 0; call++) {
        memset(&error, '#', sizeof error);
        where = one_in(20) ? NULL : &error;
        switch (below(8)) {
        case 0: case 1: case 2: call_with_text(); break;
        case 3: case 4: call_with_value(); break;
        case 5: case 6: call_with_column(); break;
        default: call_with_forecast(); break;
        }
        if (failures) fprintf(stderr, "call %ld of seed %s\n", call, count > 2 ? arguments[2] : "20260815");
    }
    for (int index = 0; index < 4; index++) wfmt_reader_free(readers[index]);
    for (int index = 0; index < 3; index++) wfmt_zone_free(zones[index]);
    wfmt_forecast_free(forecasts[0]);
    return report("fuzz");
}
