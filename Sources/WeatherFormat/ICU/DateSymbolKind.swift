import ICUShim

/// The kinds of word that a date pattern draws, as ICU keeps them.
package enum DateSymbolKind: String, Sendable, Hashable, CaseIterable {
    /// `MMM`, from January at 0.
    case monthAbbreviated
    /// `MMMM`, from January at 0.
    case monthWide
    /// `LLLL`, from January at 0.
    case monthStandaloneWide
    /// `E`, from Sunday at 1.
    case weekdayAbbreviated
    /// `EEEE`, from Sunday at 1.
    case weekdayWide
    /// `ccc`, from Sunday at 1.
    case weekdayStandaloneAbbreviated
    /// `cccc`, from Sunday at 1.
    case weekdayStandaloneWide
    /// `cccccc`, from Sunday at 1.
    case weekdayStandaloneShort
    /// `a`, AM at 0 and PM at 1.
    case meridiem

    /// The indices at which ICU keeps this kind's words.
    var indices: Range<Int> {
        switch self {
        case .monthAbbreviated, .monthWide, .monthStandaloneWide: 0..<12
        case .weekdayAbbreviated, .weekdayWide, .weekdayStandaloneAbbreviated, .weekdayStandaloneWide,
            .weekdayStandaloneShort:
            1..<8
        case .meridiem: 0..<2
        }
    }

    var icuType: WFDateFormatSymbolType {
        switch self {
        case .monthAbbreviated: .shortMonths
        case .monthWide: .months
        case .monthStandaloneWide: .standaloneMonths
        case .weekdayAbbreviated: .shortWeekdays
        case .weekdayWide: .weekdays
        case .weekdayStandaloneAbbreviated: .standaloneShortWeekdays
        case .weekdayStandaloneWide: .standaloneWeekdays
        case .weekdayStandaloneShort: .standaloneShorterWeekdays
        case .meridiem: .amPms
        }
    }
}
