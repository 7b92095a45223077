/// What a language writes behind the days, hours and minutes of a compact duration.
package struct DurationSymbols: Sendable, Hashable {
    package let day: String
    package let hour: String
    package let minute: String
    /// Why these.
    package let reason: String

    private init(_ day: String, _ hour: String, _ minute: String, _ reason: String) {
        self.day = day
        self.hour = hour
        self.minute = minute
        self.reason = reason
    }

    /// Declared in all languages: CLDR's short hours are too wide (`Std.`, `godz.`), its narrow minutes are a bare `m`
    /// that is read as metres, and both change with ICU's version.
    ///
    /// Sources: "CLDR" is CLDR 42 without white space and, where a line does not say otherwise, without closing full
    /// stop; "SI" is the SI Brochure (9th edition), table 8, whose symbols d, h and min belong to no language.
    package static func of(_ language: Language) -> DurationSymbols {
        switch language {
        case .cs: DurationSymbols("d", "h", "min", "CLDR short, its day narrow")
        case .da: DurationSymbols("d", "t", "min", "CLDR short, its day narrow")
        case .de: DurationSymbols("d", "h", "min", "SI; CLDR narrow had Std., Min., T and has h, min, d since 46")
        case .el:
            DurationSymbols(
                "ημ.", "ώ.", "λ.",
                "CLDR short with its full stops, its day as in CLDR's short relative time; 1η, 2η are the ordinals "
                    + "first, second")
        case .en: DurationSymbols("d", "h", "min", "CLDR narrow, but min from short: a bare m is read as metres")
        case .es: DurationSymbols("d", "h", "min", "CLDR short")
        case .fi: DurationSymbols("pv", "t", "min", "CLDR short")
        case .fr: DurationSymbols("j", "h", "min", "CLDR short")
        case .hi: DurationSymbols("दिन", "घं", "मि", "CLDR narrow, its day short")
        case .hu: DurationSymbols("nap", "ó", "p", "CLDR short")
        case .id:
            DurationSymbols(
                "hari", "j", "mnt", "CLDR short, its day long: hr is read as hour, beside the j of jam, the hour's own")
        case .it: DurationSymbols("g", "h", "min", "CLDR short, its day narrow: giorno and giorni are words")
        case .ja: DurationSymbols("日", "時間", "分", "CLDR short")
        case .ko: DurationSymbols("일", "시간", "분", "CLDR short")
        case .nb: DurationSymbols("d", "t", "min", "CLDR short")
        case .nl: DurationSymbols("d", "u", "min", "CLDR narrow, but min from short: a bare m is read as metres")
        case .pl: DurationSymbols("d", "h", "min", "CLDR narrow; godz. is too wide")
        case .pt: DurationSymbols("d", "h", "min", "CLDR short; SI for the day, since dia and dias are words")
        case .ro: DurationSymbols("z", "h", "min", "CLDR narrow, but min from short: a bare m is read as metres")
        case .ru: DurationSymbols("д", "ч", "мин", "CLDR short, its day narrow")
        case .sv: DurationSymbols("d", "h", "min", "CLDR narrow, but min from short: a bare m is read as metres")
        case .th: DurationSymbols("วัน", "ชม.", "นาที", "CLDR short; a Thai abbreviation keeps its full stop")
        case .tr: DurationSymbols("gün", "sa", "dk", "CLDR short; its narrow d for the minute would be read as a day")
        case .uk: DurationSymbols("д", "год", "хв", "CLDR short, its day narrow")
        case .vi: DurationSymbols("ngày", "giờ", "phút", "CLDR short")
        case .zhHans: DurationSymbols("天", "小时", "分钟", "CLDR short")
        case .zhHant: DurationSymbols("天", "小時", "分鐘", "CLDR short")
        }
    }

    /// What stands between the two units: nothing where CLDR's narrow list of units has nothing (`listPattern-type-
    /// unit-narrow`), since each counter ends a word there, else a space.
    static func separator(_ language: Language) -> String {
        switch language {
        case .ja, .zhHans, .zhHant: ""
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi:
            " "
        }
    }

    /// What stands between number and symbol on a chart's axis, where a label stands alone: a space, but for the two
    /// languages in which CLDR 42's short form has none.
    static func chartSpace(_ language: Language) -> String {
        switch language {
        case .ko, .zhHans: ""
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHant:
            " "
        }
    }
}
