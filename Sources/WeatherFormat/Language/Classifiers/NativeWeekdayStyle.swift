extension Language {
    /// How the native voice writes the weekdays under a chart: those of the house, but where a reader of the language
    /// expects three letters, or small ones.
    ///
    /// The budget is the house's: three characters, seven different ones.
    package var nativeWeekdayStyle: WeekdayStyle {
        switch self {
        case .da:
            declared("søn man tir ons tor fre lør", "CLDR's three letters without their stop; tirs. and tors. are four")
        case .fr:
            declared("dim lun mar mer jeu ven sam", "CLDR's dim. without its full stop, which a rail does not need")
        case .nb:
            declared("søn man tir ons tor fre lør", "CLDR's søn. without its full stop, which a rail does not need")
        case .ro:
            declared("dum lun mar mie joi vin sâm", "CLDR's dum. without its full stop; Romanian writes them small")
        case .sv:
            declared("sön mån tis ons tor fre lör", "CLDR's own, but tors is four letters; MythTV's Swedish has Tor")
        case .cs, .de, .el, .en, .es, .fi, .hi, .hu, .id, .it, .ja, .ko, .nl, .pl, .pt, .ru, .th, .tr, .uk, .vi,
            .zhHans, .zhHant:
            weekdayStyle
        }
    }

    private func declared(_ words: String, _ reason: String) -> WeekdayStyle {
        .declared(DeclaredWeekdays(sundayFirst: words.split(separator: " ").map(String.init), reason: reason))
    }
}
