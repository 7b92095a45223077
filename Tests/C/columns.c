// Columns: the same strings as single calls give, nulls, dictionaries, bad rows, memory that is too small.
#include "check.h"

#include <stdlib.h>

static wfmt_error error;
static char text[WFMT_TEXT_SIZE];
static size_t length;

#define ROWS 1000

static wfmt_reader *readers[3];
static wfmt_zone *zones[2];
static int64_t instants[ROWS];
static double values[ROWS];
static int32_t offsets[ROWS + 1];
static int64_t wide_offsets[ROWS + 1];
static uint8_t validity[(ROWS + 7) / 8];
static char data[64 * ROWS];

static wfmt_date_column dates(int32_t intent) {
    wfmt_date_column column;
    memset(&column, 0, sizeof column);
    column.struct_size = sizeof column;
    column.length = ROWS;
    column.instants = instants;
    column.intent = intent;
    column.readers = (const wfmt_reader *const *)readers;
    column.reader_count = 3;
    column.zones = (const wfmt_zone *const *)zones;
    column.zone_count = 2;
    return column;
}

static wfmt_value_column winds(void) {
    wfmt_value_column column;
    memset(&column, 0, sizeof column);
    column.struct_size = sizeof column;
    column.length = ROWS;
    column.values = values;
    column.given = WFMT_UNIT_KILOMETERS_PER_HOUR;
    column.readers = (const wfmt_reader *const *)readers;
    column.reader_count = 3;
    return column;
}

static wfmt_strings strings(void) {
    wfmt_strings out;
    memset(&out, 0, sizeof out);
    out.struct_size = sizeof out;
    out.offsets32 = offsets;
    out.validity = validity;
    out.data = data;
    out.data_size = sizeof data;
    return out;
}

static int is_valid(const uint8_t *bits, int64_t row) { return bits[row / 8] >> (row % 8) & 1; }

static int is_row(int64_t row, const char *wanted) {
    size_t size = (size_t)(offsets[row + 1] - offsets[row]);
    return is_valid(validity, row) && size == strlen(wanted) && memcmp(data + offsets[row], wanted, size) == 0;
}

static void one_reader(void) {
    wfmt_date_column column = dates(WFMT_INTENT_ALERT_EXPIRATION_DATE_TIME);
    wfmt_strings out = strings();
    CHECK_OK(wfmt_date_strings(&column, &out, &error));
    CHECK(out.null_count == 0 && out.bad_count == 0 && out.first_bad_row == -1 && out.data_end == offsets[ROWS]);
    for (int64_t row = 0; row < ROWS; row++) {
        CHECK_OK(wfmt_date(readers[0], zones[0], column.intent, instants[row], text, sizeof text, &length, &error));
        CHECK(is_row(row, text));
    }
    // Milliseconds and microseconds of the same instants, the last parts of a second cut.
    int64_t *finer = malloc(sizeof instants);
    int64_t scales[] = {1000, 1000000};
    for (int32_t scale = 0; scale < 2; scale++) {
        for (int row = 0; row < ROWS; row++) finer[row] = instants[row] * scales[scale] + scales[scale] - 1;
        column.instants = finer;
        column.time_unit = WFMT_TIME_MILLISECONDS + scale;
        CHECK_OK(wfmt_date_strings(&column, &out, &error));
        for (int64_t row = 0; row < ROWS; row++) {
            CHECK_OK(wfmt_date(readers[0], zones[0], column.intent, instants[row], text, sizeof text, &length, &error));
            CHECK(is_row(row, text));
        }
    }
    free(finer);
    // Offsets of 64 bits say the same.
    column = dates(WFMT_INTENT_ALERT_EXPIRATION_DATE_TIME);
    out.offsets64 = wide_offsets;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "one of offsets32 and offsets64", wfmt_date_strings(&column, &out, &error));
    out.offsets32 = NULL;
    CHECK_OK(wfmt_date_strings(&column, &out, &error));
    for (int64_t row = 0; row <= ROWS; row++) CHECK(wide_offsets[row] == offsets[row]);

    wfmt_value_column column2 = winds();
    out = strings();
    CHECK_OK(wfmt_value_strings(&column2, &out, &error));
    for (int64_t row = 0; row < ROWS; row++) {
        CHECK_OK(wfmt_unit(readers[0], values[row], column2.given, 0, 0, 0, text, sizeof text, &length, &error));
        CHECK(is_row(row, text));
    }
}

