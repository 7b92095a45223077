#ifndef INSTRUCTION_COUNTER_H
#define INSTRUCTION_COUNTER_H

#include <stdint.h>

/// Opens the processor's counter of this thread's instructions in user space: a descriptor, or -1 where the kernel or the
/// machine gives none, as in most virtual machines.
int instruction_counter_open(void);

/// Instructions since the counter was opened; -1 where they cannot be read.
int64_t instruction_counter_read(int counter);

#endif
