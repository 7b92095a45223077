#include "InstructionCounter.h"

#if __linux__
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

int instruction_counter_open(void) {
    struct perf_event_attr attributes = {
        .type = PERF_TYPE_HARDWARE,
        .size = sizeof attributes,
        .config = PERF_COUNT_HW_INSTRUCTIONS,
        .exclude_kernel = 1,
        .exclude_hv = 1,
    };
    return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

int64_t instruction_counter_read(int counter) {
    int64_t count = 0;
    return read(counter, &count, sizeof count) == sizeof count ? count : -1;
}
#else
int instruction_counter_open(void) { return -1; }
int64_t instruction_counter_read(int counter) { return -1; }
#endif