// Nulls that begin in the midst of a byte, and dictionaries with nulls of their own.
static void nulls_and_dictionaries(void) {
    uint8_t given[ROWS / 8 + 2];
    int32_t reader_codes[ROWS], zone_codes[ROWS];
    int8_t clocks[ROWS];
    for (size_t index = 0; index < sizeof given; index++) given[index] = (uint8_t)(index * 37 + 11);
    for (int row = 0; row < ROWS; row++) {
        reader_codes[row] = row % 4 - 1;
        zone_codes[row] = row / 4 % 2;
        clocks[row] = row % 3 == 0 ? WFMT_CLOCK_12 : row % 3 == 1 ? WFMT_CLOCK_24 : WFMT_CLOCK_AUTO;
    }
    wfmt_date_column column = dates(WFMT_INTENT_SUN_EVENT_TIME);
    column.validity = given;
    column.validity_offset = 5;
    column.reader_codes = reader_codes;
    column.zone_codes = zone_codes;
    column.clocks = clocks;
    wfmt_strings out = strings();
    CHECK_OK(wfmt_date_strings(&column, &out, &error));
    wfmt_reader *clocked[3][3];
    const char *tags[] = {"en", "de", "ja"};
    for (int tag = 0; tag < 3; tag++)
        for (int clock = 0; clock < 3; clock++)
            CHECK_OK(wfmt_reader_create(tags[tag], clock == 0 ? 12 : clock == 1 ? 24 : tag == 0 ? 12 : 24, 0,
                                        &clocked[tag][clock], &error));
    int64_t nulls = 0;
    for (int64_t row = 0; row < ROWS; row++) {
        if (reader_codes[row] < 0 || !is_valid(given, row + 5)) {
            nulls += 1;
            CHECK(!is_valid(validity, row) && offsets[row] == offsets[row + 1]);
            continue;
        }
        CHECK_OK(wfmt_date(clocked[reader_codes[row]][row % 3], zones[zone_codes[row]], column.intent, instants[row],
                           text, sizeof text, &length, &error));
        CHECK(is_row(row, text));
    }
    CHECK(nulls == out.null_count && out.bad_count == 0);
    for (int tag = 0; tag < 3; tag++)
        for (int clock = 0; clock < 3; clock++) wfmt_reader_free(clocked[tag][clock]);

    // A code beyond its dictionary, and a clock that is none, are bad rows.
    reader_codes[1] = 3;
    clocks[6] = 13;
    given[0] = 0xFF;
    given[1] = 0xFF;
    CHECK(wfmt_date_strings(&column, &out, &error) == WFMT_OK);
    CHECK(out.bad_count == 2 && out.first_bad_row == 1 && strstr(error.text, "reader is 3"));
    CHECK(!is_valid(validity, 1) && !is_valid(validity, 6) && is_valid(validity, 2));
    column.on_bad_row = WFMT_BAD_ROW_STOP;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "reader is 3", wfmt_date_strings(&column, &out, &error));
    CHECK(out.first_bad_row == 1 && offsets[1] == out.data_end);
}

static void bad_rows(void) {
    wfmt_value_column column = winds();
    wfmt_strings out = strings();
    double saved = values[7];
    values[7] = -12;
    CHECK(wfmt_value_strings(&column, &out, &error) == WFMT_OK);
    CHECK(error.status == WFMT_OK && strstr(error.text, "-12") && out.bad_count == 1 && out.first_bad_row == 7);
    CHECK(out.null_count == 1 && !is_valid(validity, 7) && is_valid(validity, 8));
    column.on_bad_row = WFMT_BAD_ROW_STOP;
    CHECK_REFUSED(WFMT_ERROR_VALUE, "-12", wfmt_value_strings(&column, &out, &error));
    CHECK(out.first_bad_row == 7 && out.data_end == offsets[7]);
    struct ArrowArray array = {.length = -5};
    CHECK_REFUSED(WFMT_ERROR_VALUE, "-12", wfmt_value_export(&column, 32, &array, NULL, NULL, &error));
    CHECK(array.length == -5 && array.release == NULL);
    values[7] = saved;

    int64_t second = instants[3];
    instants[3] = INT64_MAX;
    wfmt_date_column moments = dates(WFMT_INTENT_SUN_EVENT_TIME);
    CHECK(wfmt_date_strings(&moments, &out, &error) == WFMT_OK);
    CHECK(out.bad_count == 1 && out.first_bad_row == 3 && strstr(error.text, "out of range"));
    instants[3] = INT64_MIN;
    moments.time_unit = WFMT_TIME_MICROSECONDS;
    CHECK(wfmt_date_strings(&moments, &out, &error) == WFMT_OK);
    CHECK(out.first_bad_row == 3 && out.bad_count == 1);
    instants[3] = second;
}

