extension Language {
    /// The markers of the native voice's compact hours, where the language's own with its space makes six characters or
    /// more; nil where it fits.
    package var nativeHourMarker: DeclaredMeridiem? {
        switch self {
        case .nl, .nb, .ro: plain("11 p.m. is seven characters; its letters are read as well")
        case .es: plain("11 p. m. is eight characters; its letters are read as well")
        case .el: DeclaredMeridiem(am: "πμ", pm: "μμ", reason: "11 μ.μ. is seven characters; CLDR 46 writes μμ")
        case .cs:
            DeclaredMeridiem(
                am: "dop", pm: "odp",
                reason: "11 odp. is seven characters, and glued still six; so the house's form without a full stop")
        case .da, .de, .en, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .pl, .pt, .ru, .sv, .th, .tr, .uk, .vi, .zhHans,
            .zhHant:
            nil
        }
    }

    private func plain(_ reason: String) -> DeclaredMeridiem { DeclaredMeridiem(am: "am", pm: "pm", reason: reason) }
}
