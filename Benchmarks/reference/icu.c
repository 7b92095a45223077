// What raw C ICU costs: the reference of scripts/bench. Prints one line for each piece of work: its name, a tab, and the
// median of its rounds in nanoseconds a string.
//
// Compiled twice, against the system's ICU and against the Swift toolchain's.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#if TOOLCHAIN_ICU
#include <_foundation_unicode/udat.h>
#include <_foundation_unicode/udatpg.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/unumberrangeformatter.h>
#include <_foundation_unicode/ureldatefmt.h>
#include <_foundation_unicode/ustring.h>
#include <_foundation_unicode/uversion.h>
#else
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>
#endif

enum { rounds = 15, calls = 20000, instants = 1024 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return difference < 0 ? -1 : difference > 0;
}

static void report(const char *name, double *nanoseconds) {
    qsort(nanoseconds, rounds, sizeof *nanoseconds, ascending);
    printf("%s\t%.1f\n", name, nanoseconds[rounds / 2]);
}

static void check(UErrorCode status) {
    if (U_FAILURE(status)) {
        fprintf(stderr, "reference: %s\n", u_errorName(status));
        exit(1);
    }
}

// Every 37 minutes from 2026-01-01, in Berlin: the instants of the Swift side too.
static double instant(int index) { return 1767225600000.0 + (double)(index % instants) * 37 * 60 * 1000; }

static void dates(const char *name, const char *pattern, int capitalized) {
    UErrorCode status = U_ZERO_ERROR;
    UChar zone[32], text[64], result[128];
    u_uastrcpy(zone, "Europe/Berlin");
    u_uastrcpy(text, pattern);
    UDateFormat *format =
        udat_open(UDAT_PATTERN, UDAT_PATTERN, "de@calendar=gregorian;numbers=latn", zone, -1, text, -1, &status);
    check(status);
    if (capitalized) udat_setContext(format, UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE, &status);
    double nanoseconds[rounds];
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int call = 0; call < calls; call++) udat_format(format, instant(call), result, 128, NULL, &status);
        nanoseconds[round] = (now() - start) / calls;
    }
    check(status);
    udat_close(format);
    report(name, nanoseconds);
}

static void numbers(const char *name, const char *skeleton) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[128], result[128];
    u_uastrcpy(text, skeleton);
    UNumberFormatter *format = unumf_openForSkeletonAndLocale(text, -1, "de", &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    check(status);
    double nanoseconds[rounds];
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int call = 0; call < calls; call++) {
            unumf_formatDouble(format, (double)(call % instants) * 0.1, formatted, &status);
            unumf_resultToString(formatted, result, 128, &status);
        }
        nanoseconds[round] = (now() - start) / calls;
    }
    check(status);
    unumf_closeResult(formatted);
    unumf_close(format);
    report(name, nanoseconds);
}

static void ranges(const char *name, const char *skeleton) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[128];
    u_uastrcpy(text, skeleton);
    UNumberRangeFormatter *format = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        text, -1, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, "de", NULL, &status);
    UFormattedNumberRange *formatted = unumrf_openResult(&status);
    check(status);
    double nanoseconds[rounds];
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int call = 0; call < calls; call++) {
            double wind = (double)(call % instants) * 0.1;
            int32_t length;
            unumrf_formatDoubleRange(format, wind, wind + 15, formatted, &status);
            ufmtval_getString(unumrf_resultAsValue(formatted, &status), &length, &status);
        }
        nanoseconds[round] = (now() - start) / calls;
    }
    check(status);
    unumrf_closeResult(formatted);
    unumrf_close(format);
    report(name, nanoseconds);
}

static void relative(void) {
    UErrorCode status = U_ZERO_ERROR;
    UChar result[128];
    URelativeDateTimeFormatter *format =
        ureldatefmt_open("de", NULL, UDAT_STYLE_SHORT, UDISPCTX_CAPITALIZATION_NONE, &status);
    check(status);
    double nanoseconds[rounds];
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int call = 0; call < calls; call++)
            ureldatefmt_formatNumeric(format, -(call % 59 + 1), UDAT_REL_UNIT_MINUTE, result, 128, &status);
        nanoseconds[round] = (now() - start) / calls;
    }
    check(status);
    ureldatefmt_close(format);
    report("relative", nanoseconds);
}

static void construction(void) {
    UErrorCode status = U_ZERO_ERROR;
    UChar zone[32], pattern[64];
    u_uastrcpy(zone, "Europe/Berlin");
    u_uastrcpy(pattern, "H:mm");
    double nanoseconds[rounds];
    for (int round = 0; round < rounds; round++) {
        double start = now();
        for (int call = 0; call < 200; call++)
            udat_close(udat_open(UDAT_PATTERN, UDAT_PATTERN, "de", zone, -1, pattern, -1, &status));
        nanoseconds[round] = (now() - start) / 200;
    }
    check(status);
    report("construction", nanoseconds);
}

int main(void) {
    printf("version\t%s\n", U_ICU_VERSION);
    dates("time", "H:mm", 0);
    dates("header", "E, MMM d", 1);
    numbers("unit", "unit/kilometer-per-hour unit-width-short precision-integer rounding-mode-half-up");
    numbers("percent", "percent precision-integer rounding-mode-half-up");
    numbers("duration", "unit/hour-and-minute unit-width-narrow");
    numbers("spoken", "unit/kilometer-per-hour unit-width-full-name precision-integer rounding-mode-half-up");
    ranges("range", "unit/kilometer-per-hour unit-width-short precision-integer rounding-mode-half-up");
    ranges("spokenRange", "unit/kilometer-per-hour unit-width-full-name precision-integer rounding-mode-half-up");
    dates("spokenDay", "EEEE, d. MMMM", 1);
    relative();
    construction();
    return 0;
}
