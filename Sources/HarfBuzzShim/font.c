#include "functions.h"
#include "wf_hb_font.h"

WFFont *wf_hb_font_create(const WFLibrary *library, WFFace *face, float weightAxis, float opticalSizeAxis) {
    hb_font_t *font = functions(library)->hb_font_create((hb_face_t *)face);
    hb_variation_t variations[] = {
        {HB_TAG('w', 'g', 'h', 't'), weightAxis},
        {HB_TAG('o', 'p', 's', 'z'), opticalSizeAxis},
    };
    functions(library)->hb_font_set_variations(font, variations, 2);
    functions(library)->hb_font_make_immutable(font);
    return (WFFont *)font;
}

void wf_hb_font_destroy(const WFLibrary *library, WFFont *font) {
    functions(library)->hb_font_destroy((hb_font_t *)font);
}

bool wf_hb_font_hasGlyph(const WFLibrary *library, WFFont *font, uint32_t unicode) {
    hb_codepoint_t glyph = 0;
    return functions(library)->hb_font_get_nominal_glyph((hb_font_t *)font, unicode, &glyph) && glyph != 0;
}
