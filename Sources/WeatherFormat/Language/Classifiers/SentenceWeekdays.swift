extension Language {
    /// The native voice's weekdays within a sentence, where CLDR's abbreviations are those of a calendar; nil where they
    /// serve.
    package var sentenceWeekdays: DeclaredWeekdays? {
        switch self {
        case .hu:
            DeclaredWeekdays(
                sundayFirst: ["v.", "h.", "k.", "sze.", "cs.", "p.", "szo."],
                reason: "in a sentence a Hungarian abbreviation is lower case and has its full stop; Szo and K are the "
                    + "labels of a calendar")
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            nil
        }
    }
}
