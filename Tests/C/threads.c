// Threads that all render for the first time at once, and must all say the same.
#define _GNU_SOURCE
#include "check.h"

#include <pthread.h>
#include <stdlib.h>

#define THREADS 8

static pthread_barrier_t start;

// Everything in three languages, folded into one number.
static void *render(void *sum) {
    static const char *const tags[] = {"de", "th", "en-GB"};
    uint64_t hash = 14695981039346656037u;
    wfmt_error error;
    char text[WFMT_TEXT_SIZE];
    size_t length;
    wfmt_zone *zone = NULL;
    pthread_barrier_wait(&start);
#define ADD(call)                                                                                                      \
    do {                                                                                                               \
        if ((call) != WFMT_OK) abort();                                                                                \
        for (size_t index_ = 0; index_ < length; index_++) hash = (hash ^ (unsigned char)text[index_]) * 1099511628211u; \
    } while (0)
    length = 0;
    ADD(wfmt_zone_create("America/New_York", &zone, &error));
    for (size_t tag = 0; tag < 3; tag++) {
        for (int32_t voice = 0; voice < 2; voice++) {
            wfmt_reader *reader = NULL;
            length = 0;
            ADD(wfmt_reader_create(tags[tag], 0, voice, &reader, &error));
            for (int32_t intent = 1; intent <= wfmt_intent_count(); intent++)
                for (int64_t hour = 0; hour < 24; hour++)
                    ADD(wfmt_date(reader, zone, intent, 1786808340 + hour * 3600, text, sizeof text, &length, &error));
            for (int32_t unit = 1; unit <= wfmt_unit_count(); unit++)
                for (int32_t form = 0; form < 4; form++)
                    ADD(wfmt_unit(reader, 12, unit, 0, 0, form, text, sizeof text, &length, &error));
            ADD(wfmt_relative(reader, 300, text, sizeof text, &length, &error));
            wfmt_reader_free(reader);
        }
    }
    wfmt_zone_free(zone);
    *(uint64_t *)sum = hash;
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    uint64_t sums[THREADS];
    pthread_barrier_init(&start, NULL, THREADS);
    for (int index = 0; index < THREADS; index++) pthread_create(&threads[index], NULL, render, &sums[index]);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    for (int index = 1; index < THREADS; index++) CHECK(sums[index] == sums[0]);
    return report("threads");
}
