// What the C tests share: a check that says where it failed, and goes on.
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <string.h>
#include <weatherformat.h>

static int failures;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                            \
            failures += 1;                                                                                             \
        }                                                                                                              \
    } while (0)

// A call that succeeds, and whose error is empty.
#define CHECK_OK(call)                                                                                                 \
    do {                                                                                                               \
        int32_t status_ = (call);                                                                                      \
        if (status_ != WFMT_OK || error.status != WFMT_OK || error.text[0] != 0) {                                     \
            fprintf(stderr, "%s:%d: %s: status %d, %s\n", __FILE__, __LINE__, #call, status_, error.text);             \
            failures += 1;                                                                                             \
        }                                                                                                              \
    } while (0)

// A call that is refused, with a status and a part of its text.
#define CHECK_REFUSED(status_wanted, part, call)                                                                       \
    do {                                                                                                               \
        int32_t status_ = (call);                                                                                      \
        if (status_ != (status_wanted) || error.status != status_ || !strstr(error.text, part)) {                      \
            fprintf(stderr, "%s:%d: %s: status %d, %s\n", __FILE__, __LINE__, #call, status_, error.text);             \
            failures += 1;                                                                                             \
        }                                                                                                              \
    } while (0)

#define CHECK_TEXT(wanted)                                                                                             \
    do {                                                                                                               \
        if (strcmp(text, wanted) != 0 || length != strlen(wanted)) {                                                   \
            fprintf(stderr, "%s:%d: \"%s\": expected \"%s\"\n", __FILE__, __LINE__, text, wanted);                     \
            failures += 1;                                                                                             \
        }                                                                                                              \
    } while (0)

static int report(const char *name) {
    if (failures == 0) printf("%s: all well\n", name);
    return failures == 0 ? 0 : 1;
}

#endif
