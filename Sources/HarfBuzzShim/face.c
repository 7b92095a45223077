#include "functions.h"
#include "wf_hb_face.h"

static hb_face_t *hbFace(const WFFace *face) { return (hb_face_t *)face; }

uint32_t wf_hb_face_count(const WFLibrary *library, WFBlob *blob) {
    return functions(library)->hb_face_count((hb_blob_t *)blob);
}

WFFace *wf_hb_face_create(const WFLibrary *library, WFBlob *blob, uint32_t index) {
    hb_face_t *face = functions(library)->hb_face_create((hb_blob_t *)blob, index);
    functions(library)->hb_face_make_immutable(face);
    return (WFFace *)face;
}

void wf_hb_face_destroy(const WFLibrary *library, WFFace *face) { functions(library)->hb_face_destroy(hbFace(face)); }

uint32_t wf_hb_face_get_glyph_count(const WFLibrary *library, const WFFace *face) {
    return functions(library)->hb_face_get_glyph_count(hbFace(face));
}

uint32_t wf_hb_face_get_upem(const WFLibrary *library, const WFFace *face) {
    return functions(library)->hb_face_get_upem(hbFace(face));
}

bool wf_hb_face_hasTable(const WFLibrary *library, const WFFace *face, uint32_t tag) {
    hb_blob_t *table = functions(library)->hb_face_reference_table(hbFace(face), tag);
    bool found = functions(library)->hb_blob_get_length(table) > 0;
    functions(library)->hb_blob_destroy(table);
    return found;
}

uint32_t wf_hb_ot_name_fullName(const WFLibrary *library, WFFace *face, char *name, uint32_t capacity) {
    unsigned int size = capacity;
    hb_language_t english = functions(library)->hb_language_from_string("en", -1);
    return functions(library)->hb_ot_name_get_utf8(hbFace(face), HB_OT_NAME_ID_FULL_NAME, english, &size, name);
}
