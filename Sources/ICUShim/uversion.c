#include "wf_uversion.h"

#include "shim.h"

_Static_assert(U_MAX_VERSION_LENGTH == 4, "a version is four numbers");

void wf_u_getVersion(uint8_t *versionArray) { u_getVersion(versionArray); }

void wf_ulocdata_getCLDRVersion(uint8_t *versionArray, int32_t *status) {
    ulocdata_getCLDRVersion(versionArray, wf_code(status));
}

bool wf_isToolchainICU(void) {
#if WEATHERFORMAT_TOOLCHAIN_ICU
    return true;
#else
    return false;
#endif
}
