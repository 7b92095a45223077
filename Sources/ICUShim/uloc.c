#include "wf_uloc.h"

#include "shim.h"

int32_t wf_uloc_forLanguageTag(const char *langtag, char *localeID, int32_t localeIDCapacity, int32_t *parsedLength,
                               int32_t *err) {
    return uloc_forLanguageTag(langtag, localeID, localeIDCapacity, parsedLength, wf_code(err));
}

int32_t wf_uloc_getLanguage(const char *localeID, char *language, int32_t languageCapacity, int32_t *err) {
    return uloc_getLanguage(localeID, language, languageCapacity, wf_code(err));
}

int32_t wf_uloc_getScript(const char *localeID, char *script, int32_t scriptCapacity, int32_t *err) {
    return uloc_getScript(localeID, script, scriptCapacity, wf_code(err));
}

int32_t wf_uloc_getKeywordValue(const char *localeID, const char *keywordName, char *buffer, int32_t bufferCapacity,
                                int32_t *status) {
    return uloc_getKeywordValue(localeID, keywordName, buffer, bufferCapacity, wf_code(status));
}

int32_t wf_uloc_getCountry(const char *localeID, char *country, int32_t countryCapacity, int32_t *err) {
    return uloc_getCountry(localeID, country, countryCapacity, wf_code(err));
}
