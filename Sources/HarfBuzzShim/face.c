#include "CHarfBuzz.h"
#include "wf_hb_face.h"

static hb_face_t *hbFace(const WFFace *face) { return (hb_face_t *)face; }

void wf_hb_blob_destroy(WFBlob *blob) { hb_blob_destroy((hb_blob_t *)blob); }

uint32_t wf_hb_face_count(WFBlob *blob) { return hb_face_count((hb_blob_t *)blob); }

WFFace *wf_hb_face_create(WFBlob *blob, uint32_t index) {
    hb_face_t *face = hb_face_create((hb_blob_t *)blob, index);
    hb_face_make_immutable(face);
    return (WFFace *)face;
}

void wf_hb_face_destroy(WFFace *face) { hb_face_destroy(hbFace(face)); }

uint32_t wf_hb_face_get_glyph_count(const WFFace *face) { return hb_face_get_glyph_count(hbFace(face)); }

uint32_t wf_hb_face_get_upem(const WFFace *face) { return hb_face_get_upem(hbFace(face)); }

bool wf_hb_face_hasTable(const WFFace *face, uint32_t tag) {
    hb_blob_t *table = hb_face_reference_table(hbFace(face), tag);
    bool found = hb_blob_get_length(table) > 0;
    hb_blob_destroy(table);
    return found;
}

uint32_t wf_hb_ot_name_fullName(WFFace *face, char *name, uint32_t capacity) {
    unsigned int size = capacity;
    return hb_ot_name_get_utf8(hbFace(face), HB_OT_NAME_ID_FULL_NAME, hb_language_from_string("en", -1), &size, name);
}
