/*
 * The strings of a small weather screen, for one reader in one place; then a column of notification times.
 *
 *     cc screen.c -o screen $(pkg-config --cflags --libs weatherformat)
 *     ./screen de Europe/Berlin
 */
#include <stdio.h>
#include <string.h>

#include <weatherformat.h>

static int say(const wfmt_error *error) {
    fprintf(stderr, "screen: %s\n", error->text);
    return 1;
}

int main(int count, char **arguments) {
    const char *language = count > 1 ? arguments[1] : "en";
    const char *place = count > 2 ? arguments[2] : "UTC";
    const int64_t evening = 1786808340; /* 2026-08-15T15:39:00Z */
    wfmt_reader *reader = NULL;
    wfmt_zone *zone = NULL;
    wfmt_error error;
    char text[WFMT_TEXT_SIZE];
    size_t length;

    if (wfmt_reader_create(language, WFMT_CLOCK_AUTO, WFMT_VOICE_NATIVE, &reader, &error)) return say(&error);
    if (wfmt_zone_create(place, &zone, &error)) return say(&error);

    if (wfmt_date(reader, zone, WFMT_INTENT_DAILY_HEADER, evening, text, sizeof text, &length, &error))
        return say(&error);
    printf("%s\n", text);
    if (wfmt_unit(reader, 21.4, WFMT_UNIT_CELSIUS, WFMT_UNIT_SAME, WFMT_STYLE_VOICE, WFMT_FORM_SHORT, text, sizeof text,
                  &length, &error))
        return say(&error);
    printf("%s\n", text);
    if (wfmt_gusts(reader, 12, 18, WFMT_UNIT_KILOMETERS_PER_HOUR, WFMT_UNIT_SAME, WFMT_STYLE_VOICE, WFMT_FORM_SHORT,
                   text, sizeof text, &length, &error))
        return say(&error);
    printf("%s\n", text);
    if (wfmt_date(reader, zone, WFMT_INTENT_SUN_EVENT_TIME, evening, text, sizeof text, &length, &error))
        return say(&error);
    printf("%s\n", text);

    /* A column: every hour of an afternoon at once. The second is null, and stays null. */
    const int64_t hours[] = {1786791600, 0, 1786798800, 1786802400};
    const uint8_t validity_in[] = {0x0D};
    const wfmt_reader *readers[] = {reader};
    const wfmt_zone *zones[] = {zone};
    wfmt_date_column column;
    memset(&column, 0, sizeof column);
    column.struct_size = sizeof column;
    column.length = 4;
    column.instants = hours;
    column.intent = WFMT_INTENT_HOURLY_CHART_HOUR;
    column.validity = validity_in;
    column.readers = readers;
    column.reader_count = 1;
    column.zones = zones;
    column.zone_count = 1;

    int32_t offsets[5];
    uint8_t validity[1];
    char data[4 * 32];
    wfmt_strings strings;
    memset(&strings, 0, sizeof strings);
    strings.struct_size = sizeof strings;
    strings.offsets32 = offsets;
    strings.validity = validity;
    strings.data = data;
    strings.data_size = sizeof data;
    if (wfmt_date_strings(&column, &strings, &error)) return say(&error);
    for (int row = 0; row < 4; row++) {
        if (validity[0] >> row & 1)
            printf("%.*s%s", (int)(offsets[row + 1] - offsets[row]), data + offsets[row], row < 3 ? " | " : "\n");
        else
            printf("none | ");
    }

    wfmt_zone_free(zone);
    wfmt_reader_free(reader);
    return 0;
}
