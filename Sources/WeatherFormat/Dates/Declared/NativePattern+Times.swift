extension NativePattern {
    private static let comma =
        "the toolchain's ICU 76 drops the comma, which CLDR 42 and 48 set"
    private static let chineseSpace =
        "ICU 76 sets a space, CLDR 42 and 48 none; both are right, and Chinese weather sites set one"
    private static let taiwanSpace =
        "CLDR 48 drops the space that CLDR 42 and 46 set"
    private static let hindiMarker =
        "the toolchain's ICU 76 puts the marker first, CLDR 42 and 48 last"
    private static let thaiClock =
        "ICU 76 drops น., which the Royal Society and the weather service write behind a time of 24 hours"
    private static let vietnameseHour =
        "ICU 76 pads the hour; CLDR 42 does not, as Vietnamese writes it"
    private static let markerFirst =
        "a slip of CLDR's Ehm: in hm and Eh the Hungarian marker stands first"
    private static let unpadded =
        "a slip of CLDR's EHm: in Hm the Hungarian hour has no zero"
    private static let japaneseOrder =
        "the weekday stands before the time; CLDR 42 and 48 put it behind, ICU 76 without brackets before"
    private static let koreanName =
        "brackets gloss a date; without one the weekday is written"
    private static let timeFirst =
        "two bare numbers would meet, Th 7 17:39; Vietnamese has the time first, as CLDR from 46 on"
    private static let norwegianClock =
        "ICU 76 drops kl., which CLDR 42 and 48 have on this clock"
    private static let finnishClock =
        "klo stands before a time of day, as in CLDR's date-times and in its own EHm of CLDR 48"

    /// Hours with their minutes, alone and behind a weekday.
    static let times: [NativePattern] = [
        NativePattern(.hi, .time, .twelveHour, "h:mm\u{A0}a", hindiMarker, icu76: "a h:mm"),
        NativePattern(.th, .time, .twentyFourHour, "HH:mm\u{A0}น.", thaiClock, icu72: "HH:mm น.", icu76: "HH:mm"),
        NativePattern(.vi, .time, .twentyFourHour, "H:mm", vietnameseHour, icu76: "HH:mm"),
        NativePattern(.hi, .weekdayAndTime, .twelveHour, "EEE h:mm\u{A0}a", hindiMarker, icu76: "EEE a h:mm"),
        NativePattern(
            .hu, .weekdayAndTime, .twelveHour, "EEE a\u{A0}h:mm", markerFirst, icu72: "EEE h:mm\u{202F}a",
            icu76: "EEE h:mm\u{202F}a"),
        NativePattern(
            .ja, .weekdayAndTime, .twelveHour, "(EEE) aK:mm", japaneseOrder, icu72: "aK:mm (EEE)", icu76: "EEE aK:mm"),
        NativePattern(
            .ko, .weekdayAndTime, .twelveHour, "EEEE a\u{A0}h:mm", koreanName, icu72: "(EEE) a h:mm",
            icu76: "(EEE) a h:mm"),
        NativePattern(
            .vi, .weekdayAndTime, .twelveHour, "h:mm\u{A0}a, cccccc", timeFirst, icu72: "EEE h:mm\u{202F}a",
            icu76: "h:mm\u{202F}a, EEE"),
        NativePattern(.zhHans, .weekdayAndTime, .twelveHour, "EEE ah:mm", chineseSpace, icu72: "EEEah:mm"),
        NativePattern(.zhHant, .weekdayAndTime, .twelveHour, "EEE ah:mm", taiwanSpace),
        NativePattern(.de, .weekdayAndTime, .twentyFourHour, "EEE, HH:mm", comma, icu76: "EEE HH:mm"),
        NativePattern(
            .fi, .weekdayAndTime, .twentyFourHour, "EEE 'klo' H.mm", finnishClock, icu72: "EEE H.mm", icu76: "EEE H.mm"),
        NativePattern(
            .hu, .weekdayAndTime, .twentyFourHour, "EEE H:mm", unpadded, icu72: "EEE HH:mm", icu76: "EEE HH:mm"),
        NativePattern(
            .ja, .weekdayAndTime, .twentyFourHour, "(EEE) H:mm", japaneseOrder, icu72: "H:mm (EEE)", icu76: "EEE H:mm"),
        NativePattern(
            .ko, .weekdayAndTime, .twentyFourHour, "EEEE HH:mm", koreanName, icu72: "(EEE) HH:mm", icu76: "(EEE) HH:mm"),
        NativePattern(.nb, .weekdayAndTime, .twentyFourHour, "EEE 'kl'. HH:mm", norwegianClock, icu76: "EEE HH:mm"),
        NativePattern(
            .th, .weekdayAndTime, .twentyFourHour, "EEE HH:mm\u{A0}น.", thaiClock, icu72: "EEE HH:mm น.",
            icu76: "EEE HH:mm"),
        NativePattern(
            .vi, .weekdayAndTime, .twentyFourHour, "H:mm, cccccc", timeFirst, icu72: "EEE HH:mm", icu76: "HH:mm, EEE"),
        NativePattern(.zhHans, .weekdayAndTime, .twentyFourHour, "EEE HH:mm", chineseSpace, icu72: "EEEHH:mm"),
    ]
}
