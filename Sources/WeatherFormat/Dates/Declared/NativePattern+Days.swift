extension NativePattern {
    private static let oneLetter =
        "one letter cannot stand in a sentence: the Japan Meteorological Agency writes 土曜日"
    private static let sentence =
        "CLDR 42 abbreviates and CLDR 48 does it otherwise; in a sentence the weekday is written"
    private static let comma =
        "the toolchain's ICU 76 drops the comma, which CLDR 42 and 48 set"
    private static let bound =
        "CLDR 46 binds the parts of a date with U+202F, which many fonts lack; U+00A0 does not break either"
    private static let number =
        "CLDR 42 abbreviates the month; Finns write its number, as CLDR has it from 46 on"
    private static let wideMonth =
        "CLDR 42 widens the month to Ağustos, where later ones have Ağu"
    private static let bracket =
        "Hangul orthography attaches the bracket, 2014. 12. 19.(금); CLDR sets a space before it"
    private static let chineseSpace =
        "ICU 76 sets a space, CLDR 42 and 48 none; both are right, and Chinese weather sites set one"
    private static let taiwanSpace =
        "CLDR 48 drops the space that CLDR 42 and 46 set"
    private static let tight =
        "ICU 76 sets a space before the weekday; the tighter form of CLDR 42 and 48 stays"
    private static let living =
        "T7 is the abbreviation in use; CLDR 42 has Th 7, CLDR 48 Thứ 7"
    private static let american =
        "CLDR 42 and 48 have 15 Sat; calendars in the United States have Sat 15, and so has ICU 76"
    private static let danishDay =
        "ICU 76 drops den, which CLDR 42 and 48 have"
    private static let sameWord =
        "versions differ between the two names of one word"
    private static let counter =
        "a day of the month carries its counter, as in every other Chinese date"
    private static let chineseMonth =
        "CLDR's name is 八月; beside 8月15日 a calendar has 8月"

    /// Days, dates and months: orders and separators.
    static let days: [NativePattern] = [
        NativePattern(.ja, .weekday, "EEEE", oneLetter),
        NativePattern(.ko, .weekday, "EEEE", oneLetter),
        NativePattern(.th, .weekday, "EEEE", sentence),
        NativePattern(.vi, .weekday, "EEEE", sentence),
        NativePattern(.cs, .day, "EEE d.\u{A0}M.", bound, icu72: "EEE d. M."),
        NativePattern(.de, .day, "EEE, d. MMM", comma, icu76: "EEE d. MMM"),
        NativePattern(.fi, .day, "EEE d.M.", number, icu72: "ccc d. MMM"),
        NativePattern(.ko, .day, "MMM d일(EEE)", bracket, icu72: "MMM d일 (EEE)", icu76: "MMM d일 (EEE)"),
        NativePattern(.tr, .day, "d MMM EEE", wideMonth, icu72: "d MMMM EEE"),
        NativePattern(.vi, .day, "cccccc, d MMM", living, icu72: "EEE, d MMM", icu76: "EEE, d MMM"),
        NativePattern(.zhHans, .day, "M月d日 EEE", chineseSpace, icu72: "M月d日EEE"),
        NativePattern(.zhHant, .day, "M月d日 EEE", taiwanSpace),
        NativePattern(.ja, .dayInFull, "M月d日EEEE", tight, icu76: "M月d日 EEEE"),
        NativePattern(.zhHans, .dayInFull, "M月d日 EEEE", chineseSpace, icu72: "M月d日EEEE"),
        NativePattern(.zhHant, .dayInFull, "M月d日 EEEE", taiwanSpace),
        NativePattern(.da, .weekdayAndDay, "EEE 'den' d.", danishDay, icu76: "EEE d."),
        NativePattern(.de, .weekdayAndDay, "EEE, d.", comma, icu76: "EEE d."),
        NativePattern(.en, .weekdayAndDay, "EEE d", american, icu72: "d EEE"),
        NativePattern(.fi, .weekdayAndDay, "EEE d.", sameWord, icu76: "ccc d."),
        NativePattern(.ko, .weekdayAndDay, "d일(EEE)", bracket, icu72: "d일 (EEE)", icu76: "d일 (EEE)"),
        NativePattern(.vi, .weekdayAndDay, "cccccc, d", living, icu72: "EEE, 'ngày' d", icu76: "EEE, d"),
        NativePattern(.zhHans, .weekdayAndDay, "d日 EEE", chineseSpace, icu72: "d日EEE", icu76: "d EEE"),
        NativePattern(.zhHant, .weekdayAndDay, "d日 EEE", counter, icu72: "d EEE", icu76: "d EEE"),
        NativePattern(.cs, .monthAndDay, "d.\u{A0}M.", bound, icu72: "d. M."),
        NativePattern(.fi, .monthAndDay, "d.M.", number, icu72: "d. MMM"),
        NativePattern(.zhHans, .month, "M月", chineseMonth),
        NativePattern(.cs, .date, "d.\u{A0}M.\u{A0}y", bound, icu72: "d. M. y"),
        NativePattern(.fi, .date, "d.M.y", number, icu72: "d. MMM y"),
    ]
}
