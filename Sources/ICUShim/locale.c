#include "icu.h"
#include "shim.h"

#if WEATHERFORMAT_SETTLES_LOCALE

#include <locale.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

// The name that ICU makes its default locale of, as putil.cpp looks for it.
static const char *process_locale(void) {
    const char *name = setlocale(LC_MESSAGES, NULL);
    if (name && strcmp(name, "C") != 0 && strcmp(name, "POSIX") != 0) return name;
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t index = 0; index < sizeof variables / sizeof *variables; index++) {
        const char *value = getenv(variables[index]);
        if (value) return value;
    }
    return "C";
}

// Whether ICU has room for the name: a language of at most 8 letters, and not too much behind it.
static bool has_room(const char *name) {
    return strcspn(name, "_-.@") <= 8 && strnlen(name, 101) <= 100;
}

void wf_settleDefaultLocale(void) {
    static atomic_bool is_settled;
    if (atomic_load_explicit(&is_settled, memory_order_acquire)) return;
    // No call of ours takes anything from the default, so that which one it is makes no difference to a string.
    UErrorCode status = U_ZERO_ERROR;
    if (!has_room(process_locale())) uloc_setDefault("en_US_POSIX", &status);
    atomic_store_explicit(&is_settled, true, memory_order_release);
}

#endif
