// ucal.h: calendars and time zones.
#ifndef WEATHERFORMAT_WF_UCAL_H
#define WEATHERFORMAT_WF_UCAL_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

WF_HANDLE(WFCalendar);
WF_HANDLE(WFEnumeration);

/// ucal_open, always with UCAL_GREGORIAN: no other calendar is ever used here.
WFCalendar *_Nullable wf_ucal_open(const uint16_t *zoneID, int32_t len, const char *locale, int32_t *status);
void wf_ucal_close(WFCalendar *cal);

/// ucal_setGregorianChange: when the Julian calendar ends, in milliseconds since 1970.
void wf_ucal_setGregorianChange(WFCalendar *cal, double date, int32_t *status);
void wf_ucal_setMillis(WFCalendar *cal, double dateTime, int32_t *status);

/// The zone's offset from UTC at the calendar's time, in milliseconds: ucal_get(UCAL_ZONE_OFFSET) plus
/// ucal_get(UCAL_DST_OFFSET), which are never wanted apart.
int32_t wf_ucal_getOffset(const WFCalendar *cal, int32_t *status);

/// ucal_getTimeZoneTransitionDate with UCAL_TZ_TRANSITION_NEXT. False: the zone has no later transition.
bool wf_ucal_getNextTransition(const WFCalendar *cal, double *transition, int32_t *status);

int32_t wf_ucal_getCanonicalTimeZoneID(const uint16_t *id, int32_t len, uint16_t *_Nullable result,
                                       int32_t resultCapacity, bool *isSystemID, int32_t *status);

/// ucal_openTimeZones: every zone identifier that this ICU knows.
WFEnumeration *_Nullable wf_ucal_openTimeZones(int32_t *status);
const uint16_t *_Nullable wf_uenum_unext(WFEnumeration *en, int32_t *resultLength, int32_t *status);
void wf_uenum_close(WFEnumeration *en);

/// ucal_getTZDataVersion, such as "2024a". A string of ICU's own, never freed; null on failure.
const char *_Nullable wf_ucal_getTZDataVersion(int32_t *status);

#pragma clang assume_nonnull end
#endif
