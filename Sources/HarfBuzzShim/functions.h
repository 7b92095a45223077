// The functions of HarfBuzz that the shim calls, as a table that dlsym fills.
#ifndef WEATHERFORMAT_HARFBUZZSHIM_FUNCTIONS_H
#define WEATHERFORMAT_HARFBUZZSHIM_FUNCTIONS_H

// By a path below the compiler's own folders: pkg-config would add the library to every link.
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

#include "wf_hb_library.h"

// HarfBuzz 7 renamed it.
#if HB_VERSION_ATLEAST(7, 0, 0)
#define WF_HB_DRAW_GLYPH hb_font_draw_glyph
#else
#define WF_HB_DRAW_GLYPH hb_font_get_glyph_shape
#endif

#define WF_HB_FUNCTIONS(X)                                                                                             \
    X(hb_blob_create_or_fail)                                                                                          \
    X(hb_blob_destroy)                                                                                                 \
    X(hb_blob_get_data)                                                                                                \
    X(hb_blob_get_length)                                                                                              \
    X(hb_buffer_add_codepoints)                                                                                        \
    X(hb_buffer_allocation_successful)                                                                                 \
    X(hb_buffer_clear_contents)                                                                                        \
    X(hb_buffer_create)                                                                                                \
    X(hb_buffer_destroy)                                                                                               \
    X(hb_buffer_get_glyph_infos)                                                                                       \
    X(hb_buffer_get_glyph_positions)                                                                                   \
    X(hb_buffer_get_length)                                                                                            \
    X(hb_buffer_set_direction)                                                                                         \
    X(hb_buffer_set_language)                                                                                          \
    X(hb_buffer_set_script)                                                                                            \
    X(hb_draw_funcs_create)                                                                                            \
    X(hb_draw_funcs_destroy)                                                                                           \
    X(hb_draw_funcs_set_close_path_func)                                                                               \
    X(hb_draw_funcs_set_cubic_to_func)                                                                                 \
    X(hb_draw_funcs_set_line_to_func)                                                                                  \
    X(hb_draw_funcs_set_move_to_func)                                                                                  \
    X(hb_draw_funcs_set_quadratic_to_func)                                                                             \
    X(hb_face_count)                                                                                                   \
    X(hb_face_create)                                                                                                  \
    X(hb_face_destroy)                                                                                                 \
    X(hb_face_get_glyph_count)                                                                                         \
    X(hb_face_get_upem)                                                                                                \
    X(hb_face_make_immutable)                                                                                          \
    X(hb_face_reference_table)                                                                                         \
    X(hb_font_create)                                                                                                  \
    X(hb_font_destroy)                                                                                                 \
    X(hb_font_get_nominal_glyph)                                                                                       \
    X(hb_font_make_immutable)                                                                                          \
    X(hb_font_set_variations)                                                                                          \
    X(hb_language_from_string)                                                                                         \
    X(hb_ot_name_get_utf8)                                                                                             \
    X(hb_script_get_horizontal_direction)                                                                              \
    X(hb_shape)                                                                                                        \
    X(hb_unicode_funcs_get_default)                                                                                    \
    X(hb_unicode_script)                                                                                               \
    X(WF_HB_DRAW_GLYPH)

// Each pointer has the type that HarfBuzz's header declares for its function, so the compiler checks every call.
#define WF_HB_MEMBER(name) __typeof__(&name) name;
typedef struct Functions {
    void *loaded;
    WF_HB_FUNCTIONS(WF_HB_MEMBER)
} Functions;
#undef WF_HB_MEMBER

static inline const Functions *functions(const WFLibrary *library) { return (const Functions *)library; }

#endif
