#include "functions.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void say(char *reason, size_t capacity, const char *words) {
    strncpy(reason, words ? words : "no reason given", capacity - 1);
    reason[capacity - 1] = 0;
}

WFLibrary *wf_hb_library_open(const char *name, char *reason, size_t capacity) {
    Functions *table = malloc(sizeof *table);
    if (!table) {
        say(reason, capacity, strerror(ENOMEM));
        return NULL;
    }
    table->loaded = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!table->loaded) {
        say(reason, capacity, dlerror());
        free(table);
        return NULL;
    }
#define WF_HB_STRING(name) #name
#define WF_HB_LOAD(name)                                                                                               \
    table->name = (__typeof__(table->name))dlsym(table->loaded, WF_HB_STRING(name));                                   \
    if (!table->name) {                                                                                                \
        say(reason, capacity, dlerror());                                                                              \
        wf_hb_library_close((WFLibrary *)table);                                                                       \
        return NULL;                                                                                                   \
    }
    WF_HB_FUNCTIONS(WF_HB_LOAD)
    return (WFLibrary *)table;
}

void wf_hb_library_close(WFLibrary *library) {
    dlclose(functions(library)->loaded);
    free(library);
}
