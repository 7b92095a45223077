#define _GNU_SOURCE
#include "OneCore.h"
#include <sched.h>

static cpu_set_t before;

int stay_on_one_core(void) {
    if (sched_getaffinity(0, sizeof before, &before) != 0) return -1;
    int core = sched_getcpu();
    if (core < 0) return -1;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    return sched_setaffinity(0, sizeof one, &one);
}

void leave_one_core(void) { sched_setaffinity(0, sizeof before, &before); }
