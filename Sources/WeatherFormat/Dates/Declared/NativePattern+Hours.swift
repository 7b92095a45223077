extension NativePattern {
    private static let hindiMarker =
        "the toolchain's ICU 76 puts the marker first, CLDR 42 and 48 last"
    private static let unpadded =
        "a slip of CLDR's EHm: in Hm the Hungarian hour has no zero"
    private static let finnishClock =
        "klo stands before a time of day, as in CLDR's date-times and in its own EHm of CLDR 48"
    private static let germanHour =
        "CLDR 42 has 5 Uhr PM, which nobody writes"
    private static let czechHour =
        "11 odp. is seven characters, and no room for the space"
    private static let finnishHour =
        "11 ip. is six characters with its space; no Finn reads this clock"
    private static let hungarianHour =
        "du. 11 is six characters with its space"
    private static let koreanHour =
        "오후 11시 is six characters with its space; 오후 must stand, or 5:00 and 17:00 are both 5시"
    private static let frenchHour =
        "17 h is how French writes a full hour; CLDR pads it, 09 h"
    private static let brazilianHour =
        "17h is how Brazil writes a full hour; CLDR has the bare number"
    private static let vietnameseFullHour =
        "17h is how Vietnamese writes a full hour; CLDR has 17 or 17 giờ"
    private static let counterHour =
        "the hour carries its counter, as in CLDR's H"
    private static let thaiNarrow =
        "no room for น. in five characters"
    private static let appended =
        "CLDR has no Eh before 48, and ICU appends the weekday in a form of its own"
    private static let turkishHour =
        "CLDR 48 puts the marker last here alone; in Ehm it stands first"
    private static let finnishHead =
        "ICU 76 sets klo before this clock too, which no other version does"
    private static let asianHead =
        "no budget here, so the weekday is written, and the marker stays"
    private static let headName =
        "CLDR 42 and 48 disagree on the abbreviation; a head has room for the name"
    private static let fullHour =
        "there is no EH in CLDR, and ICU appends a word; a full hour is written with the language's own"
    private static let clockHour =
        "there is no EH in CLDR, and ICU appends a word; the weekday stands in full as on the other clock"

    /// Hours by themselves, and behind a weekday.
    static let hours: [NativePattern] = [
        NativePattern(.cs, .hour, .twelveHour, "ha", czechHour, icu72: "h\u{202F}a", icu76: "h\u{202F}a"),
        NativePattern(.de, .hour, .twelveHour, "h\u{A0}a", germanHour, icu72: "h 'Uhr' a"),
        NativePattern(.fi, .hour, .twelveHour, "ha", finnishHour, icu72: "h\u{202F}a", icu76: "h\u{202F}a"),
        NativePattern(.hi, .hour, .twelveHour, "h\u{A0}a", hindiMarker, icu76: "a h"),
        NativePattern(.hu, .hour, .twelveHour, "ah", hungarianHour, icu72: "a\u{202F}h", icu76: "a\u{202F}h"),
        NativePattern(.ko, .hour, .twelveHour, "ah시", koreanHour, icu72: "a h시", icu76: "a h시"),
        NativePattern(.fr, .hour, .twentyFourHour, "H\u{A0}'h'", frenchHour, icu72: "HH:mm", icu76: "HH:mm"),
        NativePattern(.ja, .hour, .twentyFourHour, "H時", counterHour, icu72: "H:mm", icu76: "H:mm"),
        NativePattern(.zhHant, .hour, .twentyFourHour, "H時", counterHour, icu72: "HH:mm", icu76: "HH:mm"),
        NativePattern(.ko, .hour, .twentyFourHour, "H시", counterHour, icu72: "HH:mm", icu76: "HH:mm"),
        NativePattern(.pt, .hour, .twentyFourHour, "H'h'", brazilianHour, icu72: "HH:mm", icu76: "HH:mm"),
        NativePattern(.th, .hour, .twentyFourHour, "HH:mm", thaiNarrow, icu72: "HH:mm น."),
        NativePattern(.vi, .hour, .twentyFourHour, "H'h'", vietnameseFullHour, icu72: "H:mm", icu76: "HH:mm"),
        NativePattern(.zhHans, .hour, .twentyFourHour, "H时", counterHour, icu72: "HH:mm", icu76: "HH:mm"),
        NativePattern(.ja, .bareHour, .twentyFourHour, "H時", counterHour),
        NativePattern(.zhHant, .bareHour, .twentyFourHour, "H時", counterHour),
        NativePattern(.ko, .bareHour, .twentyFourHour, "H시", counterHour),
        NativePattern(.zhHans, .bareHour, .twentyFourHour, "H时", counterHour),
        NativePattern(
            .da, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc h\u{202F}a",
            icu76: "EEE, h\u{202F}a"),
        NativePattern(
            .el, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .en, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .es, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .it, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .nb, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .nl, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc h a", icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .ro, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .uk, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .de, .weekdayAndHour, .twelveHour, "EEE, h\u{A0}a", appended, icu72: "ccc, h 'Uhr' a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .pl, .weekdayAndHour, .twelveHour, "EEE, h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .pt, .weekdayAndHour, .twelveHour, "EEE, h\u{A0}a", appended, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .fi, .weekdayAndHour, .twelveHour, "EEE h\u{A0}a", finnishHead, icu72: "ccc h\u{202F}a",
            icu76: "ccc 'klo' h\u{202F}a"),
        NativePattern(
            .tr, .weekdayAndHour, .twelveHour, "EEE a\u{A0}h", turkishHour, icu72: "ccc a\u{202F}h",
            icu76: "ccc a\u{202F}h"),
        NativePattern(
            .hi, .weekdayAndHour, .twelveHour, "EEEE, h\u{A0}a", headName, icu72: "ccc, h a", icu76: "ccc, a h"),
        NativePattern(
            .id, .weekdayAndHour, .twelveHour, "EEEE, h\u{A0}a", headName, icu72: "ccc, h\u{202F}a",
            icu76: "ccc, h\u{202F}a"),
        NativePattern(
            .th, .weekdayAndHour, .twelveHour, "EEEE h\u{A0}a", headName, icu72: "ccc h a", icu76: "ccc h\u{202F}a"),
        NativePattern(
            .vi, .weekdayAndHour, .twelveHour, "h\u{A0}a, EEEE", headName, icu72: "h\u{202F}a ccc",
            icu76: "h\u{202F}a ccc"),
        NativePattern(.ja, .weekdayAndHour, .twelveHour, "EEEE aK時", asianHead, icu72: "ccc aK時", icu76: "ccc aK時"),
        NativePattern(
            .ko, .weekdayAndHour, .twelveHour, "EEEE a\u{A0}h시", asianHead, icu72: "ccc a h시", icu76: "ccc a h시"),
        NativePattern(.zhHans, .weekdayAndHour, .twelveHour, "EEE ah时", appended, icu72: "ccc ah时", icu76: "ccc ah时"),
        NativePattern(.zhHant, .weekdayAndHour, .twelveHour, "EEE ah時", appended, icu72: "ccc ah時", icu76: "ccc ah時"),
        NativePattern(
            .da, .weekdayAndHour, .twentyFourHour, "EEE 'kl'. H", fullHour, icu72: "EEE HH.mm", icu76: "EEE HH.mm"),
        NativePattern(
            .nb, .weekdayAndHour, .twentyFourHour, "EEE 'kl'. H", fullHour, icu72: "EEE 'kl'. HH:mm", icu76: "EEE HH:mm"
        ),
        NativePattern(
            .sv, .weekdayAndHour, .twentyFourHour, "EEE 'kl'. H", fullHour, icu72: "EEE HH:mm", icu76: "EEE HH:mm"),
        NativePattern(
            .de, .weekdayAndHour, .twentyFourHour, "EEE, H\u{A0}'Uhr'", fullHour, icu72: "EEE, HH:mm",
            icu76: "EEE HH:mm"),
        NativePattern(
            .fi, .weekdayAndHour, .twentyFourHour, "EEE 'klo' H.mm", finnishClock, icu72: "EEE H.mm", icu76: "EEE H.mm"),
        NativePattern(
            .fr, .weekdayAndHour, .twentyFourHour, "EEE H\u{A0}'h'", fullHour, icu72: "EEE HH:mm", icu76: "EEE HH:mm"),
        NativePattern(
            .hu, .weekdayAndHour, .twentyFourHour, "EEE H:mm", unpadded, icu72: "EEE HH:mm", icu76: "EEE HH:mm"),
        NativePattern(
            .pt, .weekdayAndHour, .twentyFourHour, "EEE, H'h'", fullHour, icu72: "EEE, HH:mm", icu76: "EEE, HH:mm"),
        NativePattern(
            .hi, .weekdayAndHour, .twentyFourHour, "EEEE, HH:mm", clockHour, icu72: "EEE HH:mm", icu76: "EEE HH:mm"),
        NativePattern(
            .id, .weekdayAndHour, .twentyFourHour, "EEEE, HH.mm", clockHour, icu72: "EEE HH.mm", icu76: "EEE HH.mm"),
        NativePattern(
            .th, .weekdayAndHour, .twentyFourHour, "EEEE HH:mm\u{A0}น.", clockHour, icu72: "EEE HH:mm น.",
            icu76: "EEE HH:mm"),
        NativePattern(
            .vi, .weekdayAndHour, .twentyFourHour, "H'h', EEEE", fullHour, icu72: "EEE HH:mm", icu76: "HH:mm, EEE"),
        NativePattern(
            .ja, .weekdayAndHour, .twentyFourHour, "EEEE H時", fullHour, icu72: "H:mm (EEE)", icu76: "EEE H:mm"),
        NativePattern(
            .ko, .weekdayAndHour, .twentyFourHour, "EEEE H시", fullHour, icu72: "(EEE) HH:mm", icu76: "(EEE) HH:mm"),
        NativePattern(
            .zhHans, .weekdayAndHour, .twentyFourHour, "EEE H时", fullHour, icu72: "EEEHH:mm", icu76: "EEE HH:mm"),
        NativePattern(
            .zhHant, .weekdayAndHour, .twentyFourHour, "EEE H時", fullHour, icu72: "EEE HH:mm", icu76: "EEE HH:mm"),
    ]
}