// The needed size comes back, and nothing is written behind what there is.
static void too_small(void) {
    wfmt_date_column column = dates(WFMT_INTENT_HISTORY_DATE);
    wfmt_strings out = strings();
    CHECK_OK(wfmt_date_strings(&column, &out, &error));
    int64_t needed = out.data_end;
    char *whole = malloc((size_t)needed);
    memcpy(whole, data, (size_t)needed);
    int64_t sizes[] = {0, 1, 11, 12, 513, needed / 2, needed - 1, needed, needed + 1};
    for (size_t index = 0; index < sizeof sizes / sizeof *sizes; index++) {
        int64_t size = sizes[index];
        // Exactly so much memory: what checks addresses sees a byte too many.
        char *small = malloc((size_t)size + 1);
        small[size] = '#';
        out.data = size == 0 ? NULL : small;
        out.data_size = size;
        int32_t status = wfmt_date_strings(&column, &out, &error);
        CHECK(status == (size < needed ? WFMT_ERROR_BUFFER_TOO_SMALL : WFMT_OK));
        CHECK(out.data_end == needed && offsets[ROWS] == needed && small[size] == '#');
        for (int64_t row = 0; row < ROWS && offsets[row + 1] <= size; row++)
            CHECK(memcmp(small + offsets[row], whole + offsets[row], (size_t)(offsets[row + 1] - offsets[row])) == 0);
        free(small);
    }
    free(whole);

    // Behind the strings of another column; and where 32 bits end.
    out = strings();
    out.data_start = 1000;
    CHECK_OK(wfmt_date_strings(&column, &out, &error));
    CHECK(offsets[0] == 1000 && out.data_end == needed + 1000);
    out.data_start = INT32_MAX - 100;
    CHECK_REFUSED(WFMT_ERROR_OFFSET_OVERFLOW, "64 bits", wfmt_date_strings(&column, &out, &error));
    out.data_start = (int64_t)INT32_MAX + 1;
    CHECK_REFUSED(WFMT_ERROR_OFFSET_OVERFLOW, "64 bits", wfmt_date_strings(&column, &out, &error));
    out.offsets32 = NULL;
    out.offsets64 = wide_offsets;
    CHECK_REFUSED(WFMT_ERROR_BUFFER_TOO_SMALL, "buffer", wfmt_date_strings(&column, &out, &error));
    CHECK(out.data_end == needed + INT32_MAX + 1 && wide_offsets[ROWS] == out.data_end);
}

static void exports(void) {
    wfmt_date_column column = dates(WFMT_INTENT_ALERT_EXPIRATION_DATE_TIME);
    wfmt_strings out = strings();
    CHECK_OK(wfmt_date_strings(&column, &out, &error));
    int64_t bad = -1;
    for (int32_t bits = 32; bits <= 64; bits += 32) {
        struct ArrowArray array;
        struct ArrowSchema schema;
        CHECK_OK(wfmt_date_export(&column, bits, &array, &schema, &bad, &error));
        CHECK(bad == 0 && strcmp(schema.format, bits == 32 ? "u" : "U") == 0);
        CHECK(array.length == ROWS && array.null_count == 0 && array.n_buffers == 3 && array.offset == 0);
        CHECK(memcmp(array.buffers[0], validity, sizeof validity) == 0);
        if (bits == 32) CHECK(memcmp(array.buffers[1], offsets, sizeof offsets) == 0);
        CHECK(memcmp(array.buffers[2], data, (size_t)out.data_end) == 0);
        array.release(&array);
        schema.release(&schema);
        CHECK(array.release == NULL && schema.release == NULL);
    }
    struct ArrowArray array;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "offset_bits", wfmt_date_export(&column, 16, &array, NULL, NULL, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "array", wfmt_date_export(&column, 32, NULL, NULL, NULL, &error));
    column.length = 0;
    CHECK_OK(wfmt_date_export(&column, 32, &array, NULL, NULL, &error));
    CHECK(array.length == 0 && ((const int32_t *)array.buffers[1])[0] == 0);
    array.release(&array);
}

