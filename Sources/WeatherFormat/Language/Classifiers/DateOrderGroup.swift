/// Who decides the order of a date's fields.
package enum DateOrderGroup: String, Sendable, Hashable {
    /// The rulebook's own patterns, month first.
    case western
    /// ICU's pattern for a skeleton, with the language's own counters: `8月15日(土)`.
    case cjk
}

extension Language {
    /// Whether dates are drawn by the rulebook's patterns or by ICU's skeletons.
    package var dateOrderGroup: DateOrderGroup {
        switch self {
        // Year, month and day carry counters (年, 月, 日; 년, 월, 일) whose place no fixed pattern could know.
        case .ja, .ko, .zhHans, .zhHant: .cjk
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .tr,
            .uk, .vi:
            .western
        }
    }
}
