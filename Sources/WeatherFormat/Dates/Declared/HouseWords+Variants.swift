extension HouseWords {
    private static let september = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec"
    private static let american = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
    private static let sept =
        "the toolchain's ICU 76 has the three letters of the United States; CLDR 42 and 48 have Sept"
    private static let small = "the toolchain's ICU 76 writes AM and PM; CLDR 42 and 48 am and pm"
    private static let latin = "CLDR 46 and 48 have p.m.; CLDR 42 has Spain's space within, p. m."

    /// The words of a variant, where ICU 72, 76 and 78 disagree on them; those of the native voice alone.
    static let variants: [LanguageVariant: [HouseWords]] = [
        .enGB: [HouseWords(.en, .monthAbbreviated, september, reason: sept, elsewhere: ["76.1": american])],
        .enIE: [
            HouseWords(.en, .monthAbbreviated, september, reason: sept, elsewhere: ["76.1": american]),
            HouseWords(
                .en, .meridiem, "am|pm",
                reason: "CLDR 48 writes them as Britain does, and they fit an hour's five characters",
                elsewhere: ["72.1": "a.m.|p.m.", "76.1": "a.m.|p.m."]),
        ],
        .enAU: [
            HouseWords(
                .en, .monthAbbreviated, "Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec",
                reason: "the toolchain's ICU 76 has the three letters of the United States; CLDR 42 and 48 have June, "
                    + "July and Sept",
                elsewhere: ["76.1": american])
        ],
        .enNZ: [
            HouseWords(.en, .monthAbbreviated, september, reason: sept, elsewhere: ["76.1": american]),
            HouseWords(.en, .meridiem, "am|pm", reason: small, elsewhere: ["76.1": "AM|PM"]),
        ],
        .enIN: [
            HouseWords(.en, .monthAbbreviated, september, reason: sept, elsewhere: ["76.1": american]),
            HouseWords(.en, .meridiem, "am|pm", reason: small, elsewhere: ["76.1": "AM|PM"]),
        ],
        .enCA: [
            HouseWords(
                .en, .meridiem, "a.m.|p.m.",
                reason: "the toolchain's ICU 76 writes AM and PM; CLDR 42 and 48 a.m. and p.m.",
                elsewhere: ["76.1": "AM|PM"])
        ],
        .esMX: [
            HouseWords(
                .es, .monthAbbreviated, "ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic",
                reason: "CLDR 46 and 48 have sep; CLDR 42 has Spain's sept",
                elsewhere: ["72.1": "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic"]),
            HouseWords(.es, .meridiem, "a.m.|p.m.", reason: latin, elsewhere: ["72.1": "a.\u{A0}m.|p.\u{A0}m."]),
        ],
        .es419: [
            HouseWords(.es, .meridiem, "a.m.|p.m.", reason: latin, elsewhere: ["72.1": "a.\u{A0}m.|p.\u{A0}m."])
        ],
        .esUS: [
            HouseWords(.es, .meridiem, "a.m.|p.m.", reason: latin, elsewhere: ["72.1": "a.\u{A0}m.|p.\u{A0}m."])
        ],
        .ptPT: [
            HouseWords(
                .pt, .weekdayAbbreviated, "domingo|segunda|terça|quarta|quinta|sexta|sábado",
                reason: "the toolchain's ICU 76 has Brazil's dom.; CLDR 42 and 48 write the names without -feira",
                elsewhere: ["76.1": "dom.|seg.|ter.|qua.|qui.|sex.|sáb."]),
            HouseWords(
                .pt, .meridiem, "a.m.|p.m.",
                reason: "CLDR 48's; CLDR 42 writes da manhã and da tarde, for which no narrow place has room, ICU 76 "
                    + "AM and PM",
                elsewhere: ["72.1": "da manhã|da tarde", "76.1": "AM|PM"]),
        ],
    ]

    /// The declared words of a kind as one form of a language writes them: the variant's own, else its language's.
    static func of(_ kind: DateSymbolKind, in form: LanguageForm, _ voice: Voice) -> HouseWords? {
        form.variant.flatMap { variants[$0] }?.first { $0.kind == kind } ?? of(kind, in: form.language, voice)
    }
}
