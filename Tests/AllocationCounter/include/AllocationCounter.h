// Counts the heap allocations of a thread, for the test that promises none.
#ifndef WEATHERFORMAT_ALLOCATION_COUNTER_H
#define WEATHERFORMAT_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Calls of malloc and its kin on the calling thread so far.
uint64_t allocation_count(void);

/// False under a sanitizer, which brings an allocator of its own.
bool allocation_counter_works(void);

#endif
