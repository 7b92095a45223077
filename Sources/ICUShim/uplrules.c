#include "wf_uplrules.h"

#include "shim.h"

WFPluralRules *wf_uplrules_open(const char *locale, int32_t *status) {
    return (WFPluralRules *)uplrules_open(locale, wf_code(status));
}

void wf_uplrules_close(WFPluralRules *uplrules) { uplrules_close((UPluralRules *)uplrules); }

int32_t wf_uplrules_selectFormatted(const WFPluralRules *uplrules, const WFFormattedNumber *number, uint16_t *keyword,
                                    int32_t capacity, int32_t *status) {
    return uplrules_selectFormatted((const UPluralRules *)uplrules, (const UFormattedNumber *)number, wf_out(keyword),
                                    capacity, wf_code(status));
}
