#pragma once

/// Keeps this process, and those that it starts, on the core that it is on.
///
/// Returns 0, or -1 where the system does not do so.
int stay_on_one_core(void);

/// Gives the process back the cores that it had before.
void leave_one_core(void);
