// uversion.h and ulocdata.h: which ICU this is.
#ifndef WEATHERFORMAT_WF_UVERSION_H
#define WEATHERFORMAT_WF_UVERSION_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

/// u_getVersion and ulocdata_getCLDRVersion: four numbers, major first.
void wf_u_getVersion(uint8_t *versionArray);
void wf_ulocdata_getCLDRVersion(uint8_t *versionArray, int32_t *status);

/// Whether the shim was compiled against the Swift toolchain's own ICU and not the system's.
bool wf_isToolchainICU(void);

#pragma clang assume_nonnull end
#endif
