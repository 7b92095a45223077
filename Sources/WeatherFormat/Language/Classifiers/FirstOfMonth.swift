extension Language {
    /// What the native voice writes behind the number of a month's first day, where its month stands beside it; nil where
    /// the first is a number as every other.
    ///
    /// CLDR cannot say it: its day of the month is always a plain number.
    package var firstOfMonth: String? {
        switch self {
        // 1er août: the first is an ordinal, all others are not (Imprimerie nationale, "Dates").
        case .fr: "er"
        // 1º de agosto: the same in Brazil (Manual de Redação da Presidência da República, 2018).
        case .pt: "º"
        case .cs, .da, .de, .el, .en, .es, .fi, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .ro, .ru, .sv, .th, .tr,
            .uk, .vi, .zhHans, .zhHant:
            nil
        }
    }
}
