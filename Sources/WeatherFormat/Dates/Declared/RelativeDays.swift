/// How many days ago, or ahead, in languages whose short form in CLDR is a letter or two: `hace 2 d`, id `5 h lalu`,
/// which says five hours.
///
/// Days are written out there; hours and minutes stay short.
///
/// Source: CLDR's short relative time, with its unit of a day in full (`units/unitLength[@type="long"]`, duration-day)
/// but where a line says otherwise. A test compares both.
struct RelativeDays: Sendable, Hashable {
    /// A 0 where the number stands, for one day.
    let one: String
    /// The same for every other number.
    let other: String

    /// The same as one form of a language writes them: the variants' are CLDR's, which are words already.
    static func of(_ form: LanguageForm, isAhead: Bool) -> RelativeDays? {
        form.variant == nil ? of(form.language, isAhead: isAhead) : nil
    }

    /// The language's days, for those gone by or for those to come; nil where CLDR's own short form is right.
    static func of(_ language: Language, isAhead: Bool) -> RelativeDays? {
        switch language {
        case .es:
            isAhead
                ? RelativeDays("dentro de 0 día", "dentro de 0 días") : RelativeDays("hace 0 día", "hace 0 días")
        case .id: isAhead ? RelativeDays("dalam 0 hari", "dalam 0 hari") : RelativeDays("0 hari lalu", "0 hari lalu")
        case .it: isAhead ? RelativeDays("tra 0 giorno", "tra 0 giorni") : RelativeDays("0 giorno fa", "0 giorni fa")
        // CLDR's own long form counts døgn, spans of 24 hours; its unit of a day is dag, dager.
        // CLDR counts døgn, spans of 24 hours; Evolution's and Cinnamon's catalogs, and people, say for 2 dager siden.
        case .nb:
            isAhead ? RelativeDays("om 0 dag", "om 0 dager") : RelativeDays("for 0 dag siden", "for 0 dager siden")
        case .nl:
            isAhead ? RelativeDays("over 0 dag", "over 0 dagen") : RelativeDays("0 dag geleden", "0 dagen geleden")
        // CLDR's long relative time; its unit is dygn, a span of 24 hours.
        case .sv:
            isAhead ? RelativeDays("om 0 dag", "om 0 dagar") : RelativeDays("för 0 dag sedan", "för 0 dagar sedan")
        case .cs, .da, .de, .el, .en, .fi, .fr, .hi, .hu, .ja, .ko, .pl, .pt, .ro, .ru, .th, .tr, .uk, .vi, .zhHans,
            .zhHant:
            nil
        }
    }

    private init(_ one: String, _ other: String) {
        self.one = one
        self.other = other
    }

    func text(_ count: Int) -> String {
        let pattern = count == 1 ? one : other
        return String(pattern.split(separator: "0", omittingEmptySubsequences: false).joined(separator: "\(count)"))
    }
}
