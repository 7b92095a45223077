/// Where the weekdays of a narrow rail come from: at most three characters, seven different ones.
package enum WeekdayStyle: Sendable, Hashable {
    /// CLDR's abbreviated weekday, pattern `E`.
    case abbreviated
    /// CLDR's short stand-alone weekday, pattern `cccccc`.
    case standaloneShort
    /// Seven words of the rulebook's own.
    case declared(DeclaredWeekdays)
}

extension Language {
    /// How the weekdays under a chart are written.
    ///
    /// The first of `E` and `cccccc` that keeps the budget, else declared.
    package var weekdayStyle: WeekdayStyle {
        switch self {
        case .cs, .el, .en, .es, .fi, .hu, .id, .it, .ja, .ko, .nl, .ru, .tr, .uk, .zhHans, .zhHant: .abbreviated
        // "dim." is four characters with its full stop, which a rail does not need.
        case .fr: .standaloneShort
        // मंगल is four Unicode scalars.
        case .hi: .standaloneShort
        // "tors" is four characters.
        case .sv: .standaloneShort
        // "Th 2" is four characters, one of them a space.
        case .vi: .standaloneShort
        case .da:
            declared("Sø Ma Ti On To Fr Lø", "both CLDR forms end in a full stop: søn., sø.")
        case .de:
            declared("So Mo Di Mi Do Fr Sa", "both CLDR forms end in a full stop: So.")
        case .nb:
            declared("Sø Ma Ti On To Fr Lø", "both CLDR forms end in a full stop: søn., sø.")
        case .pl:
            declared(
                "ndz pon wt śr czw pt sob",
                "niedz. is six characters, and CLDR's short nie is the word for not; moment.js and dayjs")
        case .pt:
            declared("Dom Seg Ter Qua Qui Sex Sáb", "both CLDR forms end in a full stop: dom.")
        case .ro:
            declared("Dum Lun Mar Mie Joi Vin Sâm", "both CLDR forms end in a full stop: dum., du.")
        case .th:
            declared("อา จ อ พ พฤ ศ ส", "both CLDR forms end in a full stop: อา.")
        }
    }

    private func declared(_ words: String, _ reason: String) -> WeekdayStyle {
        .declared(DeclaredWeekdays(sundayFirst: words.split(separator: " ").map(String.init), reason: reason))
    }
}
