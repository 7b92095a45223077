extension Language {
    /// The language's own habit, which a setting of "automatic" follows.
    ///
    /// Source: CLDR `supplemental/timeData`, the preferred cycle of the language's most likely region. A test compares
    /// it with what ICU's pattern generator says.
    public var preferredHourCycle: HourCycle {
        switch self {
        case .el, .en, .hi, .ko, .zhHant: .twelveHour
        case .cs, .da, .de, .es, .fi, .fr, .hu, .id, .it, .ja, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .tr, .uk,
            .vi, .zhHans:
            .twentyFourHour
        }
    }
}
