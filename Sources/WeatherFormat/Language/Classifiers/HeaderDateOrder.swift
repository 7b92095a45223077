/// The order of month and day in the rulebook's own patterns.
package enum HeaderDateOrder: String, Sendable, Hashable {
    /// `Aug 15`
    case monthFirst
    /// `aug. 15.`
    case monthFirstOrdinal
    /// `15 thg 8`
    case dayFirst
}

extension Language {
    /// Whether a date's day stands before its month.
    ///
    /// The CJK languages are never asked: their order is ICU's.
    package var headerDateOrder: HeaderDateOrder {
        switch self {
        // Weekday and month are numbers in Vietnamese (Th 7, thg 8): month first, three numbers collide in a row.
        case .vi: .dayFirst
        // Hungarian is month first by nature; a day of the month is an ordinal there, and has its stop in CLDR's MMM d.
        case .hu: .monthFirstOrdinal
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv,
            .th, .tr, .uk, .zhHans, .zhHant:
            .monthFirst
        }
    }
}
