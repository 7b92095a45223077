// HarfBuzz itself, loaded while the process runs.
#ifndef WEATHERFORMAT_WF_HB_LIBRARY_H
#define WEATHERFORMAT_WF_HB_LIBRARY_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A handle of one kind. HarfBuzz's own types are incomplete structs, which Swift would import as one OpaquePointer:
/// the member, which nobody ever reads, makes each a type of its own.
#define WF_HB_HANDLE(name)                                                                                             \
    typedef struct name {                                                                                              \
        char neverRead;                                                                                                \
    } name

/// A loaded HarfBuzz: the functions of it that the shim calls. It never changes, so any thread may use it.
WF_HB_HANDLE(WFLibrary);

/// dlopen and, for each function, dlsym. Null where the library is missing or lacks a function; reason, of at least
/// capacity bytes, then holds the loader's own words.
WFLibrary *_Nullable wf_hb_library_open(const char *name, char *reason, size_t capacity);

/// Forgets the functions. HarfBuzz stays in memory to the end of the process, since it keeps data of its own there; to
/// open it again costs microseconds.
void wf_hb_library_close(WFLibrary *library);

#pragma clang assume_nonnull end
#endif
