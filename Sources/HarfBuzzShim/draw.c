#include "functions.h"
#include "wf_hb_draw.h"

typedef struct Sink {
    WFSegmentReceiver receiver;
    void *context;
} Sink;

static void send(void *data, WFSegment segment) {
    Sink *sink = data;
    sink->receiver(sink->context, segment);
}

static void moveTo(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
    (void)funcs, (void)state, (void)user;
    send(data, (WFSegment){.kind = WFSegmentKindMove, .x = x, .y = y});
}

static void lineTo(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
    (void)funcs, (void)state, (void)user;
    send(data, (WFSegment){.kind = WFSegmentKindLine, .x = x, .y = y});
}

static void quadraticTo(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x1, float y1, float x,
                        float y, void *user) {
    (void)funcs, (void)state, (void)user;
    send(data, (WFSegment){.kind = WFSegmentKindQuadratic, .x1 = x1, .y1 = y1, .x = x, .y = y});
}

static void cubicTo(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2,
                    float x, float y, void *user) {
    (void)funcs, (void)state, (void)user;
    send(data, (WFSegment){.kind = WFSegmentKindCubic, .x1 = x1, .y1 = y1, .x2 = x2, .y2 = y2, .x = x, .y = y});
}

static void closePath(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user) {
    (void)funcs, (void)state, (void)user;
    send(data, (WFSegment){.kind = WFSegmentKindClose});
}

void wf_hb_font_draw_glyph(const WFLibrary *library, WFFont *font, uint32_t glyph, WFSegmentReceiver receiver,
                           void *context) {
    hb_draw_funcs_t *funcs = functions(library)->hb_draw_funcs_create();
    functions(library)->hb_draw_funcs_set_move_to_func(funcs, moveTo, NULL, NULL);
    functions(library)->hb_draw_funcs_set_line_to_func(funcs, lineTo, NULL, NULL);
    functions(library)->hb_draw_funcs_set_quadratic_to_func(funcs, quadraticTo, NULL, NULL);
    functions(library)->hb_draw_funcs_set_cubic_to_func(funcs, cubicTo, NULL, NULL);
    functions(library)->hb_draw_funcs_set_close_path_func(funcs, closePath, NULL, NULL);
    Sink sink = {receiver, context};
    functions(library)->WF_HB_DRAW_GLYPH((hb_font_t *)font, glyph, funcs, &sink);
    functions(library)->hb_draw_funcs_destroy(funcs);
}
