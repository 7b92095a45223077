/// From when a reader counts years.
package enum YearCount: String, Sendable, Hashable {
    /// The years of the Gregorian calendar: 2026.
    case commonEra
    /// Those of the Thai calendar, which has the same months and days: 2569.
    case buddhistEra

    /// What is added to a year of the Gregorian calendar.
    ///
    /// Source: CLDR `calendarPreferenceData` for TH, and ICU's `buddhist` calendar.
    package var offset: Int {
        switch self {
        case .commonEra: 0
        case .buddhistEra: 543
        }
    }
}

extension Language {
    /// How the native voice counts a year that it draws.
    package var yearCount: YearCount {
        switch self {
        // Thais read 2569; a Gregorian year wants ค.ศ. before it.
        case .th: .buddhistEra
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv,
            .tr, .uk, .vi, .zhHans, .zhHant:
            .commonEra
        }
    }
}
