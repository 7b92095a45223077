extension Language {
    /// Whether a unit's symbol keeps its closing full stop in the compact style.
    ///
    /// Beside a number an abbreviation is plain without it: da `km/t`, el `χλμ`. A symbol that has a stop within keeps
    /// all of its stops, since one that lost only its last reads as a misprint: el `χλστ./ώ.`, never `χλστ./ώ`. The
    /// weekdays of a rail keep none, whatever the language: see ``weekdayStyle``.
    ///
    /// The symbol is as CLDR has it, without white space.
    func keepsClosingFullStop(of symbol: String) -> Bool {
        switch self {
        // A Thai abbreviation ends in its stop, กม., ชม.: so the rules of the Royal Society of Thailand, and GNOME's
        // and KDE's catalogs.
        case .th: true
        case .cs, .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv,
            .tr, .uk, .vi, .zhHans, .zhHant:
            symbol.dropLast().contains(".")
        }
    }
}
