// The one place where ICU's headers come in: the system's, or the Swift toolchain's own copy.
// This header stands outside include/, so no Swift module can see it.
#ifndef WEATHERFORMAT_ICU_H
#define WEATHERFORMAT_ICU_H

// Only API that ICU promises to keep: a draft or deprecated call must not compile.
#define U_HIDE_DRAFT_API 1
#define U_HIDE_DEPRECATED_API 1
#define U_HIDE_INTERNAL_API 1
#define U_HIDE_OBSOLETE_API 1

#if WEATHERFORMAT_TOOLCHAIN_ICU
#include <_foundation_unicode/ucal.h>
#include <_foundation_unicode/uchar.h>
#include <_foundation_unicode/udat.h>
#include <_foundation_unicode/udatpg.h>
#include <_foundation_unicode/uenum.h>
#include <_foundation_unicode/uformattedvalue.h>
#include <_foundation_unicode/ulistformatter.h>
#include <_foundation_unicode/uloc.h>
#include <_foundation_unicode/ulocdata.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/unumberrangeformatter.h>
#include <_foundation_unicode/upluralrules.h>
#include <_foundation_unicode/ureldatefmt.h>
#include <_foundation_unicode/ustring.h>
#include <_foundation_unicode/utypes.h>
#include <_foundation_unicode/uversion.h>
#else
#include "CICU.h"
#endif

#endif
