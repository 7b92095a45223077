/// Whether the native style parts a number from its unit.
package enum UnitSpacing: String, Sendable, Hashable {
    /// A no-break space before every symbol: `12 km/h`.
    case space
    /// A no-break space before letters of an alphabet, none before a Chinese or Japanese word: `12 km/h`, `12公里`.
    case spaceBeforeLetters
    /// Never: ko `12km/h`.
    case none
}

extension Language {
    /// How the language parts a number from its unit.
    ///
    /// Source: CLDR's short unit patterns, which are of one mind within a language. Its space may be a plain one, or U+202F
    /// in French; the native style has U+00A0 in every language, since many fonts lack the other.
    package var unitSpacing: UnitSpacing {
        switch self {
        case .ko: .none
        // CLDR 42 and 48 set a space before the words of zh-Hant (5 公里), ICU 76 sets none; the language has none, and
        // neither have zh-Hans and the elapsed times here. Japanese has its units in Latin letters.
        case .ja, .zhHans, .zhHant: .spaceBeforeLetters
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .tr,
            .uk, .vi:
            .space
        }
    }
}

extension UnitSpacing {
    /// What stands between a number and a symbol.
    func space(beside symbol: String) -> String {
        switch self {
        case .space: "\u{A0}"
        case .spaceBeforeLetters: symbol.unicodeScalars.first?.properties.isIdeographic == true ? "" : "\u{A0}"
        case .none: ""
        }
    }
}

extension LanguageVariant {
    /// Whether the percent sign is glued although the reference ICU sets a space before it.
    var setsNoSpaceBeforePercent: Bool {
        switch self {
        // CLDR 42 has Spain's space; CLDR 46 and 48 have none, as Mexico's in all of them.
        case .es419, .esUS: true
        case .enGB, .enIE, .enAU, .enNZ, .enIN, .enCA, .esMX, .ptPT, .frCA, .deCH, .deAT: false
        }
    }
}
