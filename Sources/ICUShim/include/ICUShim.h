// ICU4C as Swift may see it: opaque struct types of our own, int32_t status codes, UTF-16 as uint16_t.
//
// Each function is called wf_ plus ICU's own name, takes ICU's arguments in ICU's order and makes that one call;
// where it does not, a comment says why. No header of ICU is included here: a Swift module that saw the system's
// ICU next to Foundation's own copy would not compile.
#ifndef WEATHERFORMAT_ICUSHIM_H
#define WEATHERFORMAT_ICUSHIM_H

#include "wf_base.h"
#include "wf_ucal.h"
#include "wf_uchar.h"
#include "wf_udat.h"
#include "wf_udatpg.h"
#include "wf_ulistfmt.h"
#include "wf_uloc.h"
#include "wf_unumf.h"
#include "wf_unumrf.h"
#include "wf_uplrules.h"
#include "wf_ureldatefmt.h"
#include "wf_ustring.h"
#include "wf_uversion.h"

#endif
