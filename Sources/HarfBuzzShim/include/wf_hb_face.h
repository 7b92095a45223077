// hb-blob.h and hb-face.h: the bytes of a font file, and one face in them.
#ifndef WEATHERFORMAT_WF_HB_FACE_H
#define WEATHERFORMAT_WF_HB_FACE_H

#include <stdbool.h>
#include <stdint.h>

#include "wf_hb_library.h"

#pragma clang assume_nonnull begin

WF_HB_HANDLE(WFBlob);
WF_HB_HANDLE(WFFace);

/// Why a file was not read.
typedef enum __attribute__((enum_extensibility(closed))) WFFileProblem {
    WFFileProblemNone = 0,
    /// A system call failed; errno says why.
    WFFileProblemSystem = 1,
    WFFileProblemNotAFile = 2,
    WFFileProblemEmpty = 3,
    WFFileProblemTooLarge = 4,
} WFFileProblem;

/// Reads a plain file of at most limit bytes and wraps it by hb_blob_create_or_fail. HarfBuzz's own
/// hb_blob_create_from_file maps the file: whoever shortened it later would end this process. Null with a problem;
/// errorNumber is errno where a system call failed, and length the file's size where it is known.
WFBlob *_Nullable wf_hb_blob_read(const WFLibrary *library, const char *path, uint64_t limit,
                                  WFFileProblem *problem, int32_t *errorNumber, uint64_t *length);

/// strerror: what an errno means, in English.
const char *wf_strerror(int32_t errorNumber);

/// hb_blob_get_data: valid as long as the blob is.
const uint8_t *_Nullable wf_hb_blob_get_data(const WFLibrary *library, WFBlob *blob, uint32_t *length);
void wf_hb_blob_destroy(const WFLibrary *library, WFBlob *blob);

/// How many faces the file holds: 0 for what is no font, more than one in a collection.
uint32_t wf_hb_face_count(const WFLibrary *library, WFBlob *blob);

/// hb_face_create, made immutable: from then on it may be used from any thread. The blob is kept alive by it.
WFFace *wf_hb_face_create(const WFLibrary *library, WFBlob *blob, uint32_t index);
void wf_hb_face_destroy(const WFLibrary *library, WFFace *face);
uint32_t wf_hb_face_get_glyph_count(const WFLibrary *library, const WFFace *face);
uint32_t wf_hb_face_get_upem(const WFLibrary *library, const WFFace *face);

/// hb_face_reference_table: whether the face has a table of this tag that is not empty.
bool wf_hb_face_hasTable(const WFLibrary *library, const WFFace *face, uint32_t tag);

/// hb_ot_name_get_utf8 for the full font name (HB_OT_NAME_ID_FULL_NAME) in English. Returns the name's length in
/// bytes; at most capacity - 1 of them are written, and a terminator.
uint32_t wf_hb_ot_name_fullName(const WFLibrary *library, WFFace *face, char *name, uint32_t capacity);

#pragma clang assume_nonnull end
#endif
