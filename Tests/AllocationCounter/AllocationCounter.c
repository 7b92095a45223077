// Stands before the C library's allocator in the test program: an executable's own malloc is the one that every library
// in the process calls.
#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

static _Thread_local uint64_t count;

uint64_t allocation_count(void) { return count; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED

bool allocation_counter_works(void) { return false; }

#else

bool allocation_counter_works(void) { return true; }

// The C library's allocator under the names that it keeps for this purpose.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count++;
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

#endif
