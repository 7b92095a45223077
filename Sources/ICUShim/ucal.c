#include "wf_ucal.h"

#include "shim.h"

static UCalendar *calendar(const WFCalendar *cal) { return (UCalendar *)cal; }

WFCalendar *wf_ucal_open(const uint16_t *zoneID, int32_t len, const char *locale, int32_t *status) {
    return (WFCalendar *)ucal_open(wf_in(zoneID), len, locale, UCAL_GREGORIAN, wf_code(status));
}

void wf_ucal_close(WFCalendar *cal) { ucal_close(calendar(cal)); }

void wf_ucal_setGregorianChange(WFCalendar *cal, double date, int32_t *status) {
    ucal_setGregorianChange(calendar(cal), date, wf_code(status));
}

void wf_ucal_setMillis(WFCalendar *cal, double dateTime, int32_t *status) {
    ucal_setMillis(calendar(cal), dateTime, wf_code(status));
}

int32_t wf_ucal_getOffset(const WFCalendar *cal, int32_t *status) {
    const UCalendar *handle = calendar(cal);
    return ucal_get(handle, UCAL_ZONE_OFFSET, wf_code(status)) + ucal_get(handle, UCAL_DST_OFFSET, wf_code(status));
}

bool wf_ucal_getNextTransition(const WFCalendar *cal, double *transition, int32_t *status) {
    return ucal_getTimeZoneTransitionDate(calendar(cal), UCAL_TZ_TRANSITION_NEXT, transition,
                                          wf_code(status));
}

int32_t wf_ucal_getCanonicalTimeZoneID(const uint16_t *id, int32_t len, uint16_t *result, int32_t resultCapacity,
                                       bool *isSystemID, int32_t *status) {
    UBool isSystem = false;
    int32_t length =
        ucal_getCanonicalTimeZoneID(wf_in(id), len, wf_out(result), resultCapacity, &isSystem, wf_code(status));
    *isSystemID = isSystem;
    return length;
}

WFEnumeration *wf_ucal_openTimeZones(int32_t *status) { return (WFEnumeration *)ucal_openTimeZones(wf_code(status)); }

const uint16_t *wf_uenum_unext(WFEnumeration *en, int32_t *resultLength, int32_t *status) {
    return (const uint16_t *)uenum_unext((UEnumeration *)en, resultLength, wf_code(status));
}

void wf_uenum_close(WFEnumeration *en) { uenum_close((UEnumeration *)en); }

const char *wf_ucal_getTZDataVersion(int32_t *status) { return ucal_getTZDataVersion(wf_code(status)); }
