// What the library takes of memory: with two languages, and after many calls.
//
//   memory CALLS
#include "check.h"

#include <stdlib.h>
#include <unistd.h>

static wfmt_error error;

// The process's own resident pages in KB, without those of files: what it allocated.
static long field(const char *wanted) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    long value = -1;
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, wanted, strlen(wanted)) == 0) value = atol(line + strlen(wanted));
    if (file) fclose(file);
    return value;
}

static void use(const char *tag) {
    wfmt_reader *reader = NULL;
    wfmt_zone *zone = NULL;
    char text[WFMT_TEXT_SIZE];
    size_t length;
    CHECK_OK(wfmt_reader_create(tag, 0, WFMT_VOICE_NATIVE, &reader, &error));
    CHECK_OK(wfmt_zone_create("Europe/Berlin", &zone, &error));
    for (int32_t intent = 1; intent <= wfmt_intent_count(); intent++)
        CHECK_OK(wfmt_date(reader, zone, intent, 1786808340, text, sizeof text, &length, &error));
    for (int32_t unit = 1; unit <= wfmt_unit_count(); unit++)
        CHECK_OK(wfmt_unit(reader, 12, unit, 0, 0, 0, text, sizeof text, &length, &error));
    wfmt_zone_free(zone);
    wfmt_reader_free(reader);
}

// One of each kind of call, those that fail too; handles come and go.
static void call(long index) {
    static wfmt_reader *kept;
    static wfmt_zone *place;
    if (!kept) {
        CHECK_OK(wfmt_reader_create("de", 24, WFMT_VOICE_NATIVE, &kept, &error));
        CHECK_OK(wfmt_zone_create("Europe/Berlin", &place, &error));
    }
    char text[WFMT_TEXT_SIZE];
    size_t length;
    wfmt_reader *reader = NULL;
    wfmt_zone *zone = NULL;
    switch (index % 10) {
    case 0: wfmt_reader_create("en-GB", 0, index % 2, &reader, &error); break;
    case 1: wfmt_zone_create("America/Argentina/Buenos_Aires", &zone, &error); break;
    case 2: wfmt_date(kept, place, 1 + index % 24, index * 977, text, sizeof text, &length, &error); break;
    case 3: wfmt_unit(kept, index % 300, 3, 4, 0, 0, text, sizeof text, &length, &error); break;
    case 4: wfmt_unit(kept, index % 300, 1, 0, 0, WFMT_FORM_SPOKEN, text, sizeof text, &length, &error); break;
    case 5: wfmt_date(kept, place, 99, 0, text, sizeof text, &length, &error); break;
    case 6: wfmt_relative(kept, index % 90000, text, sizeof text, &length, &error); break;
    case 7: wfmt_hour(kept, place, 17, index * 1800, text, 3, &length, &error); break;
    case 8: wfmt_zone_create("Europe/Nowhere", &zone, NULL); break;
    default: {
        int64_t instants[10] = {index, index * 1000, INT64_MAX};
        struct ArrowArray array;
        const wfmt_reader *readers[] = {kept};
        const wfmt_zone *zones[] = {place};
        wfmt_date_column column = {.struct_size = sizeof column, .length = 10, .instants = instants, .intent = 2,
                                   .readers = readers, .reader_count = 1, .zones = zones, .zone_count = 1};
        if (wfmt_date_export(&column, 32, &array, NULL, NULL, &error) == WFMT_OK) array.release(&array);
        break;
    }
    }
    wfmt_reader_free(reader);
    wfmt_zone_free(zone);
}

// A sanitizer has memory of its own for each allocation, and finds leaks itself.
#if defined(__SANITIZE_ADDRESS__)
#define HAS_OWN_MEMORY 1
#elif defined(__has_feature)
#define HAS_OWN_MEMORY __has_feature(address_sanitizer)
#else
#define HAS_OWN_MEMORY 0
#endif

int main(int count, char **arguments) {
    long calls = count > 1 ? atol(arguments[1]) : 200000;
    long before = field("RssAnon:"), all = field("VmRSS:");
    use("de");
    use("ja");
    long two = field("RssAnon:"), both = field("VmRSS:");
    printf("two languages: %ld KB allocated, %ld KB with the pages of files\n", two - before, both - all);
    CHECK(HAS_OWN_MEMORY || both - all < 20000);
    for (long index = 0; index < calls / 10; index++) call(index);
    long warm = field("RssAnon:");
    for (long index = calls / 10; index < calls; index++) call(index);
    long after = field("RssAnon:");
    printf("%ld calls: %ld KB more\n", calls, after - warm);
    // A byte leaked in each hundredth call would be more.
    CHECK(HAS_OWN_MEMORY || after - warm < 200 + calls / 100000);
    return report("memory");
}
