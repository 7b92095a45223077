/// How an hour is written where there is room for five characters at most.
package enum CompactHourStyle: Sendable, Hashable {
    /// The number and the meridiem: `5pm`; on the 24-hour clock `17:00`.
    case meridiem
    /// The same with a shorter marker of its own, since the language's own breaks the budget.
    case declaredMeridiem(DeclaredMeridiem)
    /// The number and the language's hour counter, and no meridiem: `9時`, on the 24-hour clock `21時`.
    case counter(String)
}

extension Language {
    /// How a compact hour is drawn: under a chart's bar, in a widget's column, on a watch face.
    package var compactHourStyle: CompactHourStyle {
        switch self {
        case .ja, .zhHant: .counter("時")  // A Latin "am" on a CJK digit is wrong, and wider.
        case .zhHans: .counter("时")
        case .ko: .counter("시")
        case .cs:
            .declaredMeridiem(
                DeclaredMeridiem(
                    am: "dop", pm: "odp",
                    reason: "11odp. is six characters; CLDR's abbreviation keeps its letters and loses its full stop, "
                        + "in compact hours alone"))
        case .th:
            .declaredMeridiem(
                DeclaredMeridiem(
                    am: "am", pm: "pm",
                    reason: "the marker of CLDR 42 is ten characters long; from CLDR 44 on Thai writes AM and PM"))
        case .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .tr, .uk, .vi:
            .meridiem
        }
    }
}