static void refused(void) {
    wfmt_strings out = strings();
    wfmt_date_column column = dates(WFMT_INTENT_MOON_DATE);
    CHECK_REFUSED(WFMT_ERROR_NULL, "column", wfmt_date_strings(NULL, &out, &error));
    CHECK_REFUSED(WFMT_ERROR_NULL, "strings", wfmt_date_strings(&column, NULL, &error));
    column.struct_size = 8;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "struct_size", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    column.instants = NULL;
    CHECK_REFUSED(WFMT_ERROR_NULL, "instants", wfmt_date_strings(&column, &out, &error));
    column = dates(0);
    CHECK_REFUSED(WFMT_ERROR_ENUM, "intent", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    column.time_unit = 3;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "time_unit", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    column.length = -1;
    CHECK_REFUSED(WFMT_ERROR_NULL, "length", wfmt_date_strings(&column, &out, &error));
    column.length = INT64_MAX;
    CHECK_REFUSED(WFMT_ERROR_NULL, "length", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    column.reader_count = 0;
    CHECK_REFUSED(WFMT_ERROR_NULL, "reader_count", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    column.zones = (const wfmt_zone *const *)readers;
    CHECK_REFUSED(WFMT_ERROR_HANDLE, "zone", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    column.on_bad_row = 2;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "on_bad_row", wfmt_date_strings(&column, &out, &error));
    column = dates(WFMT_INTENT_MOON_DATE);
    out.validity = NULL;
    CHECK_REFUSED(WFMT_ERROR_NULL, "validity", wfmt_date_strings(&column, &out, &error));
    out = strings();
    out.data_size = -1;
    CHECK_REFUSED(WFMT_ERROR_NULL, "data_size", wfmt_date_strings(&column, &out, &error));
    out = strings();
    out.data_start = -1;
    CHECK_REFUSED(WFMT_ERROR_NULL, "data_start", wfmt_date_strings(&column, &out, &error));
    out = strings();
    wfmt_value_column quantities = winds();
    quantities.read = WFMT_UNIT_CELSIUS;
    CHECK_REFUSED(WFMT_ERROR_VALUE, "different quantities", wfmt_value_strings(&quantities, &out, &error));
    quantities = winds();
    quantities.style = 9;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "style", wfmt_value_strings(&quantities, &out, &error));
    quantities = winds();
    quantities.form = 9;
    CHECK_REFUSED(WFMT_ERROR_ENUM, "form", wfmt_value_strings(&quantities, &out, &error));
}

int main(void) {
    const char *tags[] = {"en", "de", "ja"};
    int32_t clocks[] = {12, 24, 24};
    for (int index = 0; index < 3; index++)
        CHECK_OK(wfmt_reader_create(tags[index], clocks[index], 0, &readers[index], &error));
    CHECK_OK(wfmt_zone_create("Europe/Berlin", &zones[0], &error));
    CHECK_OK(wfmt_zone_create("Asia/Kolkata", &zones[1], &error));
    for (int row = 0; row < ROWS; row++) {
        instants[row] = -4000000000 + row * (int64_t)9876543;
        values[row] = row * 0.37;
    }
    one_reader();
    nulls_and_dictionaries();
    bad_rows();
    too_small();
    exports();
    refused();
    for (int index = 0; index < 3; index++) wfmt_reader_free(readers[index]);
    for (int index = 0; index < 2; index++) wfmt_zone_free(zones[index]);
    return report("columns");
}
