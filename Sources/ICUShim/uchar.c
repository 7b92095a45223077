#include "wf_uchar.h"

#include "shim.h"

bool wf_u_isEastAsianWide(uint32_t c) {
    int32_t width = u_getIntPropertyValue((UChar32)c, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}
