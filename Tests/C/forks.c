// Forks while threads of the parent render: after a warm-up each child renders too, and none waits forever.
//
//   forks           200 children of a warm parent whose threads render, and 20 of a cold parent without threads
//   forks cold 100  how many children of a cold parent, whose threads render for the first time, hang: said, not judged
#define _GNU_SOURCE
#include "check.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char *const languages[] = {"de", "fr", "ja", "tr"};
#define LANGUAGES 4

static atomic_bool stops;

static int render_all(const char *tag) {
    wfmt_error error;
    wfmt_reader *reader = NULL;
    wfmt_zone *zone = NULL;
    char text[WFMT_TEXT_SIZE];
    size_t length;
    int failed = wfmt_reader_create(tag, 0, WFMT_VOICE_HOUSE, &reader, &error) ||
                 wfmt_zone_create("Europe/Berlin", &zone, &error);
    for (int32_t intent = 1; !failed && intent <= wfmt_intent_count(); intent++)
        failed = wfmt_date(reader, zone, intent, 1786808340, text, sizeof text, &length, &error);
    for (int32_t unit = 1; !failed && unit <= wfmt_unit_count(); unit++)
        failed = wfmt_unit(reader, 12, unit, 0, 0, 0, text, sizeof text, &length, &error) ||
                 wfmt_unit(reader, 12, unit, 0, 0, WFMT_FORM_SPOKEN, text, sizeof text, &length, &error);
    failed = failed || wfmt_relative(reader, 300, text, sizeof text, &length, &error);
    wfmt_reader_free(reader);
    wfmt_zone_free(zone);
    return failed;
}

static void *keep_rendering(void *first) {
    for (size_t index = (size_t)first; !atomic_load(&stops); index++)
        if (render_all(languages[index % LANGUAGES])) abort();
    return NULL;
}

// Forks, and waits at most some seconds for the child to render in each language: 0, or 1 for one that hangs or fails.
static int fork_once(void) {
    pid_t child = fork();
    if (child == 0) {
        alarm(10);
        for (int index = 0; index < LANGUAGES; index++)
            if (render_all(languages[index])) _exit(1);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status == 0 ? 0 : 1;
}

static int fork_while_threads_render(int children) {
    pthread_t threads[3];
    atomic_store(&stops, false);
    for (size_t index = 0; index < 3; index++) pthread_create(&threads[index], NULL, keep_rendering, (void *)index);
    int lost = 0;
    for (int child = 0; child < children; child++) lost += fork_once();
    atomic_store(&stops, true);
    for (int index = 0; index < 3; index++) pthread_join(threads[index], NULL);
    return lost;
}

// A process of its own for each child, since a parent is cold but once.
static int fork_from_cold_threads(int children) {
    int lost = 0;
    for (int child = 0; child < children; child++) {
        pid_t parent = fork();
        if (parent == 0) {
            pthread_t threads[3];
            for (size_t index = 0; index < 3; index++)
                pthread_create(&threads[index], NULL, keep_rendering, (void *)index);
            struct timespec pause = {0, 1000000 + child % 20 * 1000000};
            nanosleep(&pause, NULL);
            _exit(fork_once());
        }
        int status = 0;
        waitpid(parent, &status, 0);
        lost += status == 0 ? 0 : 1;
    }
    return lost;
}

int main(int count, char **arguments) {
    if (count == 3 && strcmp(arguments[1], "cold") == 0) {
        printf("%d of %s children of cold threads were lost\n", fork_from_cold_threads(atoi(arguments[2])), arguments[2]);
        return 0;
    }
    // A cold parent whose threads do not render yet: each child warms up alone.
    for (int child = 0; child < 20; child++) CHECK(fork_once() == 0);
    wfmt_error error;
    CHECK_OK(wfmt_warm_up(languages, LANGUAGES, WFMT_VOICE_HOUSE, &error));
    CHECK(fork_while_threads_render(200) == 0);
    return report("forks");
}
