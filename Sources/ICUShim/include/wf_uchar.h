// uchar.h: properties of single characters.
#ifndef WEATHERFORMAT_WF_UCHAR_H
#define WEATHERFORMAT_WF_UCHAR_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

/// u_getIntPropertyValue with UCHAR_EAST_ASIAN_WIDTH: whether it is U_EA_WIDE or U_EA_FULLWIDTH. A Boolean, since
/// nobody asks for the other four values.
bool wf_u_isEastAsianWide(uint32_t c);

#pragma clang assume_nonnull end
#endif
