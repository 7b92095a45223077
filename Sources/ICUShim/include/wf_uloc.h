// uloc.h: language tags.
#ifndef WEATHERFORMAT_WF_ULOC_H
#define WEATHERFORMAT_WF_ULOC_H

#include "wf_base.h"

#pragma clang assume_nonnull begin

/// ICU reports a bad tag by parsedLength alone: less than the tag's length means that the rest was no BCP 47.
int32_t wf_uloc_forLanguageTag(const char *langtag, char *_Nullable localeID, int32_t localeIDCapacity,
                               int32_t *parsedLength, int32_t *err);
int32_t wf_uloc_getLanguage(const char *localeID, char *_Nullable language, int32_t languageCapacity, int32_t *err);
int32_t wf_uloc_getScript(const char *localeID, char *_Nullable script, int32_t scriptCapacity, int32_t *err);
int32_t wf_uloc_getCountry(const char *localeID, char *_Nullable country, int32_t countryCapacity, int32_t *err);
/// An empty value where the locale does not have the keyword.
int32_t wf_uloc_getKeywordValue(const char *localeID, const char *keywordName, char *_Nullable buffer,
                                int32_t bufferCapacity, int32_t *status);

#pragma clang assume_nonnull end
#endif
